import { type CsrLevel, costSharingVariant } from '#shared/eligibility/cost-sharing';
import { netPremium, takesCredit } from '#shared/eligibility/net-premium';
import type { ReducedPlans } from '../../catalogue/plans/plans.repository.ts';
import type { Plan } from '../../catalogue/plans/plan.table.ts';

/** What the marketplace granted a household, or is expected to grant. */
export interface Grant {
  level: CsrLevel;
  /** Of the costs, paid by plans with this level; null where there is no figure. */
  percentage: number | null;
  /** The elected credit, up to the maximum; null where its figures are not loaded. */
  electedCents: number | null;
  /** By the marketplace; otherwise it is an estimate. */
  isGranted: boolean;
}

/** A plan as a household gets it. */
export interface HouseholdOffer {
  /** With the costs of its variant. */
  plan: Readonly<Plan>;
  variant: CsrLevel;
  /** Of the costs, paid by the variant. */
  percentage: number | null;
  /** The reduction was granted by the marketplace; otherwise it is an estimate. */
  isGranted: boolean;
  /** Part of a medical premium for essential health benefits; null when rates are not loaded. */
  essentialCents: number | null;
  /** What remains of the premium; null when rates, or the figures of the credit, are not loaded. */
  netCents: number | null;
}

/** @param ratesCents of everyone whom the plan covers; null when not loaded */
export function householdOffer(
  plan: Readonly<Plan>,
  ratesCents: readonly number[] | null,
  { grant, reducedPlans }: { grant: Grant; reducedPlans: ReducedPlans },
): HouseholdOffer {
  const variant = plan.isOnExchange ? costSharingVariant(plan.metalTier, grant.level) : 1;
  const reduced = reducedPlans.get(plan.id)?.get(variant);
  return {
    // A variant that is not on file is not invented: its plan is shown at standard costs.
    plan: reduced ?? plan,
    variant: reduced ? variant : 1,
    percentage: reduced ? grant.percentage : null,
    isGranted: grant.isGranted,
    ...premiums(plan, ratesCents, grant),
  };
}

function premiums(
  plan: Readonly<Plan>,
  ratesCents: readonly number[] | null,
  { electedCents }: Grant,
): Pick<HouseholdOffer, 'essentialCents' | 'netCents'> {
  if (ratesCents === null) {
    return { essentialCents: null, netCents: null };
  }
  const credit = takesCredit(plan) ? electedCents : 0;
  const net = netPremium(ratesCents, { ehbBasisPoints: plan.ehbShareBasisPoints, electedCents: credit ?? 0 });
  return {
    essentialCents: plan.coverage === 'medical' ? net.essentialCents : null,
    netCents: credit === null ? null : net.netCents,
  };
}
