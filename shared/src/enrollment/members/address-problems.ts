import type { MemberAddress } from '#shared/persons/person.record';
import type { LocationResponse } from '#shared/locations/location.record';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { CHOOSE_COUNTY } from '#shared/groups/group-location';
import { zipProblem } from '#shared/formats/zip';

type AddressField = keyof MemberAddress;

/** Required fields, in form order. Source: spec 001 section 5, "Census member completeness". */
const REQUIRED: readonly (readonly [AddressField, string])[] = [
  ['AddressLine1', 'street address'],
  ['FullPostalCode', 'ZIP code'],
  ['City', 'city'],
  ['StateCode', 'state'],
  ['County', 'county'],
];

/** What is missing from an address: "Home street address is required.", by field of the address. */
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

/** Fills in what follows from the ZIP: the state, a missing city, and the county if there is only one. */
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

/** The ZIP spans several counties and none is selected. */
export const countyQuestion = ({ CountyFips }: MemberAddress, location: LocationResponse | null): string | null =>
  CountyFips === '' && (location?.Counties.length ?? 0) > 1 ? CHOOSE_COUNTY : null;
