import type { PlanPair } from '#shared/scenarios/scenario.record';
import { dollarsFromCents } from '#shared/formats/currency';
import { COVERAGES, type Coverage } from '#shared/plans/plan-codes';

/** A chosen plan at the price that the quote was given. */
export interface ChosenPlan {
  hiosPlanId: string;
  displayName: string;
  coverage: Coverage;
  /** Whole cents a month. */
  monthlyRateCents: number;
}

/** Plans of both quotes side by side: by kind of cover, those of both first, then those of the left, then those of the right. */
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
