import { Alert, Box, Paper, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ELECTED_MISSING, electedAmountProblem } from '#shared/eligibility/net-premium';
import { centsFromDollars, formatDollars } from '#shared/formats/currency';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { grantedLevelText } from '#shared/marketplace/marketplace-facts';
import { errorMessage, fieldErrorsOf } from '#web/http/api-error';
import { CurrencyInput } from '#web/inputs/CurrencyInput';
import { showFieldErrors } from '#web/inputs/show-field-errors';
import { useRules } from '../../app/use-rules.ts';
import { FactList } from '../../components/FactList.tsx';
import { reloadHousehold } from '../individual-plans-queries.ts';
import { SaveCreditButton } from './SaveCreditButton.tsx';
import { saveElected } from './save-credit.ts';

interface GrantedCreditSectionProps {
  quote: IndividualQuoteResponse;
  canChange: boolean;
}

/** What the marketplace granted toward the plans, and how much of it is taken in advance. */
export function GrantedCreditSection({ quote, canChange }: GrantedCreditSectionProps) {
  const headingId = useId();
  const rules = useRules();
  const { AptcAmount = 0, AptcElectedAmount = 0, CsrLevel = 1 } = quote.Ffm ?? {};
  return (
    <Paper variant="outlined" component="section" aria-labelledby={headingId} sx={{ px: 2, py: 1.5 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 6, rowGap: 1.5 }}>
        <Box sx={{ flex: '1 1 420px', minWidth: 0 }}>
          <Typography variant="h2" id={headingId} sx={{ mb: 0.5 }}>
            Granted by the marketplace
          </Typography>
          <FactList
            facts={[
              ['Tax credit', `${formatDollars(AptcAmount)} a month`],
              ['Tax credit to use', `${formatDollars(AptcElectedAmount)} a month`],
              ['Cost sharing', grantedLevelText(CsrLevel, rules)],
            ]}
          />
        </Box>
        {canChange && AptcAmount > 0 && <ElectedForm quote={quote} granted={AptcAmount} />}
      </Stack>
    </Paper>
  );
}

/** Named as it is sent. */
interface ElectedValues {
  Ffm: { AptcElectedAmount: number | null };
}

function ElectedForm({ quote, granted }: { quote: IndividualQuoteResponse; granted: number }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<ElectedValues>({
    // What is saved elsewhere appears without drawing the field anew: the focus stays.
    values: { Ffm: { AptcElectedAmount: quote.Ffm?.AptcElectedAmount ?? null } },
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
  });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ Ffm }: ElectedValues) => saveElected(quote, Ffm.AptcElectedAmount ?? 0),
    onMutate: () => setRefusal(null),
    onSuccess: (_answer, values) => {
      form.reset(values);
      reloadHousehold(quote.Id);
    },
    onError: (error) => {
      const fields = fieldErrorsOf(error);
      const [elsewhere] = showFieldErrors(form, fields);
      setRefusal(elsewhere ?? (Object.keys(fields).length > 0 ? null : errorMessage(error)));
    },
  });
  return (
    <FormProvider {...form}>
      <Stack
        component="form"
        noValidate
        spacing={1}
        aria-label="Tax credit to use each month"
        onSubmit={(event) => void form.handleSubmit((values) => (isPending ? undefined : mutate(values)))(event)}
        sx={{ alignItems: 'flex-start' }}
      >
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'flex-start' }}>
          <CurrencyInput<ElectedValues>
            name="Ffm.AptcElectedAmount"
            label="Tax credit to use each month"
            required
            requiredMessage={ELECTED_MISSING}
            hint="The rest comes with the tax return"
            check={(dollars) => electedAmountProblem(centsFromDollars(dollars), centsFromDollars(granted))}
          />
          <SaveCreditButton isBusy={isPending} />
        </Stack>
        {refusal && <Alert severity="warning">{refusal}</Alert>}
      </Stack>
    </FormProvider>
  );
}
