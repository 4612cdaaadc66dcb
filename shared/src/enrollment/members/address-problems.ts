import type { MemberAddress } from '#shared/contract/enrollment-members';
import type { LocationResponse } from '#shared/contract/locations';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { CHOOSE_COUNTY, COUNTY_NOT_IN_ZIP, STATE_NOT_OF_ZIP } from '#shared/groups/group-location';
import { ZIP_WITHOUT_CITY, zipProblem } from '#shared/formats/zip';

/** Ours: the specification gives the rules, not the words. */
export const ZIP_AND_CITY_DIFFER = 'ZIP and city do not match.';
export const zipIsOf = (zip: string, city: string): string => `${ZIP_AND_CITY_DIFFER} ${zip} is ${city}.`;

type AddressField = keyof MemberAddress;

/** What has to be there, in the order of the form. Source: spec 001 section 5, "Census member completeness". */
const REQUIRED: readonly (readonly [AddressField, string])[] = [
  ['AddressLine1', 'street address'],
  ['FullPostalCode', 'ZIP code'],
  ['City', 'city'],
  ['StateCode', 'state'],
  ['County', 'county'],
];

/** What an address lacks: "Home street address is required.", by field of the address. */
export const missingOfAddress = (address: MemberAddress, which: 'Home' | 'Mailing'): EnrollmentProblem[] => {
  const missing = REQUIRED.filter(
    ([field]) => address[field].trim() === '' && (which === 'Home' || field !== 'County'),
  );
  const problems = missing.map(([field, name]) => ({
    Field: `${which}Address.${field}`,
    Message: `${which} ${name} is required.`,
  }));
  const zip = zipProblem(address.FullPostalCode);
  return zip ? [...problems, { Field: `${which}Address.FullPostalCode`, Message: zip }] : problems;
};

/**
 * What is wrong with the place of an address, by field: the ZIP must be known, and city, state and county must be of it. What is
 * not filled in yet is not wrong.
 *
 * @param location what the look-up answers for the ZIP; null when it knows none
 * Source: spec 001 section 5, "Zip and city must match".
 */
export function placeProblem(
  { FullPostalCode, City, StateCode, CountyFips }: MemberAddress,
  location: LocationResponse | null,
): { Field: AddressField; Message: string } | null {
  if (FullPostalCode === '') {
    return null;
  }
  if (!location?.City) {
    return { Field: 'FullPostalCode', Message: ZIP_WITHOUT_CITY };
  }
  if (City !== '' && !isSameCity(City, location.City)) {
    return { Field: 'City', Message: zipIsOf(location.PostalCode, location.City) };
  }
  if (StateCode !== '' && StateCode !== location.StateCode) {
    return { Field: 'StateCode', Message: STATE_NOT_OF_ZIP };
  }
  const isOfZip = location.Counties.some((county) => county.CountyFips === CountyFips);
  return CountyFips === '' || isOfZip ? null : { Field: 'CountyFips', Message: COUNTY_NOT_IN_ZIP };
}

/** Fills in what the ZIP says by itself: the state, a missing city, and the county where there is only one. */
export function filledIn(address: MemberAddress, location: LocationResponse | null): MemberAddress {
  if (!location) {
    return address;
  }
  const { Counties } = location;
  const county =
    Counties.length === 1 ? Counties[0] : Counties.find(({ CountyFips }) => CountyFips === address.CountyFips);
  return {
    ...address,
    City: address.City === '' ? location.City : address.City,
    StateCode: location.StateCode,
    County: county?.County ?? '',
    CountyFips: county?.CountyFips ?? '',
  };
}

/** The ZIP lies in several counties and none of them is chosen. */
export const countyQuestion = ({ CountyFips }: MemberAddress, location: LocationResponse | null): string | null =>
  CountyFips === '' && (location?.Counties.length ?? 0) > 1 ? CHOOSE_COUNTY : null;

const SHORT: Record<string, string> = { saint: 'st', sainte: 'ste', mount: 'mt', fort: 'ft' };

/** "Saint Clair" and "St. Clair", "Sault Ste. Marie" and "SAULT STE MARIE" are the same. */
export const isSameCity = (one: string, other: string): boolean => plainCity(one) === plainCity(other);

const plainCity = (city: string): string =>
  city
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => SHORT[word] ?? word)
    .join(' ');
