import { filledIn } from '#shared/enrollment/members/address-problems';
import type { MemberDetails } from '#shared/enrollment/members/members.record';
import type { LocationResponse } from '#shared/locations/location.record';
import type { MemberAddress } from '#shared/persons/person.record';
import type { Places } from './check-details.ts';

/** The details with the values derived from the ZIPs. */
export const withPlaces = <Details extends MemberDetails>(details: Details, { home, mailing }: Places): Details => ({
  ...details,
  HomeAddress: filledIn(details.HomeAddress, home),
  MailingAddress: filledIn(details.MailingAddress, mailing),
});

/** Rating area of the selected county; null outside Michigan and while none is selected. */
export const rateAreaOf = ({ CountyFips }: MemberAddress, location: LocationResponse | null): number | null =>
  location?.Counties.find((county) => county.CountyFips === CountyFips)?.RateArea ?? null;
