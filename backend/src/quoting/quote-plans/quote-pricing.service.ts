import { Injectable } from '@nestjs/common';
import { ageOn, type IsoDate } from '#shared/dates/iso-date';
import type { RatedMember } from '../../catalogue/rating/charged-members.ts';
import { type QuoteTerms, termsOfQuote } from '../quotes/quote-terms.ts';
import type { AnyQuote } from '../quotes/quotes.repository.ts';
import { type FiledRates } from '../../catalogue/rating/filed-rates.ts';
import { priceGroup } from '../../catalogue/rating/price-group.ts';
import type { Plan } from '../../catalogue/plans/plan.entity.ts';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import { RatesCache } from '../../catalogue/plans/rates-cache.ts';
import { type QuotedMember, toRatedMember } from './quoted-member.ts';

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
  async offeredFor(terms: QuoteTerms, members: readonly RatedMember[]): Promise<OfferedPlan[]> {
    const { effectiveDate, rateArea: area } = terms;
    const [sold, rates] = await Promise.all([this.plans.listOffered(terms), this.rates(effectiveDate)]);
    const plans = terms.market === 'Individual' ? sold.filter(isForHousehold(terms, members)) : sold;
    const totals = priceGroup({ plans, rates, members, area, effectiveDate });
    return plans.map((plan, index) => ({ plan, totalCents: totals[index] ?? null }));
  }

  rates(effectiveDate: IsoDate): Promise<FiledRates> {
    return this.ratesCache.ratesOn(effectiveDate);
  }
}

/** Individuals, section 4; catastrophic plans are for people under 30: 45 CFR 156.155(a)(5). */
function isForHousehold({ isFfm, effectiveDate }: QuoteTerms, members: readonly RatedMember[]) {
  const isYoung = members.every(
    ({ birthDate, enrolls }) => !enrolls.medical || ageOn(birthDate, effectiveDate) < CATASTROPHIC_UNDER,
  );
  return ({ isOnExchange, isOffExchange, metalTier }: Readonly<Plan>): boolean =>
    (isFfm ? isOnExchange : isOffExchange) && (isYoung || metalTier !== 'Catastrophic');
}

const CATASTROPHIC_UNDER = 30;
