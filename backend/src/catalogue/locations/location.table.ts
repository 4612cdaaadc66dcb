import { id, int, loose, stored, text } from '../../platform/database/stored.ts';

/** A ZIP code in one county that it touches; a ZIP that touches three counties has three rows. */
export class Location extends stored(
  'locations',
  {
    id: id(),
    /** Five digits. */
    postalCode: text(5),
    /** The post office's name of the place: "Grand Rapids". */
    city: loose(60),
    /** The city in lower case, for prefix search. */
    citySearch: loose(60).index(),
    stateCode: loose(2),
    /** Five digits, state and county. */
    countyFips: text(5),
    /** Without the word County. */
    countyName: loose(60),
    /** 1 to 16; null outside Michigan. */
    rateArea: int().orNull(),
    /** Millionths of a degree, north positive. */
    latitudeMicrodegrees: int().orNull(),
    /** Millionths of a degree, east positive. */
    longitudeMicrodegrees: int().orNull(),
  },
  { uniques: [['postalCode', 'countyFips']] },
) {}
