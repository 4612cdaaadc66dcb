import type { Plan, SelectedPlansResponse } from '#shared/plans/plan.record';
import { maximumPlans, selectionWarnings, type SelectionFacts } from '#shared/plans/selection';
import { suiteNotes } from '#shared/plans/suite-notes';
import { plansText } from '../../components/plan-browser/list/plan-texts.ts';
import { selectionFixes, type SelectionFix } from './selection-fix.ts';

/** Spec 002 section 2 names the information; the wording is ours. */
export const DELTA_DENTAL_NOTE =
  'Delta Dental administers the benefits of Delta Dental plans. Members use the dentists of its networks and its own member card.';

export interface CartFacts {
  selectionFixes: readonly SelectionFix[];
  /** What only the server knows about the stored selection: outdated prices. */
  serverProblems: readonly string[];
  warnings: readonly string[];
  notes: readonly string[];
  /** Plans whose recorded price differs from today's. */
  repriced: readonly Plan[];
  /** "3 of 10 medical plans". */
  countText: string;
  count: number;
  limit: number;
}

interface CartGiven {
  plans: readonly Plan[];
  offered: readonly Plan[];
  facts: SelectionFacts;
  /** Null while the selection differs from the stored one. */
  stored: SelectedPlansResponse | null;
}

/** Everything that the cart says about a selection. */
export function cartFacts({ plans, offered, facts, stored }: CartGiven): CartFacts {
  const found = selectionFixes(plans, offered, facts);
  const known = found.map(({ problem }) => problem);
  const count = plans.filter(({ IsMedical }) => IsMedical).length;
  const limit = maximumPlans(facts);
  return {
    selectionFixes: found,
    serverProblems: (stored?.Problems ?? []).filter((problem) => !known.includes(problem)),
    warnings: selectionWarnings(plans, offered, facts),
    notes: [
      ...suiteNotes(plans, offered, facts),
      ...(plans.some(({ IsDeltaDentalPlan }) => IsDeltaDentalPlan) ? [DELTA_DENTAL_NOTE] : []),
    ],
    repriced: stored ? repricedPlans(plans, stored) : [],
    countText: `${count} of ${plansText(limit, 'medical')}`,
    count,
    limit,
  };
}

function repricedPlans(plans: readonly Plan[], { Plans }: SelectedPlansResponse): Plan[] {
  const storedPrice = new Map(Plans.map(({ PlanId, TotalMonthlyRate }) => [PlanId, TotalMonthlyRate]));
  return plans.filter(
    ({ PlanId, TotalMonthlyRate }) => storedPrice.has(PlanId) && storedPrice.get(PlanId) !== TotalMonthlyRate,
  );
}
