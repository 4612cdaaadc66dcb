import { Box, LinearProgress, Link, Stack, Typography } from '@mui/material';
import { formatDay } from '#shared/formats/auto-date';
import { parsePhone } from '#shared/formats/phone';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import type { HouseholdSubmissionResponse } from '#shared/individual-enrollment/submission.record';
import { FirstPayment } from '../payment/FirstPayment.tsx';
import type { PaymentStep } from '../payment/payment-step.ts';
import type { Outcome } from './outcome-of.ts';

interface OutcomeBodyProps {
  page: EnrollmentPageResponse;
  outcome: Outcome;
  submission: HouseholdSubmissionResponse | null;
  step: PaymentStep;
}

/** A result and what comes next, on the page and in its dialog. */
export const OutcomeBody = ({ page, outcome, submission, step }: OutcomeBodyProps) => (
  <Stack spacing={1.5}>
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      <WithPhone text={outcome.Message} />
    </Typography>
    {outcome.isPending && <LinearProgress aria-label="The application is being sent" />}
    {outcome.reason !== null && (
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <strong>Reason:</strong> {outcome.reason}
      </Typography>
    )}
    {outcome.status === 'FailedEnrollment' && !outcome.isPending && <RetrySteps />}
    {submission?.VerificationDueDate && (
      <Typography>
        <strong>Documents are due by {formatDay(submission.VerificationDueDate)}.</strong>
      </Typography>
    )}
    {submission?.Payment.Due && <FirstPayment page={page} step={step} amount={submission.Payment.Amount} />}
    {outcome.status === 'Complete' && submission?.ContractId && (
      <Typography>Contract number: {submission.ContractId}</Typography>
    )}
  </Stack>
);

const RetrySteps = () => (
  <Box component="ol" aria-label="How to submit it again" sx={{ m: 0, pl: 2.5, typography: 'body1' }}>
    <li>Correct what the reason names, in the application below.</li>
    <li>Sign it again if anything has changed.</li>
    <li>Submit it again.</li>
  </Box>
);

const PHONE = /(\(\d{3}\) ?\d{3}-\d{4}|\d{3}[-.]\d{3}[-.]\d{4})/;

/** A text in which a phone number can be called. */
const WithPhone = ({ text }: { text: string }) =>
  text.split(PHONE).map((part, index) =>
    index % 2 === 1 ? (
      <Link key={part} href={`tel:+1${parsePhone(part)}`} color="inherit" sx={{ whiteSpace: 'nowrap' }}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
