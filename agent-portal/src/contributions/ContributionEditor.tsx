import { Alert, Box, Button, Stack } from '@mui/material';
import { FormProvider, useWatch } from 'react-hook-form';
import type { Contribution } from '#shared/contributions/contribution.record';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { contributionChoices, type AssignedPlans } from '#shared/contributions/contribution-results';
import { useLeavePrompt } from '#web/records/use-leave-prompt';
import { BudgetSection } from './BudgetSection.tsx';
import { readContribution, type ContributionForm } from './contribution-form.ts';
import { ContributionResults } from './ContributionResults.tsx';
import { ContributionTermsSection } from './ContributionTermsSection.tsx';
import { useContributionForm } from './use-contribution-form.ts';

interface ContributionEditorProps {
  quoteId: number;
  contribution: Contribution;
  /** The selected plans of this kind of cover. */
  plans: readonly SelectedPlan[];
  assigned: AssignedPlans;
}

/** The terms of one kind of coverage, and what they come to while they are typed. */
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
