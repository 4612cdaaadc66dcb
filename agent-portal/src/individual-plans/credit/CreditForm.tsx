import { Alert, Button, Stack } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { ELECTED_BELOW_ZERO } from '#shared/eligibility/net-premium';
import type { IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import { errorMessage, fieldErrorsOf } from '#web/http/api-error';
import { CurrencyInput } from '#web/inputs/CurrencyInput';
import { FieldGrid } from '#web/inputs/FormSection';
import { queryClient } from '../../app/query-client.ts';
import { TaxReturnFields } from '../../components/subsidy/TaxReturnFields.tsx';
import { subsidyQuery } from '../../components/subsidy/subsidy-queries.ts';
import { reloadHousehold } from '../individual-plans-queries.ts';
import { saveCredit, subsidyQuestion } from './save-credit.ts';

interface CreditValues {
  Size: number | null;
  AnnualIncome: number | null;
  /** null: as much as is estimated. */
  Elected: number | null;
}

/** Who is on the tax return, what they earn, and how much of the credit is taken in advance. */
export function CreditForm({ household }: { household: IndividualEnrollmentResponse }) {
  const { Quote, Members } = household;
  const form = useForm<CreditValues>({
    defaultValues: {
      Size: Quote.Household?.Size ?? null,
      AnnualIncome: Quote.Household?.AnnualIncome ?? null,
      Elected: Quote.Ffm && !Quote.Ffm.IsMaximum ? Quote.Ffm.AptcElectedAmount : null,
    },
    mode: 'onTouched',
  });
  const { save, refusal } = useSaveCredit(household, form);
  return (
    <FormProvider {...form}>
      <Stack
        component="form"
        noValidate
        spacing={1}
        aria-label="Tax credit"
        onSubmit={(event) => void form.handleSubmit((values) => save.mutate(values))(event)}
      >
        <CreditFields people={Members.length} />
        {refusal && <Alert severity="warning">{refusal}</Alert>}
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <Button type="submit" variant="outlined" loading={save.isPending}>
            Show net premiums
          </Button>
          {Quote.Household && (
            <Button onClick={() => save.mutate(null)} disabled={save.isPending}>
              Remove tax credit
            </Button>
          )}
        </Stack>
      </Stack>
    </FormProvider>
  );
}

/** Saves the credit, or takes it away; an elected amount that is too high is refused at its field. */
function useSaveCredit(household: IndividualEnrollmentResponse, form: UseFormReturn<CreditValues>) {
  const { Quote } = household;
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: async (values: CreditValues | null) => {
      setRefusal(null);
      if (values === null) {
        return saveCredit(Quote, null);
      }
      const taxHousehold = { Size: values.Size!, AnnualIncome: Math.round(values.AnnualIncome!) };
      const { MaxAptc } = await queryClient.fetchQuery(subsidyQuery(subsidyQuestion(household, taxHousehold)));
      const elected = { AptcElectedAmount: values.Elected ?? MaxAptc, IsMaximum: values.Elected === null };
      return saveCredit(Quote, { household: taxHousehold, elected });
    },
    onSuccess: () => reloadHousehold(Quote.Id),
    onError: (error) => {
      const [message] = fieldErrorsOf(error)['Ffm.AptcElectedAmount'] ?? [];
      if (message) {
        form.setError('Elected', { type: 'server', message }, { shouldFocus: true });
      } else {
        setRefusal(errorMessage(error));
      }
    },
  });
  return { save, refusal };
}

const CreditFields = ({ people }: { people: number }) => (
  <FieldGrid columns={3}>
    <TaxReturnFields<CreditValues> names={{ income: 'AnnualIncome', size: 'Size' }} people={people} />
    <CurrencyInput<CreditValues>
      name="Elected"
      label="Elected amount a month"
      hint="Left empty: as much as is estimated"
      check={(dollars) => (dollars < 0 ? ELECTED_BELOW_ZERO : null)}
    />
  </FieldGrid>
);
