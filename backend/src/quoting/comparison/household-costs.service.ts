import { Injectable } from '@nestjs/common';
import { shortTermNotice } from '#shared/eligibility/short-term-notice';
import { centsFromDollars } from '#shared/formats/currency';
import type { PlanComparisonRequest } from '#shared/plans/selection.record';
import type { ShownCredit } from '#shared/plans/credit-words';
import { yearTermsOf, type YearTerms } from '#shared/plans/yearly-cost';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { HouseholdOffersService } from '../household-offers/household-offers.service.ts';
import { TaxCreditService, notEstimated } from '../household-offers/tax-credit.service.ts';
import { type QuotedMember, toRatedMember } from '../quote-plans/quoted-member.ts';
import { SelectionRepository } from '../quote-plans/selection.repository.ts';
import { termsOfQuote, wantedCentsOf } from '../quotes/quote-terms.ts';
import type { AnyQuote, IndividualQuote } from '../quotes/quotes.repository.ts';

/** What a comparison says about a household's costs. */
export interface HouseholdCosts {
  /** Under the credit that is asked for, by plan; null without one: then the plans have the elected credit. */
  netRates: ReadonlyMap<number, number> | null;
  /** What the premiums are under; null without a credit, or while it is unknown. */
  credit: ShownCredit | null;
  /** Who cannot have the credit. */
  creditNotes: readonly string[];
  year: YearTerms;
  /** Of short-term plans; null for others. */
  notice: string | null;
}

@Injectable()
export class HouseholdCostsService {
  constructor(
    private readonly offers: HouseholdOffersService,
    private readonly taxCredit: TaxCreditService,
    private readonly selection: SelectionRepository,
    private readonly rules: RulesService,
  ) {}

  /** null for a group, whose subsidy is taken off as it is. @throws NOT_LOADED */
  async find(quote: AnyQuote, { subsidy }: PlanComparisonRequest): Promise<HouseholdCosts | null> {
    if (quote.groupId !== null) {
      return null;
    }
    const members = await this.selection.listMembers(quote.id);
    const people = members.filter(({ medicalStatus }) => medicalStatus === 'Enroll').length;
    const wantedCents = subsidy ? centsFromDollars(subsidy) : wantedCentsOf(quote.individual);
    return {
      netRates: subsidy ? await this.netRates(quote, wantedCents) : null,
      ...(await this.shownCredit(quote, members, wantedCents)),
      year: yearTermsOf(quote.individual.coverageMonths, people),
      notice:
        quote.individual.planType === 'ShortTerm'
          ? shortTermNotice((await this.rules.inForce()).ShortTermNotice)
          : null,
    };
  }

  /** A household's credit pays for essential health benefits only. */
  private async netRates(quote: IndividualQuote, wantedCents: number): Promise<ReadonlyMap<number, number>> {
    const amounts = await this.offers.netPremiumsUnder(quote, wantedCents);
    return new Map(amounts.map(({ PlanId, PlanRateUnderSubsidy }) => [PlanId, PlanRateUnderSubsidy]));
  }

  private async shownCredit(
    quote: IndividualQuote,
    members: readonly QuotedMember[],
    wantedCents: number,
  ): Promise<Pick<HouseholdCosts, 'credit' | 'creditNotes'>> {
    const credit = await this.taxCredit.find(termsOfQuote(quote), members.map(toRatedMember)).catch(notEstimated);
    if (credit === null || credit === 'not estimated') {
      return { credit: null, creditNotes: [] };
    }
    const { maximumCents, isGranted, notes } = credit;
    return {
      credit: wantedCents > 0 ? { appliedCents: Math.min(wantedCents, maximumCents), maximumCents, isGranted } : null,
      creditNotes: notes,
    };
  }
}
