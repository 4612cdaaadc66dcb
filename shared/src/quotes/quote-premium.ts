import type { Coverage } from '#shared/plans/plan-codes';

/** A plan selected for a quote. Whole cents a month. */
export interface PricedSelection {
  coverage: Coverage;
  /** What it costs for everybody who enrolls in this coverage. */
  cents: number;
  /** How many they are. */
  people: number;
  /** How many of them are assigned to this plan, and what it costs for them. */
  assigned: number;
  assignedCents: number;
}

/** What a quote costs a month, in whole cents. */
export interface QuotePremium {
  cents: number;
  /** It is known who is in which plan only in part: at least that much. */
  isLowest: boolean;
}

/** The people of a plan and what it costs for them, in whole cents a month; null while that is open. */
export type PlanPremium = { people: number; cents: number } | null;

/**
 * The one answer to what a quote costs: by plan in the given order, and in all. Where a coverage has one plan, everybody is in it. Where it
 * has several, it is known once each of its people is assigned to one; until then the cheapest plan for all is what it costs at least.
 * `total` is null without plans. Ours: the specification has no premium of a quote.
 */
export function quotePremium(plans: readonly PricedSelection[]): {
  plans: PlanPremium[];
  total: QuotePremium | null;
} {
  const together = (plan: PricedSelection) => plans.filter(({ coverage }) => coverage === plan.coverage);
  const premiums = plans.map((plan): PlanPremium => {
    const all = together(plan);
    if (all.length === 1) {
      return { people: plan.people, cents: plan.cents };
    }
    return isAssigned(all) ? { people: plan.assigned, cents: plan.assignedCents } : null;
  });
  const open = plans.filter((_plan, at) => premiums[at] === null);
  const lowest = open.filter((plan) => together(plan).find(({ cents }) => cents === lowestOf(together(plan))) === plan);
  const known = premiums.reduce((sum, premium) => sum + (premium?.cents ?? 0), 0);
  return {
    plans: premiums,
    total:
      plans.length === 0
        ? null
        : { cents: lowest.reduce((sum, { cents }) => sum + cents, known), isLowest: open.length > 0 },
  };
}

function isAssigned(plans: readonly PricedSelection[]): boolean {
  const people = Math.max(...plans.map((plan) => plan.people));
  return people > 0 && plans.reduce((sum, { assigned }) => sum + assigned, 0) === people;
}

const lowestOf = (plans: readonly PricedSelection[]): number => Math.min(...plans.map(({ cents }) => cents));
