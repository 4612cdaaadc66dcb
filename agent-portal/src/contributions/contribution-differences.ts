import type { SelectedPlan } from '#shared/plans/plan.record';
import { formatDollars } from '#shared/formats/currency';
import { formatPercent } from '#shared/formats/percent';
import { COVERAGE_TIERS } from '#shared/plans/coverage-tier';
import type { Difference } from '#web/records/StaleDialog';
import { METHOD_LABELS, type ContributionForm } from './contribution-form.ts';

/** Where two contributions differ, in the words of the screen. */
export function contributionDifferences(
  mine: ContributionForm,
  theirs: ContributionForm,
  plans: readonly SelectedPlan[],
): Difference[] {
  const lines = (form: ContributionForm): [label: string, text: string][] => [
    ['Method', METHOD_LABELS[form.Method]],
    ['Reference plan', plans.find(({ PlanId }) => PlanId === form.ReferencePlanId)?.PlanDisplayName ?? ''],
    ...COVERAGE_TIERS.map((tier): [string, string] => {
      const share = form.Tiers[tier];
      const inWords = form.Method === 'Flat' ? formatDollars : formatPercent;
      return [tier, share === null ? '' : inWords(share)];
    }),
    ['Monthly budget', form.Budget === null ? '' : formatDollars(form.Budget)],
  ];
  const others = lines(theirs);
  return lines(mine)
    .map(([label, text], index) => ({ label, mine: text, theirs: others[index]?.[1] ?? '' }))
    .filter((row) => row.mine !== row.theirs);
}
