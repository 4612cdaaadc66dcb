import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type ReviewedHousehold, reviewedLines } from '#shared/consents/reviewed-lines';
import { grantedLevelText } from '#shared/marketplace/marketplace-facts';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { CensusRepository } from '../group-census/census.repository.ts';
import { SelectedPremiumsService } from '../household-offers/selected-premiums.service.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';

/** What a client reviews: the household, its tax credit and its plans, as they are now. */
@Injectable()
export class ReviewedLinesService {
  constructor(
    private readonly census: CensusRepository,
    private readonly premiums: SelectedPremiumsService,
    private readonly rules: RulesService,
  ) {}

  async list(quote: IndividualQuote, tx: EntityManager): Promise<string[]> {
    const { individual, effectiveDate } = quote;
    const people = (await this.census.listOf(quote, tx)).map((member) => ({
      FirstName: member.firstName,
      MiddleInitial: member.middleInitial,
      LastName: member.lastName,
      relationship: member.relationship,
      dateOfBirth: member.dateOfBirth,
      medicalStatus: member.medicalStatus,
      tobacco: member.tobacco === true,
    }));
    const plans = (await this.premiums.list(quote, tx)).map(({ plan, monthlyCents, netCents }) => ({
      name: plan.displayName,
      monthlyCents,
      netCents,
    }));
    const { householdSize, annualIncome } = individual;
    const credit = await this.creditOf(quote);
    return reviewedLines({ effectiveDate, place: individual, householdSize, annualIncome, people, credit, plans });
  }

  private async creditOf({ individual, effectiveDate }: IndividualQuote): Promise<ReviewedHousehold['credit']> {
    const { grantedAptcCents: grantedCents, grantedCsrLevel, electedAptcCents } = individual;
    if (grantedCents === null) {
      return null;
    }
    const costSharing = grantedLevelText(grantedCsrLevel ?? 1, await this.rules.inForce(effectiveDate));
    return { grantedCents, electedCents: electedAptcCents ?? 0, costSharing };
  }
}
