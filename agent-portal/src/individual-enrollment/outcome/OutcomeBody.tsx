import { Alert, Box, Button, LinearProgress, Link, Stack, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router';
import { daysBetween, type IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { PENDING_VERIFICATION } from '#shared/individual-enrollment/submission-outcome';
import type { HouseholdSubmissionResponse } from '#shared/individual-enrollment/submission.record';
import { MARKETPLACE_PATH, requotePath } from '#shared/individuals/individual-next-step';
import { AGENTS_PAY, consumerIdOf, PAYMENT_PAGE_FAILED } from '#shared/payments/hand-off';
import type { PaymentHandOff } from '#shared/payments/payment.record';
import { HAND_OFF } from '#shared/payments/payments.calls';
import { errorMessage, mayWorkLater } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { useIntentionKey } from '#web/http/use-intention-key';
import { today } from '#web/inputs/today';
import { TextWithPhones } from '#web/shell/PhoneLink';
import { useAudience, useCan } from '../../app/session/use-user.ts';
import { Money } from '../../components/Money.tsx';
import { daysLeftText } from '../../components/days-left.ts';
import { applicantName, applicantOf } from '../applicant.ts';
import { refreshIndividualEnrollment } from '../individual-enrollment-queries.ts';
import { canPay, type PaymentStep, paymentWords } from '../payment-step.ts';
import { CopyText } from './CopyText.tsx';
import { NextStep, type WaysOn } from './NextStep.tsx';
import type { Outcome } from './outcome-of.ts';

interface OutcomeBodyProps {
  page: EnrollmentPageResponse;
  outcome: Outcome;
  submission: HouseholdSubmissionResponse | null;
  step: PaymentStep;
  ways: WaysOn;
}

/** A result and what comes next, on the page and in its dialog. */
export const OutcomeBody = ({ page, outcome, submission, step, ways }: OutcomeBodyProps) => (
  <Stack spacing={1.5}>
    {outcome.status === 'PendingSEVerification' && submission ? (
      <VerificationSteps
        page={page}
        due={submission.VerificationDueDate}
        applicationId={submission.MarketplaceApplicationId}
      />
    ) : (
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <TextWithPhones text={outcome.Message} />
      </Typography>
    )}
    {outcome.isPending && <LinearProgress aria-label="The application is being sent" />}
    {outcome.reason !== null && (
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <strong>Reason:</strong> {outcome.reason}
      </Typography>
    )}
    {submission?.Refusal ? (
      <NextStep page={page} refusal={submission.Refusal} submittedAt={submission.SubmittedDate} ways={ways} />
    ) : (
      outcome.status === 'FailedEnrollment' && !outcome.isPending && <RetrySteps />
    )}
    {outcome.status === 'Rejected' && page.Quote.Individual.IndividualPlanType === 'ShortTerm' && (
      <OtherCoverage quoteId={page.Quote.Id} />
    )}
    {submission?.Payment.Due && <FirstPayment page={page} step={step} amount={submission.Payment.Amount} />}
    {isWithoutPayment(page, outcome) && <Typography>{NOTHING_TO_PAY}</Typography>}
    {outcome.status === 'Complete' && submission?.ContractId && (
      <Typography>Contract number: {submission.ContractId}</Typography>
    )}
  </Stack>
);

/** Ours. */
const NOTHING_TO_PAY = 'Nothing has to be paid.';

const isWithoutPayment = ({ Quote }: EnrollmentPageResponse, { status }: Outcome): boolean =>
  Quote.Ffm?.zeroPayment === true && (status === 'Complete' || status === 'PendingSEVerification');

const RetrySteps = () => (
  <Box component="ol" aria-label="How to submit it again" sx={{ m: 0, pl: 2.5, typography: 'body1' }}>
    <li>Correct what the reason names, in the application below.</li>
    <li>Sign it again if anything has changed.</li>
    <li>Submit it again.</li>
  </Box>
);

/** After short-term coverage was denied: plans that nobody is refused because of health. */
function OtherCoverage({ quoteId }: { quoteId: number }) {
  // Only they help at the marketplace.
  const isAgent = useCan('agent');
  return (
    <>
      <Typography>
        Marketplace plans and other ACA plans ask nothing about health, and refuse nobody because of it.
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" component={RouterLink} to={requotePath(quoteId)}>
          Quote a marketplace plan for these people
        </Button>
        {isAgent && (
          <Button component={RouterLink} to={MARKETPLACE_PATH}>
            Go to the marketplace
          </Button>
        )}
      </Stack>
    </>
  );
}

interface VerificationStepsProps {
  page: EnrollmentPageResponse;
  /** null: the marketplace gave none. */
  due: IsoDate | null;
  applicationId: string | null;
}

/** A special enrollment that the marketplace verifies: until when, and the two ways in which documents get there. Spec 000 section 8. */
function VerificationSteps({ page, due, applicationId }: VerificationStepsProps) {
  const id = useId();
  return (
    <>
      <Typography>{PENDING_VERIFICATION}</Typography>
      {due !== null && <Typography sx={{ fontWeight: 'medium' }}>{dueText(due)}</Typography>}
      <Typography id={id}>The client must do one of these:</Typography>
      <Box component="ul" aria-labelledby={id} sx={{ m: 0, pl: 2.5, typography: 'body1' }}>
        <li>
          Create an account at the{' '}
          <Link href="https://www.healthcare.gov/" target="_blank" rel="noopener" color="inherit">
            federal marketplace
          </Link>{' '}
          and upload the documents there.
        </li>
        <li>
          Mail the documents to the marketplace, with the full name <strong>{applicantName(page)}</strong> and the
          application ID <strong>{applicationId ?? 'of the marketplace'}</strong>.
          {applicationId !== null && <CopyText label="Copy application ID" text={applicationId} />}
        </li>
      </Box>
    </>
  );
}

function dueText(due: IsoDate): string {
  const days = daysBetween(today(), due);
  return days < 0
    ? `Documents were due by ${formatDay(due)}.`
    : `Documents are due by ${formatDay(due)}: ${daysLeftText(days)}.`;
}

interface FirstPaymentProps {
  page: EnrollmentPageResponse;
  step: PaymentStep;
  /** As submitted, dollars. */
  amount: number;
}

const NOTHING_DUE = 'Nothing has to be paid any more.';

/** What is due before the enrollment completes, and the way to the payment page. Individuals, row 53. */
function FirstPayment({ page, step, amount }: FirstPaymentProps) {
  // The window in which it can be left out may have begun since.
  const due = page.AmountDue ?? amount;
  const { IsFfm } = page.Quote.Individual;
  const isStaff = useAudience() === 'internal';
  const isPayable = canPay(step) && (due > 0 || !IsFfm);
  const { pay, isBusy, failure } = usePay(page, due);
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <div>
        <Typography variant="body2" component="span">
          First payment
        </Typography>
        <Typography variant="h1" component="p">
          <Money dollars={due} />
        </Typography>
      </div>
      <Typography role="status" sx={{ fontWeight: step === 'declined' || step === 'held' ? 'medium' : undefined }}>
        {due === 0 ? NOTHING_DUE : isPayable && IsFfm && isStaff ? AGENTS_PAY : paymentWords(step, IsFfm)}
      </Typography>
      {step === 'confirming' && <LinearProgress aria-label="The payment is being confirmed" sx={{ width: '100%' }} />}
      {failure && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {failure}
        </Alert>
      )}
      {isPayable && !(IsFfm && isStaff) && (
        <Button variant="contained" size="large" loading={isBusy} onClick={pay}>
          {due > 0 ? 'Pay now' : 'Complete the enrollment'}
        </Button>
      )}
    </Stack>
  );
}

/**
 * Opens the provider's page for the first payment, in this tab. A repeated click opens the same page.
 *
 * @param amount due, dollars
 */
function usePay(page: EnrollmentPageResponse, amount: number) {
  const { Id } = page.Quote;
  const { keyOf } = useIntentionKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (handOff: PaymentHandOff) => call(HAND_OFF.sso, { body: handOff }, { idempotencyKey: keyOf(handOff) }),
    onSuccess: ({ RedirectUrl }) => window.location.assign(RedirectUrl),
    onError: () => refreshIndividualEnrollment(Id),
  });
  const { FirstName = '', LastName = '' } = applicantOf(page) ?? {};
  return {
    pay: () =>
      mutate({
        firstName: FirstName,
        lastName: LastName,
        amount,
        consumerId: page.Marketplace?.ConsumerId ?? consumerIdOf(Id),
        QuoteId: Id,
      }),
    isBusy: isPending,
    failure: error && (mayWorkLater(error) ? PAYMENT_PAGE_FAILED : errorMessage(error)),
  };
}
