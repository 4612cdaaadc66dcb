import { Alert, Box, Button, Stack } from '@mui/material';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { Contribution } from '#shared/contributions/contribution.record';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { contributionChoices, type AssignedPlans } from '#shared/contributions/contribution-results';
import { useLeavePrompt } from '../components/use-leave-prompt.tsx';
import { BudgetSection } from './BudgetSection.tsx';
import { readContribution, toContributionForm, type ContributionForm } from './contribution-form.ts';
import { ContributionResults } from './ContributionResults.tsx';
import { ContributionTermsSection } from './ContributionTermsSection.tsx';
import { StaleContributionDialog } from './StaleContributionDialog.tsx';
import { useContributionSave } from './use-contribution-save.ts';

interface ContributionEditorProps {
  quoteId: number;
  contribution: Contribution;
  /** The selected plans of this kind of cover. */
  plans: readonly SelectedPlan[];
  assigned: AssignedPlans;
}

/** The terms of one kind of cover, and what they come to while they are typed. */
export function ContributionEditor({ quoteId, contribution, plans, assigned }: ContributionEditorProps) {
  const form = useForm<ContributionForm>({ defaultValues: toContributionForm(contribution), mode: 'onTouched' });
  const typed = useWatch({ control: form.control }) as ContributionForm;
  const planIds = plans.map(({ PlanId }) => PlanId);
  const current = readContribution(typed, contribution, planIds);
  const choices = current ? contributionChoices(current, plans, assigned) : [];
  const save = useContributionSave(quoteId, form);
  const { isDirty, isSubmitting } = form.formState;
  const leavePrompt = useLeavePrompt(isDirty);
  const submit = form.handleSubmit((values) => {
    const request = readContribution(values, contribution, planIds);
    return request ? save.run(request) : undefined;
  });
  return (
    <FormProvider {...form}>
      <Box sx={COLUMNS}>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <Stack spacing={2}>
            {save.failure && <Alert severity="error">{save.failure}</Alert>}
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
      {save.theirs && current && (
        <StaleContributionDialog
          mine={current}
          theirs={save.theirs}
          plans={plans}
          onTakeTheirs={save.takeTheirs}
          onKeepMine={() => void save.run({ ...current, Version: save.theirs?.Version ?? current.Version })}
        />
      )}
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
