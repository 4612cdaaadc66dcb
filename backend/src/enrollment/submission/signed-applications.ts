import { Injectable } from '@nestjs/common';
import { parseSsn } from '#shared/formats/ssn';
import type { CarrierApplication } from '#shared/installation/carrier-application';
import { CensusRepository } from '../../quoting/group-census/census.repository.ts';
import { CensusSsn } from '../../quoting/group-census/census-ssn.ts';
import { HouseholdApplicationService } from '../household-application/household-application.service.ts';
import { memberReference } from '../installation/payload/carrier-member.ts';
import type { IndividualApplication } from '../parts/submission/individual-application.table.ts';
import type { SubmittedContent } from '../parts/submission/individual-applications.repository.ts';

/** Reads what was signed, for the carrier. */
@Injectable()
export class SignedApplications {
  constructor(
    private readonly application: HouseholdApplicationService,
    private readonly census: CensusRepository,
    private readonly ssns: CensusSsn,
  ) {}

  /** Without the SSNs. @throws UNAVAILABLE */
  async read({ signature }: SubmittedContent): Promise<CarrierApplication> {
    return (await this.application.readSigned(signature.content)).Application;
  }

  /** For the carrier only. @throws WRONG_STATE when an SSN cannot be decrypted */
  async withSsns({ quoteId: id }: IndividualApplication, application: CarrierApplication): Promise<CarrierApplication> {
    const people = new Map((await this.census.listOf({ id })).map((member) => [memberReference(member.id), member]));
    const openSsn = (reference: string): string | null => {
      const member = people.get(reference);
      return member ? parseSsn(this.ssns.reveal(member) ?? '') : null;
    };
    return {
      ...application,
      Members: application.Members.map((member) => ({ ...member, SSN: openSsn(member.Reference) })),
    };
  }
}
