import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FieldErrors } from '#shared/answers/errors';
import { filledIn } from '#shared/enrollment/members/address-problems';
import { zip5, type ZipPrefixes } from '#shared/formats/zip';
import type { EnrollingMemberRequest } from '#shared/individual-enrollment/individual-enrollment.record';
import { placeProblems } from '#shared/locations/address-place';
import type { LocationResponse } from '#shared/locations/location.record';
import type { MemberAddress } from '#shared/persons/person.record';
import { LocationsRepository } from '../../catalogue/locations/locations.repository.ts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { AppError } from '../../platform/errors.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';

const ADDRESSES = ['HomeAddress', 'MailingAddress'] as const;

/** Finds the places of the addresses sent for a household. */
@Injectable()
export class HouseholdPlaces {
  constructor(
    private readonly locations: LocationsRepository,
    private readonly rules: RulesService,
  ) {}

  /** @throws RULE_BROKEN, by field of the request, for addresses whose parts do not belong together */
  async find(members: readonly EnrollingMemberRequest[], tx: EntityManager): Promise<KnownPlaces> {
    const zips = members.flatMap((member) => ADDRESSES.flatMap((name) => zipOf(member[name]) ?? []));
    const places = new KnownPlaces(await this.locations.findByZips(zips, tx));
    const prefixes = await this.rules.zipPrefixes();
    const errors = Object.assign(
      {},
      ...members.map((member, at) => places.errors(member, at, prefixes)),
    ) as FieldErrors;
    const messages = Object.values(errors).flat();
    if (messages.length > 0) {
      throw new AppError('RULE_BROKEN', messages.length === 1 ? messages[0]! : INVALID_INPUT, errors);
    }
    return places;
  }
}

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
