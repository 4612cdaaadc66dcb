import { NO_ADDRESS } from '#shared/enrollment/members/household';
import { zip5 } from '#shared/formats/zip';
import type { MemberAddress } from '#shared/persons/person.record';
import { michiganCounty } from '../../../catalogue/locations/location-rows.ts';
import type { CensusMember } from '../../../quoting/group-census/census-member.table.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';

/** A home that is answered until somebody enters one. */
export interface OfferedHome {
  address: MemberAddress;
  rateArea: number | null;
}

/** Where people live, as the marketplace knows it; empty without it. */
export interface DecidedHomes {
  byMember: ReadonlyMap<number, MemberAddress>;
  applicant: MemberAddress | null;
}

/** null for somebody who lives with the applicant, as far as is known. */
export function offeredHome(
  { id, relationship }: Pick<CensusMember, 'id' | 'relationship'>,
  quote: Pick<IndividualQuote, 'individual'>,
  { byMember, applicant }: DecidedHomes,
): OfferedHome | null {
  if (relationship === 'Self') {
    return ratedHome(quote, applicant);
  }
  const address = byMember.get(id);
  return address && applicant && !isBlankHome(address) && !isSameHome(address, applicant)
    ? { address, rateArea: michiganCounty(address.CountyFips)?.rateArea ?? null }
    : null;
}

/** Where the plans were priced. A street that the marketplace knows somewhere else is left out: the prices there are others. */
function ratedHome({ individual }: Pick<IndividualQuote, 'individual'>, decided: MemberAddress | null): OfferedHome {
  const { city, stateCode, postalCode, county, countyFips, rateArea } = individual;
  const isThere =
    decided !== null &&
    zip5(decided.FullPostalCode) === zip5(postalCode) &&
    ['', countyFips].includes(decided.CountyFips);
  const place = {
    City: city,
    StateCode: stateCode,
    FullPostalCode: postalCode,
    County: county,
    CountyFips: countyFips,
  };
  return { address: { AddressLine1: isThere ? decided.AddressLine1 : '', ...place }, rateArea };
}

export const isBlankHome = (home: Partial<MemberAddress>): boolean => Object.values(home).every((part) => part === '');

const PARTS = Object.keys(NO_ADDRESS) as (keyof MemberAddress)[];
export const isSameHome = (one: MemberAddress, other: MemberAddress): boolean =>
  PARTS.every((name) => one[name] === other[name]);
