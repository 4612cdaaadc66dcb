import { Injectable } from '@nestjs/common';
import { centsFromDollars } from '#shared/formats/currency';
import type { PlanComparisonRequest } from '#shared/plans/selection.record';
import { yearTermsOf, type YearTerms } from '#shared/plans/yearly-cost';
import { NetPremiumsService } from '../household-offers/net-premiums.service.ts';
import { SelectionRepository } from '../quote-plans/selection.repository.ts';
import type { AnyQuote, IndividualQuote } from '../quotes/quotes.repository.ts';

/** What a comparison says about a household's costs. */
export interface HouseholdCosts {
  /** Under the credit that is asked for, by plan; null without one: then the plans have the elected credit. */
  netRates: ReadonlyMap<number, number> | null;
  year: YearTerms;
}

@Injectable()
export class HouseholdCostsService {
  constructor(
    private readonly netPremiums: NetPremiumsService,
    private readonly selection: SelectionRepository,
  ) {}

  /** null for a group, whose subsidy is taken off as it is. @throws NOT_LOADED */
  async find(quote: AnyQuote, { subsidy }: PlanComparisonRequest): Promise<HouseholdCosts | null> {
    if (quote.groupId !== null) {
      return null;
    }
    const members = await this.selection.listMembers(quote.id);
    const people = members.filter(({ medicalStatus }) => medicalStatus === 'Enroll').length;
    return {
      netRates: subsidy ? await this.netRates(quote, subsidy) : null,
      year: yearTermsOf(quote.individual.coverageMonths, people),
    };
  }

  /** A household's credit pays for essential health benefits only. */
  private async netRates(quote: IndividualQuote, subsidy: number): Promise<ReadonlyMap<number, number>> {
    const amounts = await this.netPremiums.underCredit(quote, centsFromDollars(subsidy));
    return new Map(amounts.map(({ PlanId, PlanRateUnderSubsidy }) => [PlanId, PlanRateUnderSubsidy]));
  }
}
