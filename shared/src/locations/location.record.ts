import { record, type Wire } from '#shared/records/field';
import { described, listOf, nested, orNull, text, whole } from '#shared/records/kinds';

export const LOCATION_COUNTY = record({
  County: text('County', { about: 'Without the word County.', example: 'St. Clair' }),
  CountyFips: text('County code', { about: 'Five digits, state and county.', example: '26147' }),
  RateArea: described(orNull(whole('Rating area', { example: 7 })), 'Of Michigan, 1 to 16; null outside Michigan.'),
});
const PLACE = record({
  PostalCode: text('ZIP', { example: '48014' }),
  City: text('City', { example: 'Capac' }),
  StateCode: text('State', { example: 'MI' }),
});

/** GET /api/location/{zip5}: the city and every county that the ZIP spans. */
export const LOCATION = record({ ...PLACE, Counties: listOf('Counties', nested('County', LOCATION_COUNTY)) });
/** One line of GET /api/location/getlocationslist/{text}. */
export const LOCATION_LINE = record({ ...PLACE, ...LOCATION_COUNTY });

export type LocationCounty = Wire<typeof LOCATION_COUNTY>;
export type LocationResponse = Wire<typeof LOCATION>;
export type LocationListItem = Wire<typeof LOCATION_LINE>;
