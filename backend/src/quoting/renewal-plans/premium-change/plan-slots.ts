import type { Coverage } from '#shared/plans/plan-codes';

/** The properties of a plan that slots use. */
export interface SlotPlan {
  planId: number;
  coverage: Coverage;
}

export interface InForcePlan extends SlotPlan {
  /** Its replacement; null = none. */
  suggestedPlanId: number | null;
}

/** A current plan and its replacement. null: none before, or none after. */
export interface PlanSlot {
  coverage: Coverage;
  from: number | null;
  to: number | null;
}

/**
 * Pairs the current plans with those of the renewal. A plan is paired with its replacement, if that is selected; the remaining ones are
 * paired in order within each coverage, as exchanges.
 *
 * @param chosen the renewal's plans; null without a selection: then each plan is paired with its replacement
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
