import type { Address } from '#shared/locations/address.record';
import type { LocationResponse } from '#shared/locations/location.record';
import { ZIP_WITHOUT_CITY, zipProblem, type ZipPrefixes } from '#shared/formats/zip';

/** Ours: the specification gives the rules, not the words. */
export const ZIP_AND_CITY_DIFFER = 'ZIP and city do not match.';
export const zipIsOf = (zip: string, city: string): string => `${ZIP_AND_CITY_DIFFER} ${zip} is ${city}.`;
export const COUNTY_NOT_IN_ZIP = 'This county does not belong to the zipcode. Choose one from the list.';
export const STATE_NOT_OF_ZIP = 'This state does not belong to the zipcode.';

type PlaceField = 'FullPostalCode' | 'City' | 'StateCode' | 'CountyFips';

export interface PlaceProblem {
  Field: PlaceField;
  Message: string;
}

/**
 * What is wrong with the place of an address, alike for groups, subgroups and members: the ZIP must have its shape, lie within the
 * configured range and be known, and city, state and county must be of it. What is not filled in yet is not wrong.
 *
 * The range holds for every address, not for the group's alone: the document states it with the ZIP's format, next to "must resolve
 * to a city". By default any ZIP is inside, so members may live in Ohio; that a group is in Michigan is a rule of its own.
 *
 * @param location what the look-up answers for the ZIP; null when it knows none
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

/** A ZIP that stands alone, as in a census row. */
export const zipPlaceProblem = (zip: string, isKnown: boolean, prefixes: ZipPrefixes): string | null =>
  zipProblem(zip, prefixes) ?? (isKnown ? null : ZIP_WITHOUT_CITY);

export const cityOfZipProblem = (
  city: string,
  location: Pick<LocationResponse, 'City' | 'PostalCode'>,
): string | null =>
  city.trim() === '' || isSameCity(city, location.City) ? null : zipIsOf(location.PostalCode, location.City);

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
