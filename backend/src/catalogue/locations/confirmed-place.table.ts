import { User } from '../../platform/people/user.table.ts';
import { id, instant, refers, stored, text } from '../../platform/database/stored.ts';

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
