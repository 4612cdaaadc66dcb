import { composed } from '#shared/formats/text';
import { record, whereTheyApply, type Wire } from '#shared/records/field';
import { described, flag, listOf, nested, optional, orNull, text, whole } from '#shared/records/kinds';

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
export const LOCATION = record('LocationAnswer', {
  ...PLACE,
  Counties: listOf(
    'Counties',
    nested(
      'County',
      record({
        ...LOCATION_COUNTY,
        ...whereTheyApply({ IsConfirmed: flag('Confirmed', { about: 'By a user: the lists do not have it.' }) }),
      }),
    ),
  ),
  ...whereTheyApply({ OtherCities: listOf('Other names of the city', text('City', { example: 'Kentwood' })) }),
});
/** Why a text cannot be the name of a city. */
export const cityNameProblem = (city: string): string | null =>
  /^\p{L}[\p{L}\p{M} .'’-]*$/u.test(city.trim()) ? null : 'Enter the name of the city.';

/** POST /api/location/Confirm: the one or the other. */
export const CONFIRMED_PLACE = record('ConfirmedPlaceBody', {
  PostalCode: text('ZIP', {
    max: 5,
    problem: (zip) => (/^\d{5}$/.test(zip) ? null : 'Enter five digits.'),
    example: '49512',
  }),
  City: described(
    optional(text('City', { max: 60, stored: (typed) => composed(typed).trim(), problem: cityNameProblem })),
    'Another name of the city.',
  ),
  CountyFips: described(optional(text('County code', { max: 5, example: '26139' })), 'Another county, of Michigan.'),
});
export type ConfirmedPlaceRequest = Wire<typeof CONFIRMED_PLACE>;
/** One line of GET /api/location/getlocationslist/{text}. */
export const LOCATION_LINE = record('LocationLineAnswer', { ...PLACE, ...LOCATION_COUNTY });

export type LocationCounty = Wire<typeof LOCATION_COUNTY> & { IsConfirmed?: boolean | undefined };
/** As looked up. */
export type ListedLocation = Wire<typeof LOCATION>;
/** As the rules need it: what nobody has confirmed may be left out. */
export type LocationResponse = Wire<typeof PLACE> & { Counties: LocationCounty[]; OtherCities?: string[] | undefined };
export type LocationListItem = Wire<typeof LOCATION_LINE>;
