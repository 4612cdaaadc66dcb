import type { FieldErrors } from '#shared/answers/errors';
import { filledIn } from '#shared/enrollment/members/address-problems';
import { zip5, type ZipPrefixes } from '#shared/formats/zip';
import type { EnrollingMemberRequest } from '#shared/individual-enrollment/individual-enrollment.record';
import { placeProblems } from '#shared/locations/address-place';
import type { LocationResponse } from '#shared/locations/location.record';
import type { MemberAddress } from '#shared/persons/person.record';

const ADDRESSES = ['HomeAddress', 'MailingAddress'] as const;

/** The ZIP codes of the addresses sent for a household. */
export const zipsOf = (members: readonly EnrollingMemberRequest[]): string[] =>
  members.flatMap((member) => ADDRESSES.flatMap((name) => zipOf(member[name]) ?? []));

const zipOf = (address: MemberAddress | undefined): string | null => (address ? zip5(address.FullPostalCode) : null);

/** The locations of some ZIP codes. */
export class KnownPlaces {
  constructor(private readonly byZip: ReadonlyMap<string, LocationResponse | null>) {}

  /** With what follows from the ZIP code. */
  filledIn(address: MemberAddress): MemberAddress {
    return filledIn(address, this.of(address));
  }

  /** null outside Michigan and while the county is unknown. */
  rateAreaOf(address: MemberAddress): number | null {
    const county = this.of(address)?.Counties.find(({ CountyFips }) => CountyFips === address.CountyFips);
    return county?.RateArea ?? null;
  }

  /** By field of the request; addresses that are not used are not looked at. */
  errors(member: EnrollingMemberRequest, at: number, prefixes: ZipPrefixes): FieldErrors {
    const livesWithApplicant = member.RelationshipToSubscriber !== 'Self' && member.SameAsPrimary;
    const isUsed = { HomeAddress: !livesWithApplicant, MailingAddress: !member.MailingAddressSameAsHome };
    const problems = ADDRESSES.flatMap((name) => {
      const address = isUsed[name] ? member[name] : undefined;
      const found = address ? placeProblems(address, this.of(address), prefixes) : [];
      return found.map(({ Field, Message }): [string, string[]] => [`Members.${at}.${name}.${Field}`, [Message]]);
    });
    return Object.fromEntries(problems);
  }

  private of(address: MemberAddress): LocationResponse | null {
    return this.byZip.get(zipOf(address) ?? '') ?? null;
  }
}
