import type { HouseholdPart, Plan as PlanAnswer } from '#shared/plans/plan.record';
import { dollarsFromCents } from '#shared/formats/currency';
import type { Plan } from '../../catalogue/plans/plan.table.ts';
import type { HouseholdOffer } from '../household-offers/household-offer.ts';
import type { HouseholdOffers } from '../household-offers/household-offers.service.ts';
import type { OfferedPlan } from '../quote-plans/quote-pricing.service.ts';
import type { ChosenPlan } from '../quote-plans/selection.repository.ts';
import { planAnswerText, toPlanAnswer, toTierDetails } from './plan-answers.ts';

/** A plan at today's rates. @param household null for a group */
export function toOfferAnswer(offered: OfferedPlan, selected: boolean, household: HouseholdOffers | null): PlanAnswer {
  const { plan, totalCents } = offered;
  const offer = household?.atFiledRates(offered);
  return offer
    ? { ...toPlanAnswer(offer.plan, totalCents, selected), ...toHouseholdPart(plan, offer) }
    : toPlanAnswer(plan, totalCents, selected);
}

/** Same as JSON. */
export function offerAnswerText(offered: OfferedPlan, selected: boolean, household: HouseholdOffers | null): string {
  const { plan, totalCents } = offered;
  const offer = household?.atFiledRates(offered);
  return offer
    ? `${planAnswerText(offer.plan, totalCents, selected).slice(0, -1)},${JSON.stringify(toHouseholdPart(plan, offer)).slice(1)}`
    : planAnswerText(plan, totalCents, selected);
}

/** A selected plan at the rates quoted. @param household null for a group */
export function toChosenAnswer(
  plan: Readonly<Plan>,
  { monthlyRateCents, members }: Pick<ChosenPlan, 'monthlyRateCents' | 'members'>,
  household: HouseholdOffers | null,
): PlanAnswer {
  const rates = members.map(({ rateCents }) => rateCents);
  const offer = household?.atQuotedRates(plan, rates);
  return offer
    ? { ...toPlanAnswer(offer.plan, monthlyRateCents, true), ...toHouseholdPart(plan, offer) }
    : toPlanAnswer(plan, monthlyRateCents, true);
}

const toHouseholdPart = (
  standard: Readonly<Plan>,
  { variant, percentage, isGranted, essentialCents, netCents }: HouseholdOffer,
): HouseholdPart => ({
  IsOnExchange: standard.isOnExchange,
  EHBAmount: essentialCents === null ? null : dollarsFromCents(essentialCents),
  NetMonthlyRate: netCents === null ? null : dollarsFromCents(netCents),
  CsrVariant: variant,
  CostReduction:
    variant === 1
      ? null
      : { Percentage: percentage, IsGranted: isGranted, StandardTier1PlanDetails: toTierDetails(standard.tier1) },
});
