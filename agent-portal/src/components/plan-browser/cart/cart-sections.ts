import type { Plan } from '#shared/plans/plan.record';
import { COVERAGES } from '#shared/plans/plan-codes';
import { byCoverage, COVERAGE_LABELS } from '../list/plan-texts.ts';

export interface CartSection {
  /** "Medical", "Dental", or a suite's name. */
  title: string;
  /** Its plans were added together and can be removed together. */
  isSuite: boolean;
  plans: readonly Plan[];
}

/** The selected plans by coverage, in the order they were selected; two or more of a suite are grouped. */
export function cartSections(plans: readonly Plan[]): CartSection[] {
  const lists = byCoverage(plans);
  return COVERAGES.flatMap((coverage) => {
    const sections = new Map<string | null, Plan[]>();
    for (const plan of lists[coverage]) {
      const suite = lists[coverage].filter(({ PlanSuiteName }) => PlanSuiteName === plan.PlanSuiteName);
      const key = suite.length > 1 ? plan.PlanSuiteName : null;
      sections.set(key, [...(sections.get(key) ?? []), plan]);
    }
    return [...sections].map(([suite, listed]) => ({
      title: suite ?? COVERAGE_LABELS[coverage],
      isSuite: suite !== null,
      plans: listed,
    }));
  });
}
