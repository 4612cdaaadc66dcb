import { Box, LinearProgress, Link, Stack, Typography } from '@mui/material';
import { phoneHref } from '#shared/formats/phone';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import type { HouseholdSubmissionResponse } from '#shared/individual-enrollment/submission.record';
import { FirstPayment } from '../payment/FirstPayment.tsx';
import type { PaymentStep } from '../payment/payment-step.ts';
import { NextStep, type WaysOn } from './NextStep.tsx';
import { OtherCoverage } from './OtherCoverage.tsx';
import type { Outcome } from './outcome-of.ts';
import { VerificationSteps } from './VerificationSteps.tsx';

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
        <WithPhone text={outcome.Message} />
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
    {outcome.status === 'Rejected' && page.Quote.Individual.IndividualPlanType === 'ShortTerm' && <OtherCoverage />}
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

const PHONE = /(\(\d{3}\) ?\d{3}-\d{4}|\d{3}[-.]\d{3}[-.]\d{4})/;

/** A text in which a phone number can be called. */
const WithPhone = ({ text }: { text: string }) =>
  text.split(PHONE).map((part, index) =>
    index % 2 === 1 ? (
      <Link key={part} href={phoneHref(part)} color="inherit" sx={{ whiteSpace: 'nowrap' }}>
        {part}
      </Link>
    ) : (
      part
    ),
  );
