import type { PlanPair } from '#shared/scenarios/scenario.record';
import { dollarsFromCents } from '#shared/formats/currency';
import { COVERAGES, type Coverage } from '#shared/plans/plan-codes';

/** A selected plan at the price recorded with the quote. */
export interface ChosenPlan {
  hiosPlanId: string;
  displayName: string;
  coverage: Coverage;
  /** Whole cents per month. */
  monthlyRateCents: number;
}

/** Both quotes' plans side by side: by coverage type, first those in both, then the left quote's, then the right quote's. */
export function planPairs(left: readonly ChosenPlan[], right: readonly ChosenPlan[]): PlanPair[] {
  const rightOf = new Map(right.map((plan) => [plan.hiosPlanId, plan]));
  const leftIds = new Set(left.map(({ hiosPlanId }) => hiosPlanId));
  const pairs = [
    ...left.map((plan) => pair(plan, rightOf.get(plan.hiosPlanId) ?? null)),
    ...right.filter(({ hiosPlanId }) => !leftIds.has(hiosPlanId)).map((plan) => pair(null, plan)),
  ];
  return pairs.sort((one, other) => rank(one) - rank(other));
}

function pair(left: ChosenPlan | null, right: ChosenPlan | null): PlanPair {
  const named = (right ?? left)!;
  return {
    HiosPlanId: named.hiosPlanId,
    PlanDisplayName: named.displayName,
    Coverage: named.coverage,
    Left: left && dollarsFromCents(left.monthlyRateCents),
    Right: right && dollarsFromCents(right.monthlyRateCents),
    Difference: left && right ? dollarsFromCents(right.monthlyRateCents - left.monthlyRateCents) : null,
  };
}

const rank = ({ Coverage: coverage, Left, Right }: PlanPair): number =>
  COVERAGES.indexOf(coverage) * 3 + (Left !== null && Right !== null ? 0 : Left !== null ? 1 : 2);
