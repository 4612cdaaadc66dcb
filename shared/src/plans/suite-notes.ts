import {
  isSuiteSelection,
  maximumPlans,
  type SelectablePlan,
  type SelectionFacts,
  suitePlans,
} from '#shared/plans/selection';

/**
 * Explains how a suite affects the selection: whether the plan limit still applies, and why. Empty if no plan belongs to a suite.
 * The wording is ours. Source: spec 000 section 4, "Plan selection"; section 5, "A group 'suite' requires enough subscribers".
 */
export function suiteNotes(
  selected: readonly SelectablePlan[],
  offered: readonly SelectablePlan[],
  facts: SelectionFacts,
): string[] {
  const medical = selected.filter(({ IsMedical }) => IsMedical);
  const suites = [...new Set(medical.flatMap(({ PlanSuiteName }) => PlanSuiteName ?? []))];
  const [suite] = suites;
  if (suite === undefined) {
    return [];
  }
  if (isSuiteSelection(selected, offered, facts)) {
    return [`${suite} is selected as a whole, so the limit on plans does not apply.`];
  }
  const limit = maximumPlans(facts);
  return [`${reasonAgainst(suites, medical, offered, facts)} The limit of ${limit} medical plans applies.`];
}

function reasonAgainst(
  suites: readonly string[],
  medical: readonly SelectablePlan[],
  offered: readonly SelectablePlan[],
  { employees, limits: { MinimumEmployeesForSuite: fewest } }: SelectionFacts,
): string {
  if (employees < fewest) {
    return `A suite needs at least ${fewest} subscribers; this group has ${employees}.`;
  }
  if (suites.length > 1) {
    return 'Only one suite can be selected as a whole.';
  }
  const suite = suites[0]!;
  return medical.some(({ PlanSuiteName }) => PlanSuiteName !== suite)
    ? `${suite} counts as a suite only without other medical plans.`
    : `${suite} has ${suitePlans(suite, offered).length} plans, of which ${medical.length} are selected.`;
}
