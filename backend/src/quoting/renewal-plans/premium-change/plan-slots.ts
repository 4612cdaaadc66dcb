import type { Coverage } from '#shared/plans/plan-codes';

/** A plan as slots know it. */
export interface SlotPlan {
  planId: number;
  coverage: Coverage;
}

export interface InForcePlan extends SlotPlan {
  /** The plan that follows it; null = none. */
  suggestedPlanId: number | null;
}

/** A plan in force and what follows it. null: nothing before it, or nothing after it. */
export interface PlanSlot {
  coverage: Coverage;
  from: number | null;
  to: number | null;
}

/**
 * Pairs the plans in force with those of the renewal. A plan goes with what follows it, if that is chosen; what is left over
 * is paired in its order, coverage by coverage: the group exchanged the one for the other.
 *
 * @param chosen the renewal's plans; null while nothing is chosen: then each plan goes with what follows it
 */
export function planSlots(inForce: readonly InForcePlan[], chosen: readonly SlotPlan[] | null): PlanSlot[] {
  if (chosen === null) {
    return inForce.map(({ planId, coverage, suggestedPlanId }) => ({ coverage, from: planId, to: suggestedPlanId }));
  }
  const chosenIds = new Set(chosen.map(({ planId }) => planId));
  const followed = (plan: InForcePlan) => (chosenIds.has(plan.suggestedPlanId ?? 0) ? plan.suggestedPlanId : null);
  const taken = new Set(inForce.map(followed));
  const free = chosen.filter(({ planId }) => !taken.has(planId));
  const exchanged = new Set<number>();
  const slots = inForce.map((plan): PlanSlot => {
    const { planId, coverage } = plan;
    const other = free.find((candidate) => candidate.coverage === coverage && !exchanged.has(candidate.planId));
    const to = followed(plan) ?? other?.planId ?? null;
    if (to !== null) {
      exchanged.add(to);
    }
    return { coverage, from: planId, to };
  });
  const added = free.filter(({ planId }) => !exchanged.has(planId));
  return [...slots, ...added.map(({ planId, coverage }): PlanSlot => ({ coverage, from: null, to: planId }))];
}
