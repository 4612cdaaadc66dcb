import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { ELECTED_REASON_LABELS, ELECTED_REASONS, type ElectedReason } from '#shared/eligibility/income-ends';
import { ELECTED_MISSING, electedAmountProblem } from '#shared/eligibility/net-premium';
import { centsFromDollars, formatDollars } from '#shared/formats/currency';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { grantedLevelText } from '#shared/marketplace/marketplace-facts';
import { essentialCentsOf } from '#shared/plans/net-premium-of';
import type { Plan } from '#shared/plans/plan.record';
import { errorMessage, fieldErrorsOf } from '#web/http/api-error';
import { CurrencyInput } from '#web/inputs/CurrencyInput';
import { FieldGrid } from '#web/inputs/FormSection';
import { SelectInput } from '#web/inputs/SelectInput';
import { showFieldErrors } from '#web/inputs/show-field-errors';
import { useRules } from '../../app/use-rules.ts';
import { FactList } from '../../components/FactList.tsx';
import { TaxReturnFields } from '../../components/tax-credit/TaxReturnFields.tsx';
import { reloadHousehold } from '../individual-plans-queries.ts';
import { IncomeEnds, type IncomeEndsProps } from './IncomeEnds.tsx';
import { SaveCreditButton } from './SaveCreditButton.tsx';
import { saveElected } from './save-credit.ts';

interface GrantedCreditSectionProps {
  quote: IndividualQuoteResponse;
  /** The medical plan in the cart. */
  chosen: Plan | undefined;
  canChange: boolean;
}

/** What the marketplace granted toward the plans, and how much of it is taken in advance. */
export function GrantedCreditSection({ quote, chosen, canChange }: GrantedCreditSectionProps) {
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
      {canChange && AptcAmount > 0 && (
        <IncomeChanges
          quote={quote}
          credit={{
            maximumCents: centsFromDollars(AptcAmount),
            electedCents: centsFromDollars(AptcElectedAmount),
            essentialCents: chosen === undefined ? null : essentialCentsOf(chosen),
          }}
        />
      )}
    </Paper>
  );
}

interface ReturnValues {
  AnnualIncome: number | null;
  Size: number | null;
}

/** What the tax return settles: the income of the application is entered, because the marketplace does not pass it on. */
function IncomeChanges({ quote, credit }: Pick<IncomeEndsProps, 'quote' | 'credit'>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const form = useForm<ReturnValues>({ defaultValues: { AnnualIncome: null, Size: null }, mode: 'onTouched' });
  const [income, size] = useWatch({ control: form.control, name: ['AnnualIncome', 'Size'] });
  return (
    <Box sx={{ mt: 1 }}>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        If the income changes
      </Button>
      {isOpen && (
        <Stack id={id} spacing={1.5} sx={{ pt: 1 }}>
          <Typography variant="body2" color="textSecondary">
            Enter the income and the household size of the application. They are not saved.
          </Typography>
          <FormProvider {...form}>
            <FieldGrid>
              <TaxReturnFields<ReturnValues> names={{ income: 'AnnualIncome', size: 'Size' }} people={1} />
            </FieldGrid>
          </FormProvider>
          {income !== null && size !== null && size > 0 && (
            <IncomeEnds
              {...{ quote, credit }}
              household={{ householdSize: size, incomeCents: centsFromDollars(income) }}
              onUse={null}
            />
          )}
        </Stack>
      )}
    </Box>
  );
}

/** Named as it is sent. */
interface ElectedValues {
  Ffm: { AptcElectedAmount: number | null; ElectedReason: ElectedReason | '' };
}

/** Asked where less than was granted is taken. */
function WhyNotAll({ granted }: { granted: number }) {
  const amount = useWatch<ElectedValues, 'Ffm.AptcElectedAmount'>({ name: 'Ffm.AptcElectedAmount' });
  return (
    (amount ?? granted) < granted && (
      <SelectInput<ElectedValues, ElectedReason>
        name="Ffm.ElectedReason"
        label="Why not all of it"
        hint="The client confirms it in the review"
        noneLabel="Not said"
        options={REASONS}
      />
    )
  );
}

const REASONS = ELECTED_REASONS.map((value) => ({ value, label: ELECTED_REASON_LABELS[value] }));

function ElectedForm({ quote, granted }: { quote: IndividualQuoteResponse; granted: number }) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<ElectedValues>({
    // What is saved elsewhere appears without drawing the field anew: the focus stays.
    values: {
      Ffm: {
        AptcElectedAmount: quote.Ffm?.AptcElectedAmount ?? null,
        ElectedReason: quote.Ffm?.ElectedReason ?? '',
      },
    },
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
  });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ Ffm }: ElectedValues) =>
      saveElected(quote, {
        AptcElectedAmount: Ffm.AptcElectedAmount ?? 0,
        ElectedReason: Ffm.ElectedReason === '' || (Ffm.AptcElectedAmount ?? 0) >= granted ? null : Ffm.ElectedReason,
      }),
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
          <WhyNotAll granted={granted} />
          <SaveCreditButton isBusy={isPending} />
        </Stack>
        {refusal && <Alert severity="warning">{refusal}</Alert>}
      </Stack>
    </FormProvider>
  );
}
