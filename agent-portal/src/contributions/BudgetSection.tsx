import { Button, MenuItem, Paper, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { BUDGET_RANGE, type Contribution } from '#shared/contributions/contribution.record';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { employerTotal } from '#shared/contributions/contribution';
import { contributionTerms } from '#shared/contributions/contribution-results';
import { formatCents } from '#shared/formats/currency';
import { COVERAGE_TIERS } from '#shared/plans/plan-codes';
import { CurrencyInput } from '#web/inputs/CurrencyInput';
import { choiceKey, choiceName, type Choice } from './choices.ts';
import { fittedTiers, type ContributionForm } from './contribution-form.ts';

interface BudgetSectionProps {
  /** null while input is missing or invalid. */
  current: Contribution | null;
  choices: readonly Choice[];
  plans: readonly SelectedPlan[];
}

const MOST_BUDGET = 9_999_999.99;

/** The reverse calculation: from the employer's budget to the share it pays. */
export function BudgetSection({ current, choices, plans }: BudgetSectionProps) {
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
