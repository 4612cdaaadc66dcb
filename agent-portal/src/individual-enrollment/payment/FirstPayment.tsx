import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { AGENTS_PAY } from '#shared/payments/hand-off';
import { useAudience } from '../../app/session/use-user.ts';
import { Money } from '../../components/Money.tsx';
import { canPay, type PaymentStep, paymentWords } from './payment-step.ts';
import { usePay } from './use-pay.ts';

interface FirstPaymentProps {
  page: EnrollmentPageResponse;
  step: PaymentStep;
  /** As submitted, dollars. */
  amount: number;
}

const NOTHING_DUE = 'Nothing has to be paid any more.';

/** What is due before the enrollment completes, and the way to the payment page. Individuals, row 53. */
export function FirstPayment({ page, step, amount }: FirstPaymentProps) {
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
