import { Button } from '@mui/material';
import { useState } from 'react';
import type { PaymentErrorRow } from '#shared/error-reports/error-row.record';
import { formatDollars } from '#shared/formats/currency';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { useMarkProcessed } from './use-mark-processed.ts';

/** Notes that a held payment was booked by hand. The row stays, closed, until the list is read again. */
export function MarkProcessedButton({ payment }: { payment: PaymentErrorRow }) {
  const { mark, isBusy } = useMarkProcessed(payment.HoldPaymentId);
  const [isAsking, setAsking] = useState(false);
  const name = `${formatDollars(payment.Amount)} of ${payment.PayerName}`;
  const confirm = () => {
    setAsking(false);
    void mark();
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={payment.IsDisabled}
        loading={isBusy}
        onClick={() => setAsking(true)}
        aria-label={`Mark ${name} processed`}
      >
        Mark processed
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Was it booked by hand?"
        confirmLabel="Mark processed"
        cancelLabel="Cancel"
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        {name} will be closed, with your name. It cannot be opened again.
      </ConfirmDialog>
    </>
  );
}
