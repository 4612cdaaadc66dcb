/** Spec 002 section 5, "Individual plan selection", and section 9: at most three medical plans. */
export const MOST_COMPARED = 3;
export const TOO_MANY_COMPARED = 'You may only choose up to three medical plans for comparison.';
export const NONE_COMPARED = 'At least one medical plan must be selected to compare.';

/** @returns the message to show, or null when this many medical plans can be compared */
export function compareChoiceProblem(plans: number): string | null {
  return plans === 0 ? NONE_COMPARED : plans > MOST_COMPARED ? TOO_MANY_COMPARED : null;
}

/** For a request that names a current plan the group does not have. */
export const notACurrentPlan = (name: string, buyer: 'group' | 'household' = 'group'): string =>
  buyer === 'group'
    ? `${name} is not one of this group’s current plans.`
    : `${name} is not the plan of the contract that this quote renews.`;

/** The marks after a click on "Compare"; a text if there are already three. */
export function toggleCompared(marked: readonly number[], planId: number): readonly number[] | string {
  if (marked.includes(planId)) {
    return marked.filter((id) => id !== planId);
  }
  return marked.length >= MOST_COMPARED ? TOO_MANY_COMPARED : [...marked, planId];
}

/** The plans to compare: the marked ones or, if none is marked, the selected medical plans; a text if the comparison cannot open. */
export function comparedPlans(
  marked: readonly number[],
  selectedMedical: readonly number[],
): readonly number[] | string {
  const ids = marked.length > 0 ? marked : selectedMedical;
  return compareChoiceProblem(ids.length) ?? ids;
}
