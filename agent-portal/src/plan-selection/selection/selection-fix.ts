import type { Plan } from '#shared/plans/plan.record';
import {
  HBC_PAIRING,
  maximumPlans,
  ONE_DENTAL_PLAN,
  selectionProblems,
  type SelectionFacts,
} from '#shared/plans/selection';
import { missingCoverage, type Removal, type SelectionFix } from '../../components/plan-browser/cart/cart-facts.ts';
import { plansText } from '../../components/plan-browser/list/plan-texts.ts';

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
    const show = missingCoverage(problem);
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
