import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import type { Eligibility } from '#shared/marketplace/marketplace.record';
import { suggestedDay } from '#shared/eligibility/individual-dates';
import { RadioInput } from '#web/inputs/RadioInput';
import { today } from '#web/inputs/today';
import { useRules } from '../../app/rules/use-rules.ts';
import { FactList } from '../../components/FactList.tsx';
import { ApplicantsTable } from './ApplicantsTable.tsx';
import { eligibilityFacts } from './eligibility-facts.ts';
import { SubsidyDialog } from './SubsidyDialog.tsx';
import { type StartForm, useStartQuote } from './use-start-quote.ts';

/** What the marketplace decided, and the way to the plans. */
export function Decision({ eligibility }: { eligibility: Eligibility }) {
  const { ConsumerId, AptcAmount, EnrollmentPeriod } = eligibility;
  const id = useId();
  const rules = useRules();
  const [asksForAmount, setAsksForAmount] = useState(false);
  const form = useForm<StartForm>({
    defaultValues: {
      EffectiveDate: suggestedDay(EnrollmentPeriod.EffectiveDates, today()),
      Ffm: { AptcElectedAmount: AptcAmount },
    },
    mode: 'onTouched',
  });
  const { start, isBusy, refusal, clear } = useStartQuote(ConsumerId, form);
  const close = () => {
    setAsksForAmount(false);
    clear();
  };
  return (
    <FormProvider {...form}>
      <Stack spacing={3}>
        <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
          <Stack spacing={2}>
            <Typography variant="h2" id={id}>
              Granted by the marketplace
            </Typography>
            <FactList facts={eligibilityFacts(eligibility, rules)} />
          </Stack>
        </Paper>
        <ApplicantsTable applicants={eligibility.Applicants} />
        {EnrollmentPeriod.EffectiveDates.length > 1 && (
          <RadioInput<StartForm, IsoDate>
            name="EffectiveDate"
            label="Effective date"
            required
            options={EnrollmentPeriod.EffectiveDates.map((value) => ({ value, label: formatDay(value) }))}
          />
        )}
        {refusal && !asksForAmount && <Alert severity="error">{refusal}</Alert>}
        <Button
          variant="contained"
          loading={isBusy}
          onClick={() => (AptcAmount > 0 ? setAsksForAmount(true) : start())}
          sx={{ alignSelf: 'flex-start' }}
        >
          Choose plans
        </Button>
      </Stack>
      {asksForAmount && (
        <SubsidyDialog granted={AptcAmount} isBusy={isBusy} refusal={refusal} onSubmit={start} onClose={close} />
      )}
    </FormProvider>
  );
}
