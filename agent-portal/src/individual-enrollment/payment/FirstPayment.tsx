import { Alert, Button, LinearProgress, Stack, Typography } from '@mui/material';
import type { EnrollmentPageResponse } from '#shared/individual-enrollment/individual-enrollment.record';
import { Money } from '../../components/Money.tsx';
import { canPay, PAYMENT_WORDS, type PaymentStep } from './payment-step.ts';
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
        {due > 0 ? PAYMENT_WORDS[step] : NOTHING_DUE}
      </Typography>
      {step === 'confirming' && <LinearProgress aria-label="The payment is being confirmed" sx={{ width: '100%' }} />}
      {failure && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {failure}
        </Alert>
      )}
      {canPay(step) && (
        <Button variant="contained" size="large" loading={isBusy} onClick={pay}>
          {due > 0 ? 'Pay now' : 'Complete the enrollment'}
        </Button>
      )}
    </Stack>
  );
}
