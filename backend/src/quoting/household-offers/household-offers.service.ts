import { Injectable } from '@nestjs/common';
import type { Plan } from '../../catalogue/plans/plan.table.ts';
import { PlansRepository } from '../../catalogue/plans/plans.repository.ts';
import { explainMembers } from '../../catalogue/rating/explain-members.ts';
import { type HouseholdCredit, HouseholdCreditService, notEstimated } from '../households/household-credit.service.ts';
import type { CreditMember } from '../quote-plans/quoted-member.ts';
import { type OfferedPlan, QuotePricingService } from '../quote-plans/quote-pricing.service.ts';
import { type QuoteTerms, wantedCentsOf } from '../quotes/quote-terms.ts';
import { type Grant, type HouseholdOffer, householdOffer } from './household-offer.ts';

/** How plans are offered to one household. */
export interface HouseholdOffers {
  /** At today's rates. */
  atFiledRates(offered: OfferedPlan): HouseholdOffer;
  /** At rates already quoted to each member. */
  atQuotedRates(plan: Readonly<Plan>, ratesCents: readonly number[]): HouseholdOffer;
}

/** Every plan of a household: with the cost sharing of its variant, and what remains of the premium under the tax credit. */
@Injectable()
export class HouseholdOffersService {
  constructor(
    private readonly plans: PlansRepository,
    private readonly pricing: QuotePricingService,
    private readonly credit: HouseholdCreditService,
  ) {}

  /** null for a group. Where the credit cannot be estimated, costs are the standard ones and net premiums are unknown. */
  async find(terms: QuoteTerms, members: readonly CreditMember[]): Promise<HouseholdOffers | null> {
    if (terms.household === null) {
      return null;
    }
    const wantedCents = wantedCentsOf(terms.household);
    const credit = await this.credit.find(terms, members).catch(notEstimated);
    const grant = credit === 'not estimated' ? ungranted(wantedCents === 0 ? 0 : null) : granted(credit, wantedCents);
    return this.underGrant(terms, members, grant);
  }

  /** Same for a household and another elected amount, if the credit is known. @throws NOT_LOADED, INVALID_INPUT */
  async underCredit(
    terms: QuoteTerms,
    members: readonly CreditMember[],
    wantedCents: number,
  ): Promise<HouseholdOffers> {
    return this.underGrant(terms, members, granted(await this.credit.find(terms, members), wantedCents));
  }

  private async underGrant(
    terms: QuoteTerms,
    members: readonly CreditMember[],
    grant: Grant,
  ): Promise<HouseholdOffers> {
    const { effectiveDate, rateArea: area } = terms;
    const [reducedPlans, rates] = await Promise.all([
      this.plans.reducedPlans(terms),
      this.pricing.rates(effectiveDate),
    ]);
    const ratesOf = (plan: Readonly<Plan>): number[] =>
      explainMembers({ plan, rates, members, area, effectiveDate }).map(({ rateCents }) => rateCents ?? 0);
    const offerOf = (plan: Readonly<Plan>, ratesCents: readonly number[] | null) =>
      householdOffer(plan, ratesCents, { grant, reducedPlans });
    return {
      atFiledRates: ({ plan, totalCents }) => offerOf(plan, totalCents === null ? null : ratesOf(plan)),
      atQuotedRates: offerOf,
    };
  }
}

/** @param credit null while the income is unknown */
const granted = (credit: HouseholdCredit | null, wantedCents: number): Grant =>
  credit
    ? {
        level: credit.level,
        percentage: credit.percentage,
        isGranted: credit.isGranted,
        electedCents: Math.min(wantedCents, credit.maximumCents),
      }
    : ungranted(0);

const ungranted = (electedCents: number | null): Grant => ({
  level: 1,
  percentage: null,
  electedCents,
  isGranted: false,
});
