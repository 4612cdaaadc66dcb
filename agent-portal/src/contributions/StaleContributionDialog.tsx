import type { Contribution } from '#shared/contributions/contribution.record';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { formatDollars } from '#shared/formats/currency';
import { formatPercent } from '#shared/formats/percent';
import { COVERAGE_TIERS } from '#shared/plans/coverage-tier';
import { StaleDialog } from '../components/StaleDialog.tsx';
import { METHOD_LABELS } from './contribution-form.ts';

interface StaleContributionDialogProps {
  mine: Contribution;
  theirs: Contribution;
  plans: readonly SelectedPlan[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** Somebody else saved the contribution first: both side by side. */
export function StaleContributionDialog({ mine, theirs, plans, ...choice }: StaleContributionDialogProps) {
  const lines = (contribution: Contribution) => [
    { label: 'Method', text: METHOD_LABELS[contribution.Method] },
    {
      label: 'Reference plan',
      text: plans.find(({ PlanId }) => PlanId === contribution.ReferencePlanId)?.PlanDisplayName ?? '',
    },
    ...COVERAGE_TIERS.map((tier) => ({
      label: tier,
      text:
        contribution.Method === 'Flat'
          ? formatDollars(contribution.Tiers[tier])
          : formatPercent(contribution.Tiers[tier]),
    })),
    { label: 'Monthly budget', text: contribution.Budget === null ? '' : formatDollars(contribution.Budget) },
  ];
  const others = lines(theirs);
  return (
    <StaleDialog
      title="The contribution has been changed meanwhile"
      rows={lines(mine)
        .map(({ label, text }, index) => ({ label, mine: text, theirs: others[index]?.text ?? '' }))
        .filter((row) => row.mine !== row.theirs)}
      takeLabel="Take theirs"
      keepLabel="Keep mine"
      {...choice}
    >
      Somebody else saved it after you opened it. Choose which of the two holds.
    </StaleDialog>
  );
}
