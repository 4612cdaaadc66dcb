import { Injectable } from '@nestjs/common';
import type { MemberAddress } from '#shared/persons/person.record';
import type { MemberDetails } from '#shared/enrollment/members/members.record';
import type { LocationResponse } from '#shared/locations/location.record';
import { filledIn } from '#shared/enrollment/members/address-problems';
import { zip5, type ZipPrefixes } from '#shared/formats/zip';
import { RulesService } from '../../../platform/business-rules/rules.service.ts';
import { LocationsRepository } from '../../../catalogue/locations/locations.repository.ts';
import type { Places } from './check-details.ts';

/** The locations of the members' ZIP codes. */
@Injectable()
export class MemberPlaces {
  constructor(
    private readonly locations: LocationsRepository,
    private readonly rules: RulesService,
  ) {}

  async find({ HomeAddress, MailingAddress }: Pick<MemberDetails, 'HomeAddress' | 'MailingAddress'>): Promise<Places> {
    return {
      home: await this.findOne(HomeAddress),
      mailing: await this.findOne(MailingAddress),
      prefixes: await this.prefixes(),
    };
  }

  prefixes(): Promise<ZipPrefixes> {
    return this.rules.zipPrefixes();
  }

  /** By the first five digits; null for an unknown ZIP. */
  findAll(zips: Iterable<string>): Promise<Map<string, LocationResponse | null>> {
    return this.locations.findByZips(zips);
  }

  private async findOne({ FullPostalCode }: MemberAddress): Promise<LocationResponse | null> {
    const zip = zip5(FullPostalCode);
    return zip === null ? null : this.locations.findByZip(zip);
  }
}

/** The details with the values derived from the ZIPs. */
export const withPlaces = <Details extends MemberDetails>(details: Details, { home, mailing }: Places): Details => ({
  ...details,
  HomeAddress: filledIn(details.HomeAddress, home),
  MailingAddress: filledIn(details.MailingAddress, mailing),
});

/** Rating area of the selected county; null outside Michigan and while none is selected. */
export const rateAreaOf = ({ CountyFips }: MemberAddress, location: LocationResponse | null): number | null =>
  location?.Counties.find((county) => county.CountyFips === CountyFips)?.RateArea ?? null;
