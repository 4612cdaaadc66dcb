import type { Address } from '#shared/locations/address.record';
import type { LocationCounty, LocationResponse } from '#shared/locations/location.record';
import type { FieldErrors } from '#shared/answers/errors';
import type { ZipPrefixes } from '#shared/formats/zip';
import { COUNTY_NOT_IN_ZIP, placeProblems } from '#shared/locations/address-place';

/** Spec 002 section 5, "Group form": "zipcode invalid". */
export const ZIP_WITHOUT_COUNTY = 'Zipcode invalid. No county was found for it.';
/** Ours. */
export const CHOOSE_COUNTY = 'This ZIP code is in more than one county. Choose the county.';
/** Facts, "Rates": the employer's principal address determines the rates of all members, in one of Michigan's areas. */
export const NOT_IN_MICHIGAN = 'Zipcode invalid. The group must be located in Michigan.';

/** Whether a group's principal address may be in this ZIP. */
export const principalPlaceProblem = ({ Counties }: Pick<LocationResponse, 'Counties'>): string | null =>
  Counties.every(({ RateArea }) => RateArea === null) ? NOT_IN_MICHIGAN : null;

/**
 * The county of an address: the selected one, or its ZIP's only one.
 *
 * @param location the location lookup's answer for the ZIP; null when it knows none
 * @returns null while none of several is selected, or if the selected one does not belong to the ZIP
 */
export function countyOfAddress(
  { CountyFips }: Pick<Address, 'CountyFips'>,
  location: LocationResponse | null,
): LocationCounty | null {
  const counties = location?.Counties ?? [];
  const only = counties.length === 1 ? counties[0] : undefined;
  return (CountyFips ? counties.find((county) => county.CountyFips === CountyFips) : only) ?? null;
}

/**
 * What is wrong with the place of a group's address, by field: the checks for any address (placeProblems), and the ZIP must resolve
 * to a county. A ZIP is not a place: about a third of Michigan's span several counties, many in different rating areas, so the
 * county must be selected. The principal address must also be in Michigan.
 *
 * @param location the location lookup's answer for the ZIP; null when it knows none
 * Source: spec 002 section 5, "Group form"; facts, "A ZIP is not a place".
 */
export function addressPlaceErrors(
  address: Pick<Address, 'FullPostalCode' | 'City' | 'StateCode' | 'CountyFips'>,
  location: LocationResponse | null,
  { isPrincipal, prefixes }: { isPrincipal: boolean; prefixes: ZipPrefixes },
): FieldErrors {
  const problems = new Map(placeProblems(address, location, prefixes).map(({ Field, Message }) => [Field, [Message]]));
  const zip = problems.get('FullPostalCode');
  if (zip) {
    return { FullPostalCode: zip };
  }
  if (!location || location.Counties.length === 0) {
    return { FullPostalCode: [ZIP_WITHOUT_COUNTY] };
  }
  const place = isPrincipal ? principalPlaceProblem(location) : null;
  if (place) {
    return { FullPostalCode: [place] };
  }
  const county = countyOfAddress(address, location);
  const isFound = county !== null && (!isPrincipal || county.RateArea !== null);
  problems.delete('CountyFips');
  return {
    ...(isFound ? {} : { County: [address.CountyFips ? COUNTY_NOT_IN_ZIP : CHOOSE_COUNTY] }),
    ...Object.fromEntries(problems),
  };
}
