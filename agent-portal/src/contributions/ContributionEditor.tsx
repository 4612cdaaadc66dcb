import { Alert, Box, Button, MenuItem, Paper, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import { CONTRIBUTION_METHODS, employerTotal } from '#shared/contributions/contribution';
import { type AssignedPlans, contributionChoices, contributionTerms } from '#shared/contributions/contribution-results';
import {
  BUDGET_RANGE,
  type Contribution,
  contributionProblems,
  DOLLARS_RANGE,
  PERCENT_RANGE,
  REFERENCE_PLAN_MISSING,
} from '#shared/contributions/contribution.record';
import { CONTRIBUTIONS } from '#shared/contributions/contributions.calls';
import { formatCents, formatDollars } from '#shared/formats/currency';
import { formatPercent } from '#shared/formats/percent';
import { COVERAGE_TIERS, type CoverageTier } from '#shared/plans/plan-codes';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { call } from '#web/http/calls';
import { CurrencyInput } from '#web/inputs/CurrencyInput';
import { FieldGrid } from '#web/inputs/FormSection';
import { PercentInput } from '#web/inputs/PercentInput';
import { RadioInput } from '#web/inputs/RadioInput';
import { SelectInput } from '#web/inputs/SelectInput';
import type { Difference } from '#web/records/StaleDialog';
import { useLeavePrompt } from '#web/records/use-leave-prompt';
import { type RecordEditing, useRecordForm } from '#web/records/use-record-form';
import { notifySuccess } from '../app/notify.ts';
import { queryClient } from '../app/query-client.ts';
import { ContributionResults } from './ContributionResults.tsx';
import { type Choice, choiceKey, choiceName } from './choices.ts';
import {
  type ContributionForm,
  fittedTiers,
  METHOD_LABELS,
  readContribution,
  toContribution,
  toContributionForm,
} from './contribution-form.ts';
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

interface BudgetSectionProps {
  /** null while input is missing or invalid. */
  current: Contribution | null;
  choices: readonly Choice[];
  plans: readonly SelectedPlan[];
}

const MOST_BUDGET = 9_999_999.99;

/** The reverse calculation: from the employer's budget to the share it pays. */
function BudgetSection({ current, choices, plans }: BudgetSectionProps) {
  const form = useFormContext<ContributionForm>();
  const budget = useWatch({ control: form.control, name: 'Budget' });
  const [basis, setBasis] = useState('');
  const [fitted, setFitted] = useState<{ tiers: Contribution['Tiers']; text: string } | null>(null);
  const choice = choices.find((each) => choiceKey(each) === basis) ?? choices[0];
  const fit = () => {
    if (current && choice && budget !== null) {
      const tiers = fittedTiers(current, choice.households, budget);
      COVERAGE_TIERS.forEach((tier) =>
        form.setValue(`Tiers.${tier}`, tiers[tier], { shouldDirty: true, shouldValidate: true }),
      );
      const paid = employerTotal(choice.households, contributionTerms({ Method: current.Method, Tiers: tiers }));
      setFitted({ tiers, text: `The employer now pays ${formatCents(paid)} a month.` });
    }
  };
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2}>
        <Typography variant="h2">Stay within a budget</Typography>
        <Typography variant="body2" color="textSecondary">
          Finds the highest share that the budget allows. The tiers keep their proportions.
        </Typography>
        <CurrencyInput<ContributionForm>
          name="Budget"
          label="Monthly budget"
          check={(dollars) => (dollars >= 0 && dollars <= MOST_BUDGET ? null : BUDGET_RANGE)}
        />
        <TextField
          select
          label="If everyone takes"
          value={choice ? choiceKey(choice) : ''}
          disabled={choices.length === 0}
          onChange={({ target }) => setBasis(target.value)}
        >
          {choices.map((each) => (
            <MenuItem key={choiceKey(each)} value={choiceKey(each)}>
              {choiceName(each, plans)}
            </MenuItem>
          ))}
        </TextField>
        <Stack direction="row" spacing={2} sx={{ alignItems: 'center', flexWrap: 'wrap' }} useFlexGap>
          <Button variant="outlined" disabled={!current || !choice || typeof budget !== 'number'} onClick={fit}>
            Fit to budget
          </Button>
          <Typography variant="body2" role="status">
            {fitted && COVERAGE_TIERS.every((tier) => current?.Tiers[tier] === fitted.tiers[tier]) && fitted.text}
          </Typography>
        </Stack>
      </Stack>
    </Paper>
  );
}

const METHODS = CONTRIBUTION_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }));
const MOST_DOLLARS = 99_999.99;
const HALF = 50;

/** How the employer pays, and how much for each tier. */
function ContributionTermsSection({ plans }: { plans: readonly SelectedPlan[] }) {
  const form = useFormContext<ContributionForm>();
  const [method, first] = useWatch({ control: form.control, name: ['Method', `Tiers.${COVERAGE_TIERS[0]}`] });
  const isFlat = method === 'Flat';
  const setTiers = (value: number | null) =>
    COVERAGE_TIERS.forEach((tier) =>
      form.setValue(`Tiers.${tier}`, value, { shouldDirty: true, shouldValidate: true }),
    );
  return (
    <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack spacing={2}>
        <Typography variant="h2">What the employer pays</Typography>
        <RadioInput<ContributionForm>
          name="Method"
          label="Method"
          options={METHODS}
          // A percentage is not a dollar amount: clear the values when the unit changes.
          onChosen={(chosen) => (chosen === 'Flat') !== isFlat && setTiers(chosen === 'Flat' ? null : HALF)}
        />
        {method === 'PercentOfReferencePlan' && (
          <SelectInput<ContributionForm, number>
            name="ReferencePlanId"
            label="Reference plan"
            required
            requiredMessage={REFERENCE_PLAN_MISSING}
            hint="The employer pays the same amount for every plan, but never more than its premium."
            options={plans.map(({ PlanId, PlanDisplayName }) => ({ value: PlanId, label: PlanDisplayName }))}
          />
        )}
        <FieldGrid>
          {COVERAGE_TIERS.map((tier) => (
            <TierInput key={tier} tier={tier} isFlat={isFlat} />
          ))}
        </FieldGrid>
        <Button sx={{ alignSelf: 'flex-start' }} disabled={first === null} onClick={() => setTiers(first)}>
          Use the first for every tier
        </Button>
      </Stack>
    </Paper>
  );
}

const TierInput = ({ tier, isFlat }: { tier: CoverageTier; isFlat: boolean }) =>
  isFlat ? (
    <CurrencyInput<ContributionForm>
      name={`Tiers.${tier}`}
      label={tier}
      required
      hint="Dollars a month"
      check={(dollars) => (dollars >= 0 && dollars <= MOST_DOLLARS ? null : DOLLARS_RANGE)}
    />
  ) : (
    <PercentInput<ContributionForm>
      name={`Tiers.${tier}`}
      label={tier}
      required
      hint="Percent of the premium"
      check={(percent) => (percent >= 0 && percent <= 100 ? null : PERCENT_RANGE)}
    />
  );
