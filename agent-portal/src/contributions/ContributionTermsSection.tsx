import { Button, Paper, Stack, Typography } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { CONTRIBUTION_METHODS } from '#shared/contributions/contribution';
import { DOLLARS_RANGE, PERCENT_RANGE, REFERENCE_PLAN_MISSING } from '#shared/contributions/contribution.record';
import { COVERAGE_TIERS, type CoverageTier } from '#shared/plans/plan-codes';
import { FieldGrid } from '#web/inputs/FormSection';
import { CurrencyInput } from '#web/inputs/CurrencyInput';
import { PercentInput } from '#web/inputs/PercentInput';
import { RadioInput } from '#web/inputs/RadioInput';
import { SelectInput } from '#web/inputs/SelectInput';
import { METHOD_LABELS, type ContributionForm } from './contribution-form.ts';

const METHODS = CONTRIBUTION_METHODS.map((value) => ({ value, label: METHOD_LABELS[value] }));
const MOST_DOLLARS = 99_999.99;
const HALF = 50;

/** How the employer pays, and how much for each tier. */
export function ContributionTermsSection({ plans }: { plans: readonly SelectedPlan[] }) {
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
