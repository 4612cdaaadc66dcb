import type { Address } from '#shared/locations/address.record';
import type { LocationResponse } from '#shared/locations/location.record';
import { ZIP_WITHOUT_CITY, zipProblem, type ZipPrefixes } from '#shared/formats/zip';

/** Ours: the specification gives the rules but no wording. */
export const ZIP_AND_CITY_DIFFER = 'ZIP and city do not match.';
export const zipIsOf = (zip: string, city: string): string => `${ZIP_AND_CITY_DIFFER} ${zip} is ${city}.`;
export const COUNTY_NOT_IN_ZIP = 'This county is not in the ZIP code. Choose one from the list.';
export const STATE_NOT_OF_ZIP = 'This ZIP code is in another state.';

type PlaceField = 'FullPostalCode' | 'City' | 'StateCode' | 'CountyFips';

export interface PlaceProblem {
  Field: PlaceField;
  Message: string;
}

/**
 * What is wrong with the place of an address, for groups, subgroups and members alike: the ZIP must have the right format, be
 * within the configured range and exist, and city, state and county must match it. Blank fields are not errors.
 *
 * The range applies to every address, not only the group's: the specification states it with the ZIP's format, next to "must
 * resolve to a city". By default any ZIP is allowed, so members may live in Ohio; that a group is in Michigan is a separate rule.
 *
 * @param location the lookup's answer for the ZIP; null when it knows none
 * Source: spec 000 section 5, "Format inputs", "Zip"; spec 001 section 5, "Zip and city must match".
 */
export function placeProblems(
  { FullPostalCode, City, StateCode, CountyFips }: Pick<Address, PlaceField>,
  location: LocationResponse | null,
  prefixes: ZipPrefixes,
): PlaceProblem[] {
  if (FullPostalCode.trim() === '') {
    return [];
  }
  const zip = zipPlaceProblem(FullPostalCode, location !== null && location.City !== '', prefixes);
  if (zip !== null || location === null) {
    return [{ Field: 'FullPostalCode', Message: zip ?? ZIP_WITHOUT_CITY }];
  }
  const isOfZip = CountyFips === '' || location.Counties.some((county) => county.CountyFips === CountyFips);
  const city = cityOfZipProblem(City, location);
  return [
    ...(city ? [{ Field: 'City' as const, Message: city }] : []),
    ...(StateCode === '' || StateCode === location.StateCode
      ? []
      : [{ Field: 'StateCode' as const, Message: STATE_NOT_OF_ZIP }]),
    ...(isOfZip ? [] : [{ Field: 'CountyFips' as const, Message: COUNTY_NOT_IN_ZIP }]),
  ];
}

/** A ZIP without the rest of an address, as in a census row. */
export const zipPlaceProblem = (zip: string, isKnown: boolean, prefixes: ZipPrefixes): string | null =>
  zipProblem(zip, prefixes) ?? (isKnown ? null : ZIP_WITHOUT_CITY);

/** The document asks for a match: with the name of the lists, or with one that a user has confirmed. */
export const cityOfZipProblem = (
  city: string,
  { City, OtherCities = [], PostalCode }: Pick<LocationResponse, 'City' | 'OtherCities' | 'PostalCode'>,
): string | null =>
  city.trim() === '' || [City, ...OtherCities].some((name) => isSameCity(city, name))
    ? null
    : zipIsOf(PostalCode, City);

const SHORT: Record<string, string> = { saint: 'st', sainte: 'ste', mount: 'mt', fort: 'ft' };

/** Treats "Saint Clair" and "St. Clair", "Sault Ste. Marie" and "SAULT STE MARIE" as equal. */
export const isSameCity = (one: string, other: string): boolean => plainCity(one) === plainCity(other);

const plainCity = (city: string): string =>
  city
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => SHORT[word] ?? word)
    .join(' ');
