import { Alert, Button, Link, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { catastrophicNote, isHardshipByIncome } from '#shared/eligibility/catastrophic';
import { ELECTED_BELOW_ZERO } from '#shared/eligibility/net-premium';
import { individualCensusPath } from '#shared/individuals/individual-next-step';
import type {
  IndividualEnrollmentResponse,
  IndividualQuoteResponse,
} from '#shared/individuals/individual-quote.record';
import { errorMessage, fieldErrorsOf } from '#web/http/api-error';
import { CurrencyInput } from '#web/inputs/CurrencyInput';
import { FieldGrid } from '#web/inputs/FormSection';
import { queryClient } from '../../app/query-client.ts';
import { useRules } from '../../app/use-rules.ts';
import { subsidyQuery } from '../../components/tax-credit/subsidy-queries.ts';
import { TaxReturnFields } from '../../components/tax-credit/TaxReturnFields.tsx';
import { calledOf } from '../household/household-texts.ts';
import { newestQuote, reloadHousehold, showQuote } from '../individual-plans-queries.ts';
import { SaveCreditButton } from './SaveCreditButton.tsx';
import { saveCredit, subsidyQuestion } from './save-credit.ts';

interface CreditValues {
  Size: number | null;
  AnnualIncome: number | null;
  /** null: as much as is estimated. */
  Elected: number | null;
}

const NOTHING: CreditValues = { Size: null, AnnualIncome: null, Elected: null };

const valuesOf = ({ Household, Ffm }: IndividualQuoteResponse): CreditValues => ({
  Size: Household?.Size ?? null,
  AnnualIncome: Household?.AnnualIncome ?? null,
  Elected: Ffm && !Ffm.IsMaximum ? Ffm.AptcElectedAmount : null,
});

/** Who is on the tax return, what they earn, and how much of the credit is taken in advance, to the cent. */
export function CreditForm({ household }: { household: IndividualEnrollmentResponse }) {
  const { Quote, Members } = household;
  // What others save, and the slider, appears in the fields without drawing them anew: the focus stays.
  const form = useForm<CreditValues>({
    values: valuesOf(Quote),
    resetOptions: { keepDirtyValues: true },
    mode: 'onTouched',
  });
  const { save, refusal } = useSaveCredit(household, form);
  const submit = form.handleSubmit((values) => {
    if (!save.isPending) {
      save.mutate(values);
    }
  });
  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate spacing={1} aria-label="Tax credit" onSubmit={(event) => void submit(event)}>
        <FieldGrid columns={3}>
          <TaxReturnFields<CreditValues> names={{ income: 'AnnualIncome', size: 'Size' }} people={Members.length} />
          <CurrencyInput<CreditValues>
            name="Elected"
            label="Tax credit to use each month"
            hint="Leave blank to use the full estimate"
            check={(dollars) => (dollars < 0 ? ELECTED_BELOW_ZERO : null)}
          />
        </FieldGrid>
        {refusal && <Alert severity="warning">{refusal}</Alert>}
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <SaveCreditButton isBusy={save.isPending} />
          {Quote.Household && <Button onClick={() => !save.isPending && save.mutate(null)}>Remove tax credit</Button>}
        </Stack>
        <Notes household={household} />
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
        return saveCredit(newestQuote(Quote), null);
      }
      const taxHousehold = { Size: values.Size!, AnnualIncome: Math.round(values.AnnualIncome!) };
      const { MaxAptc } = await queryClient.fetchQuery(subsidyQuery(subsidyQuestion(household, taxHousehold)));
      const elected = { AptcElectedAmount: values.Elected ?? MaxAptc, IsMaximum: values.Elected === null };
      return saveCredit(newestQuote(Quote), { household: taxHousehold, elected });
    },
    onSuccess: (answer, values) => {
      if (values === null) {
        // Its button is about to go.
        form.setFocus('AnnualIncome');
      }
      form.reset(values ?? NOTHING);
      showQuote(answer);
      reloadHousehold(Quote.Id);
    },
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

/** What else decides, and who sees catastrophic plans. */
function Notes({ household }: { household: IndividualEnrollmentResponse }) {
  const catastrophic = useCatastrophicNote(household);
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        Other coverage, a pregnancy and denials of Medicaid are entered with each person in the{' '}
        <Link component={RouterLink} to={individualCensusPath(household.Quote.Id)}>
          household
        </Link>
        .
      </Typography>
      {catastrophic && (
        <Typography variant="body2" color="textSecondary">
          {catastrophic}
        </Typography>
      )}
    </>
  );
}

/** Why people of 30 and over see catastrophic plans, or why nobody does. */
function useCatastrophicNote({ Quote, Members }: IndividualEnrollmentResponse): string | null {
  const rules = useRules();
  const { EffectiveDate, Household } = Quote;
  const household = Household && { householdSize: Household.Size, annualIncome: Household.AnnualIncome };
  const isHardship = isHardshipByIncome(household, EffectiveDate, rules);
  const people = Members.filter(({ MedicalStatus }) => MedicalStatus === 'Enroll').map((member) => ({
    birthDate: member.DateOfBirth,
    exemptionNumber: member.ExemptionNumber,
    name: calledOf(member),
  }));
  return catastrophicNote(people, EffectiveDate, isHardship);
}
