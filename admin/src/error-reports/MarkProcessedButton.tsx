import { Button } from '@mui/material';
import type { PaymentErrorRow } from '#shared/error-reports/error-row.record';
import { formatDollars } from '#shared/formats/currency';
import { useClosePayment } from './use-close-payment.ts';

/** Notes that a held payment was booked by hand. The row stays, closed, until the list is read again. */
export function MarkProcessedButton({ payment }: { payment: PaymentErrorRow }) {
  const close = useClosePayment(payment.HoldPaymentId);
  return (
    <Button
      size="small"
      variant="outlined"
      title="Closes the payment with your name"
      disabled={payment.IsDisabled}
      onClick={close}
      aria-label={`Mark ${formatDollars(payment.Amount)} of ${payment.PayerName} processed`}
    >
      Mark processed
    </Button>
  );
}
