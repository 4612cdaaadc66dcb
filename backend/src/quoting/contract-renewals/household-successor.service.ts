import { Injectable } from '@nestjs/common';
import { yearOf } from '#shared/dates/iso-date';
import { planSuccessor, type PlanInForce, type Validity } from '#shared/renewals/plan-successor';
import type { Plan } from '../../catalogue/plans/plan.table.ts';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import type { RatedMember } from '../../catalogue/rating/charged-members.ts';
import { priceGroup } from '../../catalogue/rating/price-group.ts';
import { QuotePricingService } from '../quote-plans/quote-pricing.service.ts';
import { termsOfQuote } from '../quotes/quote-terms.ts';
import type { IndividualQuote } from '../quotes/quotes.repository.ts';
import { RenewalsRepository } from '../renewal-plans/renewals.repository.ts';

/** A plan of a contract, and what follows it. */
export interface FollowedPlan {
  current: Plan;
  validity: Validity;
  /** For people. */
  message: string;
  /** The same plan in the new year; null: not sold any more. */
  continued: Plan | null;
  successor: Plan | null;
  /** The successor in the year before, if it was sold then. */
  predecessor: Plan | null;
}

/** Finds what follows the plan of a household's contract, whether it is sold on the marketplace or off it. */
@Injectable()
export class HouseholdSuccessorService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly renewals: RenewalsRepository,
    private readonly pricing: QuotePricingService,
  ) {}

  /** @param premiumCents today's, by which the nearest plan is found; null while unknown */
  async find(
    quote: IndividualQuote,
    current: Plan,
    { members, premiumCents }: { members: readonly RatedMember[]; premiumCents: number | null },
  ): Promise<FollowedPlan> {
    const { countyFips, county } = quote.individual;
    const year = yearOf(quote.effectiveDate);
    const mappings = await this.renewals.listCrosswalk([current.id], countyFips);
    const [same, mapped, offered] = await Promise.all([
      this.renewals.listOfYear([current.hiosPlanId], year),
      this.plans.listByIds(mappings.flatMap(({ toPlanId }) => toPlanId ?? [])),
      this.listOffered(quote, members),
    ]);
    const { validity, message, suggestion } = planSuccessor({
      current: toPlanInForce(current),
      mappings,
      county: { fips: countyFips, name: county },
      nextYear: [...same, ...mapped].map(toPlanInForce),
      offered,
      premiumCents: premiumCents ?? 0,
    });
    const [successor] = suggestion ? await this.plans.listByIds([suggestion.planId]) : [];
    const [predecessor] = successor ? await this.renewals.listOfYear([successor.hiosPlanId], year - 1) : [];
    return {
      ...{ current, validity, message },
      continued: same[0] ?? null,
      successor: successor ?? null,
      predecessor: predecessor ?? null,
    };
  }

  private async listOffered(quote: IndividualQuote, members: readonly RatedMember[]) {
    const { effectiveDate, individual } = quote;
    const plans = await this.plans.listOffered(termsOfQuote(quote));
    const rates = await this.pricing.rates(effectiveDate);
    const totals = priceGroup({ plans, rates, members, area: individual.rateArea, effectiveDate });
    return plans.map((plan, at) => ({ ...toPlanInForce(plan), totalCents: totals[at] ?? null }));
  }
}

const toPlanInForce = (plan: Readonly<Plan>): PlanInForce => ({
  planId: plan.id,
  hiosPlanId: plan.hiosPlanId,
  name: plan.displayName,
  coverage: plan.coverage,
  networkType: plan.networkType,
  metalTier: plan.metalTier,
});
