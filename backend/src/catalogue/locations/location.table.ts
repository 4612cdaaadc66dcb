import { id, instant, int, loose, refers, stored, text } from '../../platform/database/stored.ts';
import { User } from '../../platform/people/user.table.ts';

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

/**
 * What a user knows of a ZIP code and the lists do not: another name of its city, or another county. Counts for everybody from then on,
 * and stays when the lists are loaded again.
 */
export class ConfirmedPlace extends stored(
  'confirmed_places',
  {
    id: id(),
    /** Five digits. */
    postalCode: text(5),
    /** '' for a county. */
    city: text(60),
    /** Of Michigan; '' for a city. */
    countyFips: text(5),
    userId: refers(() => User, 'RESTRICT'),
    /** UTC. */
    confirmedAt: instant(),
  },
  { uniques: [['postalCode', 'city', 'countyFips']] },
) {}
