import type { Coverage } from '#shared/plans/plan-codes';
import type { PricedSelection } from '#shared/quotes/quote-premium';

interface RatedPlan {
  planId: number;
  coverage: Coverage;
  monthlyRateCents: number;
  /** Of everybody who enrolls in its coverage. */
  members: readonly { memberId: number; rateCents: number }[];
}

/** A selected plan for shared/quotes/quote-premium. @param assigned the plan of each member who has been assigned to one */
export function toPricedSelection(
  { planId, coverage, monthlyRateCents, members }: RatedPlan,
  assigned: ReadonlyMap<number, number | null>,
): PricedSelection {
  const own = members.filter(({ memberId }) => assigned.get(memberId) === planId);
  return {
    coverage,
    cents: monthlyRateCents,
    people: members.length,
    assigned: own.length,
    assignedCents: own.reduce((sum, { rateCents }) => sum + rateCents, 0),
  };
}
