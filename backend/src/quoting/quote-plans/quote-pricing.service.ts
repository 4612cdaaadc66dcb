import { Injectable } from '@nestjs/common';
import type { IsoDate } from '#shared/dates/iso-date';
import type { RatedMember } from '../../catalogue/rating/charged-members.ts';
import type { GroupQuote, QuoteTerms } from '../quotes/quotes.repository.ts';
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

/** Prices a group quote: the employer's address determines area and county, the effective date the period. */
@Injectable()
export class QuotePricingService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly ratesCache: RatesCache,
  ) {}

  /** Every plan sold to the group: medical, dental, vision. */
  async offered(
    quote: GroupQuote,
    members: readonly QuotedMember[],
    effectiveDate = quote.effectiveDate,
  ): Promise<OfferedPlan[]> {
    const { countyFips, rateArea } = quote.group;
    return this.offeredFor({ effectiveDate, countyFips, rateArea }, members.map(toRatedMember));
  }

  /** Same for members already prepared for rating. */
  async offeredFor(
    { effectiveDate, countyFips, rateArea }: QuoteTerms,
    members: readonly RatedMember[],
  ): Promise<OfferedPlan[]> {
    const [plans, rates] = await Promise.all([
      this.plans.listOffered({ market: 'SmallGroup', effectiveDate, countyFips, rateArea }),
      this.rates(effectiveDate),
    ]);
    const totals = priceGroup({ plans, rates, members, area: rateArea, effectiveDate });
    return plans.map((plan, index) => ({ plan, totalCents: totals[index] ?? null }));
  }

  rates(effectiveDate: IsoDate): Promise<FiledRates> {
    return this.ratesCache.ratesOn(effectiveDate);
  }
}
