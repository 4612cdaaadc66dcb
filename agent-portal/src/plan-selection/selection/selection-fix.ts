import type { Plan } from '#shared/plans/plan.record';
import type { Coverage } from '#shared/plans/plan-codes';
import {
  DENTAL_PLAN_REQUIRED,
  HBC_PAIRING,
  maximumPlans,
  NO_MEDICAL_PLAN,
  ONE_DENTAL_PLAN,
  selectionProblems,
  VISION_PLAN_REQUIRED,
  type SelectionFacts,
} from '#shared/plans/selection';
import { plansText } from '../../components/plan-browser/list/plan-texts.ts';

/** A problem of the selection and its fix. */
export interface SelectionFix {
  problem: string;
  /** When a plan is missing: the list to choose from. */
  show: Coverage | null;
  /** When there are too many plans: what to remove, in words, and those plans, the most recently added first. */
  removal: Removal | null;
}

export interface Removal {
  hint: string;
  plans: readonly Plan[];
}

const MISSING: Readonly<Record<string, Coverage>> = {
  [NO_MEDICAL_PLAN]: 'medical',
  [DENTAL_PLAN_REQUIRED]: 'dental',
  [VISION_PLAN_REQUIRED]: 'vision',
};

/**
 * The problems of a selection, each with a fix.
 *
 * @param selected in the order in which they were selected
 */
export function selectionFixes(
  selected: readonly Plan[],
  offered: readonly Plan[],
  facts: SelectionFacts,
): SelectionFix[] {
  const lastFirst = [...selected].reverse();
  return selectionProblems(selected, offered, facts).map((problem) => {
    const show = MISSING[problem] ?? null;
    return { problem, show, removal: show ? null : removalFor(problem, lastFirst, facts) };
  });
}

function removalFor(problem: string, lastFirst: readonly Plan[], facts: SelectionFacts): Removal {
  if (problem === ONE_DENTAL_PLAN) {
    const plans = lastFirst.filter(({ IsDental }) => IsDental);
    const tooMany = plans.length - facts.limits.MaxNumberDentalPlansSmallGroup;
    return { hint: `Remove ${tooMany} of these:`, plans };
  }
  const medical = lastFirst.filter(({ IsMedical }) => IsMedical);
  if (problem === HBC_PAIRING) {
    return hbcRemoval(medical);
  }
  const tooMany = medical.length - maximumPlans(facts);
  return {
    hint: `Remove ${plansText(tooMany, 'medical')}, for example what was added last:`,
    plans: medical.slice(0, tooMany),
  };
}

/** HealthbyChoice or the others, whichever needs fewer removals; on a tie, the side selected last. */
function hbcRemoval(lastFirst: readonly Plan[]): Removal {
  const isHbc = ({ PlanType }: Plan) => PlanType === 'HBC';
  const [hbc, others] = [lastFirst.filter(isHbc), lastFirst.filter((plan) => !isHbc(plan))];
  const hbcWasLast = lastFirst.slice(0, 1).some(isHbc);
  const takesHbc = hbc.length === others.length ? hbcWasLast : hbc.length < others.length;
  return takesHbc
    ? { hint: 'Remove what is HealthbyChoice:', plans: hbc }
    : { hint: 'Remove what is not HealthbyChoice:', plans: others };
}
