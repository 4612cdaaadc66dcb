import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { EnrollingMember } from '#shared/individual-enrollment/individual-enrollment.record';
import type { MarketplaceApplication } from '#shared/marketplace/enroll.record';
import { MarketplaceQuotesRepository } from '../../../quoting/households/marketplace-quotes.repository.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';

/** What the marketplace calls a household's application and its people. */
@Injectable()
export class MarketplaceApplications {
  constructor(
    private readonly decided: MarketplaceQuotesRepository,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  /** With those who enroll in the plan; null for a quote without the marketplace. */
  async find(
    quote: IndividualQuote,
    members: readonly EnrollingMember[],
    tx: EntityManager = this.database.manager,
  ): Promise<MarketplaceApplication | null> {
    const decision = await this.decided.find(quote, tx);
    if (decision === null) {
      return null;
    }
    const applicants = await this.decided.listApplicants(tx, quote);
    return {
      ConsumerId: decision.consumerId,
      ApplicationId: decision.applicationId,
      Applicants: members
        .filter(({ MedicalStatus }) => MedicalStatus === 'Enroll')
        .map(({ Id }) => ({ MemberId: Id, ApplicantId: applicants.get(Id) ?? '' })),
    };
  }
}
