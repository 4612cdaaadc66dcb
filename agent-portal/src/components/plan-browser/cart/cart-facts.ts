import type { Coverage } from '#shared/plans/plan-codes';
import type { Plan, SelectedPlansResponse } from '#shared/plans/plan.record';
import { DENTAL_PLAN_REQUIRED, NO_MEDICAL_PLAN, VISION_PLAN_REQUIRED } from '#shared/plans/selection';
import type { SaveState } from '#web/records/use-save-state';
import { DELTA_DENTAL_NOTE } from '../details/delta-dental-note.ts';
import type { SelectionSave } from '../selection/use-selection-save.ts';
import type { Selection } from '../selection/use-selection.ts';

/** A problem of the selection and its fix. */
export interface SelectionFix {
  problem: string;
  /** When a plan is missing: the list to choose from. */
  show: Coverage | null;
  /** When there are too many plans: what to remove, in words, and those plans, the most recently added first. */
  removal: Removal | null;
  /** When it is fixed on another screen. */
  link?: { label: string; to: string };
}

export interface Removal {
  hint: string;
  plans: readonly Plan[];
}

/** Everything that the cart says about a selection. */
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
  /** How many plans count, of how many; null without a limit. */
  gauge: { count: number; limit: number } | null;
  /** What all selected plans cost a month together, in dollars; null where only one of them will be taken. */
  total: number | null;
}

/** A quote's selection: its plans, its problems, and whether it is stored. */
export interface PlanCart {
  selection: Selection;
  save: SelectionSave;
  facts: CartFacts;
  /** Why plans cannot be selected now; null = they can. */
  lock: string | null;
  /** The prices on screen: today's while plans can be selected, afterwards those recorded with the quote. */
  premiumOf: (plan: Plan) => number | null;
  saveState: SaveState;
  saveBlockedBy: string | null;
}

const MISSING: Readonly<Record<string, Coverage>> = {
  [NO_MEDICAL_PLAN]: 'medical',
  [DENTAL_PLAN_REQUIRED]: 'dental',
  [VISION_PLAN_REQUIRED]: 'vision',
};

/** The list in which a missing plan is found; null for any other problem. */
export const missingCoverage = (problem: string): Coverage | null => MISSING[problem] ?? null;

/** @param stored null while the selection differs from the stored one */
export function storedFindings(
  plans: readonly Plan[],
  fixes: readonly SelectionFix[],
  stored: SelectedPlansResponse | null,
): Pick<CartFacts, 'serverProblems' | 'repriced'> {
  const known = fixes.map(({ problem }) => problem);
  return {
    serverProblems: (stored?.Problems ?? []).filter((problem) => !known.includes(problem)),
    repriced: stored ? repricedPlans(plans, stored) : [],
  };
}

export const deltaDentalNotes = (plans: readonly Plan[]): string[] =>
  plans.some(({ IsDeltaDentalPlan }) => IsDeltaDentalPlan) ? [DELTA_DENTAL_NOTE] : [];

function repricedPlans(plans: readonly Plan[], { Plans }: SelectedPlansResponse): Plan[] {
  const storedPrice = new Map(Plans.map(({ PlanId, MarketRate }) => [PlanId, MarketRate]));
  return plans.filter(({ PlanId, MarketRate }) => storedPrice.has(PlanId) && storedPrice.get(PlanId) !== MarketRate);
}
