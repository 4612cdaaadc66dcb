import BlockIcon from '@mui/icons-material/BlockOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Paper,
  Stack,
  Typography,
} from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { FormProvider, useForm, type UseFormReturn } from 'react-hook-form';
import type { Rules } from '#shared/business-rules/rules';
import type { IsoDate } from '#shared/dates/iso-date';
import { suggestedDay } from '#shared/eligibility/individual-dates';
import { ELECTED_MISSING, electedAmountProblem } from '#shared/eligibility/net-premium';
import { QUALIFYING_EVENT_OPTIONS } from '#shared/eligibility/qualifying-events';
import { formatDay } from '#shared/formats/auto-date';
import { centsFromDollars, formatDollars } from '#shared/formats/currency';
import { marketplacePlanSelectionPath } from '#shared/individuals/individual-next-step';
import type { NewMarketplaceQuote } from '#shared/individuals/individual-quote.record';
import { applicantRelationship, eventOfSepReason, START_FAILED } from '#shared/marketplace/eligibility-problem';
import { grantedLevelText } from '#shared/marketplace/marketplace-facts';
import type { Applicant, Eligibility } from '#shared/marketplace/marketplace.record';
import { STARTING_QUOTES } from '#shared/quotes/quotes.calls';
import { errorMessage, fieldErrorsOf, mayWorkLater } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { CurrencyInput } from '#web/inputs/CurrencyInput';
import { RadioInput } from '#web/inputs/RadioInput';
import { showFieldErrors } from '#web/inputs/show-field-errors';
import { today } from '#web/inputs/today';
import { useGoOn } from '#web/shell/use-go-on';
import { ToneChip } from '#web/status/ToneChip';
import { useRules } from '../app/use-rules.ts';
import { FactList } from '../components/FactList.tsx';
import { ColumnsTable } from '../components/ScrollTable.tsx';

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

type Period = Eligibility['EnrollmentPeriod'];

/** What was granted, to the household as a whole. */
function eligibilityFacts(eligibility: Eligibility, rules: Rules): (readonly [name: string, value: string])[] {
  const { AptcAmount, CsrLevel, EnrollmentPeriod, SpecialEnrollmentVerificationPendingIndicator } = eligibility;
  const { EventDate, EffectiveDates } = EnrollmentPeriod;
  return [
    ['Tax credit', `${formatDollars(AptcAmount)} a month`],
    ['Cost sharing', grantedLevelText(CsrLevel, rules)],
    ['Enrollment period', periodText(EnrollmentPeriod)],
    ...(EventDate === null ? [] : [['Event date', formatDay(EventDate)] as const]),
    [
      EffectiveDates.length === 1 ? 'Effective date' : 'Effective dates',
      EffectiveDates.map((day) => formatDay(day)).join(' or '),
    ],
    ...(SpecialEnrollmentVerificationPendingIndicator
      ? [['Verification', verificationText(eligibility.SpecialEnrollmentVerificationDueDate)] as const]
      : []),
  ];
}

function periodText({ Kind, ReasonCode }: Period): string {
  const event = eventOfSepReason(ReasonCode ?? '');
  return Kind === 'Special' && event
    ? `Special enrollment: ${QUALIFYING_EVENT_OPTIONS[event].name}`
    : 'Open enrollment';
}

const verificationText = (due: Eligibility['SpecialEnrollmentVerificationDueDate']): string =>
  due === null ? 'Pending' : `Documents due ${formatDay(due)}`;

/** Who is on the application, and who may enroll. */
const ApplicantsTable = ({ applicants }: { applicants: readonly Applicant[] }) => (
  <ColumnsTable
    label="People on the application"
    title
    stacked="sm"
    rows={applicants}
    keyOf={({ ApplicantId }) => ApplicantId}
    columns={[
      { label: 'Name', isName: true, cell: ({ FirstName, LastName }) => `${FirstName} ${LastName}` },
      { label: 'Relationship', cell: ({ Relationship }) => applicantRelationship(Relationship) },
      { label: 'Date of birth', cell: ({ DateOfBirth }) => formatDay(DateOfBirth) },
      { label: 'Cost-sharing level', cell: ({ CsrLevel }) => CsrLevel },
      {
        label: 'Eligibility',
        cell: ({ IsEligible }) =>
          IsEligible ? (
            <ToneChip size="small" look={['success', CheckCircleIcon]} label="Eligible" />
          ) : (
            <ToneChip size="small" look={['warning', BlockIcon]} label="Not eligible" />
          ),
      },
    ]}
  />
);

interface SubsidyDialogProps {
  /** Dollars a month. */
  granted: number;
  isBusy: boolean;
  /** Why the quote was not started, if not because of the amount. */
  refusal: string | null;
  onSubmit: () => void;
  onClose: () => void;
}

/** Asks how much of the granted credit is taken in advance. Source: spec 002 section 5, "Subsidy modal". */
function SubsidyDialog({ granted, isBusy, refusal, onSubmit, onClose }: SubsidyDialogProps) {
  const id = useId();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <DialogTitle id={`${id}-title`}>Subsidy</DialogTitle>
        <DialogContent>
          <DialogContentText id={`${id}-text`} variant="body2" sx={{ mb: 2 }}>
            The marketplace grants up to {formatDollars(granted)} a month. The client may take less now, and the rest
            with the tax return.
          </DialogContentText>
          <CurrencyInput<StartForm>
            name="Ffm.AptcElectedAmount"
            label="Tax credit to use each month"
            required
            requiredMessage={ELECTED_MISSING}
            check={(dollars) => electedAmountProblem(centsFromDollars(dollars), centsFromDollars(granted))}
            autoFocus
          />
          {refusal && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {refusal}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            Continue
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Named as they are sent. */
interface StartForm {
  EffectiveDate: NewMarketplaceQuote['EffectiveDate'];
  Ffm: { AptcElectedAmount: number | null };
}

/** Starts the quote, or opens it again: it replaces this page, so that Back does not fetch once more. */
function useStartQuote(ConsumerId: string, form: UseFormReturn<StartForm>) {
  const goOn = useGoOn();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { mutate, isPending } = useMutation({
    mutationFn: ({ EffectiveDate, Ffm }: StartForm) =>
      call(STARTING_QUOTES.start, {
        body: {
          QuoteType: 'IndividualNewBusiness',
          EffectiveDate,
          Ffm: { ConsumerId, AptcElectedAmount: Ffm.AptcElectedAmount ?? 0 },
        },
      }),
    onMutate: () => setRefusal(null),
    onSuccess: ({ Id }) => goOn(marketplacePlanSelectionPath(Id), { replace: true }),
    onError: (error) => {
      const fields = fieldErrorsOf(error);
      const [elsewhere] = showFieldErrors(form, fields);
      const isShown = Object.keys(fields).length > 0 && elsewhere === undefined;
      setRefusal(isShown ? null : (elsewhere ?? (mayWorkLater(error) ? START_FAILED : errorMessage(error))));
    },
  });
  return {
    start: () => void form.handleSubmit((values) => mutate(values))(),
    isBusy: isPending,
    refusal,
    clear: () => setRefusal(null),
  };
}
