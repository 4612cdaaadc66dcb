import { Alert, Box, Button, Stack } from '@mui/material';
import { FormProvider, useWatch } from 'react-hook-form';
import { type Contribution, contributionProblems } from '#shared/contributions/contribution.record';
import { type AssignedPlans, contributionChoices } from '#shared/contributions/contribution-results';
import { CONTRIBUTIONS } from '#shared/contributions/contributions.calls';
import { formatDollars } from '#shared/formats/currency';
import { formatPercent } from '#shared/formats/percent';
import { COVERAGE_TIERS } from '#shared/plans/plan-codes';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { call } from '#web/http/calls';
import type { Difference } from '#web/records/StaleDialog';
import { useLeavePrompt } from '#web/records/use-leave-prompt';
import { type RecordEditing, useRecordForm } from '#web/records/use-record-form';
import { notifySuccess } from '../app/notifications/notify.ts';
import { queryClient } from '../app/query-client.ts';
import { BudgetSection } from './BudgetSection.tsx';
import {
  type ContributionForm,
  METHOD_LABELS,
  readContribution,
  toContribution,
  toContributionForm,
} from './contribution-form.ts';
import { ContributionResults } from './ContributionResults.tsx';
import { ContributionTermsSection } from './ContributionTermsSection.tsx';
import { contributionsQuery } from './contributions-queries.ts';

interface ContributionEditorProps {
  quoteId: number;
  contribution: Contribution;
  /** The selected plans of this coverage type. */
  plans: readonly SelectedPlan[];
  assigned: AssignedPlans;
}

/** The terms of one coverage type, with results updated as they are typed. */
export function ContributionEditor({ quoteId, contribution, plans, assigned }: ContributionEditorProps) {
  const { form, submit, messages, staleDialog } = useContributionForm(quoteId, contribution, plans);
  const typed = useWatch({ control: form.control }) as ContributionForm;
  const current = readContribution(
    typed,
    contribution,
    plans.map(({ PlanId }) => PlanId),
  );
  const choices = current ? contributionChoices(current, plans, assigned) : [];
  const { isDirty, isSubmitting } = form.formState;
  const leavePrompt = useLeavePrompt(isDirty);
  return (
    <FormProvider {...form}>
      <Box sx={COLUMNS}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <Stack spacing={2}>
            {messages.length > 0 && <Alert severity="error">{messages.join(' ')}</Alert>}
            <ContributionTermsSection plans={plans} />
            <BudgetSection current={current} choices={choices} plans={plans} />
            <Stack direction="row" spacing={1} sx={{ justifyContent: 'flex-end' }}>
              <Button disabled={!isDirty} onClick={() => form.reset()}>
                Discard changes
              </Button>
              <Button type="submit" variant="contained" loading={isSubmitting}>
                Save
              </Button>
            </Stack>
          </Stack>
        </form>
        <ContributionResults current={current} choices={choices} plans={plans} />
      </Box>
      {staleDialog}
      {leavePrompt}
    </FormProvider>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
} as const;

/** The form of one coverage type, which stays open after saving. */
function useContributionForm(
  quoteId: number,
  contribution: Contribution,
  plans: readonly SelectedPlan[],
): RecordEditing<ContributionForm, Contribution> {
  const query = contributionsQuery(quoteId);
  const planIds = plans.map(({ PlanId }) => PlanId);
  const requestOf = (values: ContributionForm, version: number | null) =>
    toContribution(values, { ...contribution, Version: version ?? contribution.Version });
  const ofCoverage = ({ Coverage }: Contribution) => Coverage === contribution.Coverage;
  return useRecordForm<ContributionForm, Contribution>({
    noun: 'contribution',
    start: toContributionForm(contribution),
    version: contribution.Version,
    hasSummary: false,
    check: (values, version) => ({ fields: contributionProblems(requestOf(values, version), planIds), others: [] }),
    save: async (values, version) => {
      const saved = await call(CONTRIBUTIONS.save, { quoteId, body: requestOf(values, version) });
      queryClient.setQueryData(query.queryKey, saved);
      return saved.find(ofCoverage)!;
    },
    onSaved: () => notifySuccess('The employer contribution has been saved.'),
    others: {
      reload: async () => (await queryClient.fetchQuery({ ...query, staleTime: 0 })).find(ofCoverage) ?? null,
      toForm: toContributionForm,
      differences: (mine, theirs) => contributionDifferences(mine, theirs, plans),
    },
  });
}

/** The differences between two contributions, in the screen's wording. */
function contributionDifferences(
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
