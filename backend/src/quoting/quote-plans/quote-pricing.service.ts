import { Injectable } from '@nestjs/common';
import type { IsoDate } from '#shared/dates/iso-date';
import { isHardshipByIncome, mayHaveCatastrophic } from '#shared/eligibility/catastrophic';
import { RulesService } from '../../platform/business-rules/rules.service.ts';
import { type QuoteTerms, termsOfQuote } from '../quotes/quote-terms.ts';
import type { AnyQuote } from '../quotes/quotes.repository.ts';
import { type FiledRates } from '../../catalogue/rating/filed-rates.ts';
import { priceGroup } from '../../catalogue/rating/price-group.ts';
import type { Plan } from '../../catalogue/plans/plan.table.ts';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import { RatesCache } from '../../catalogue/plans/rates-cache.ts';
import { type CreditMember, type QuotedMember, toRatedMember } from './quoted-member.ts';

/** A plan offered to a quote with its cost; null = rates not loaded. */
export interface OfferedPlan {
  plan: Readonly<Plan>;
  totalCents: number | null;
}

/** Prices a quote: the address of the employer or the household determines area and county, the effective date the period. */
@Injectable()
export class QuotePricingService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly ratesCache: RatesCache,
    private readonly rules: RulesService,
  ) {}

  /** Every plan sold to the group or household: medical, dental, vision. */
  async offered(
    quote: AnyQuote,
    members: readonly QuotedMember[],
    effectiveDate = quote.effectiveDate,
  ): Promise<OfferedPlan[]> {
    return this.offeredFor({ ...termsOfQuote(quote), effectiveDate }, members.map(toRatedMember));
  }

  /** Same for members already prepared for rating. */
  async offeredFor(terms: QuoteTerms, members: readonly CreditMember[]): Promise<OfferedPlan[]> {
    const { effectiveDate, rateArea: area } = terms;
    const [sold, rates] = await Promise.all([this.plans.listOffered(terms), this.rates(effectiveDate)]);
    const plans = terms.market === 'Individual' ? sold.filter(await this.isForHousehold(terms, members)) : sold;
    const totals = priceGroup({ plans, rates, members, area, effectiveDate });
    return plans.map((plan, index) => ({ plan, totalCents: totals[index] ?? null }));
  }

  rates(effectiveDate: IsoDate): Promise<FiledRates> {
    return this.ratesCache.ratesOn(effectiveDate);
  }

  /** Individuals, section 4. Whether a household may have catastrophic plans depends on each of its people. */
  private async isForHousehold(
    { isFfm, effectiveDate, household }: QuoteTerms,
    members: readonly CreditMember[],
  ): Promise<(plan: Readonly<Plan>) => boolean> {
    const { householdSize = null, annualIncome = null } = household ?? {};
    const known = householdSize === null || annualIncome === null ? null : { householdSize, annualIncome };
    const isHardship = isHardshipByIncome(known, effectiveDate, await this.rules.inForce(effectiveDate));
    const people = members
      .filter(({ enrolls }) => enrolls.medical)
      .map(({ birthDate, tax }) => ({ birthDate, exemptionNumber: tax.ExemptionNumber }));
    const isCatastrophicOpen = mayHaveCatastrophic(people, effectiveDate, isHardship);
    return ({ isOnExchange, isOffExchange, metalTier }) =>
      (isFfm ? isOnExchange : isOffExchange) && (isCatastrophicOpen || metalTier !== 'Catastrophic');
  }
}
