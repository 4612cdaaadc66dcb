import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { PaymentErrorRow } from '#shared/error-reports/error-row.record';
import { formatDollars } from '#shared/formats/currency';
import { useUndoable } from '../components/undo/use-undoable.ts';
import { currentUser } from '../providers/current-user.ts';
import { addressOf, useErrorActions, useReportRefresh } from './error-report-calls.ts';

/** Records that a held payment was booked manually. The row stays, marked closed, until the list is refetched. */
export function MarkProcessedButton({ payment }: { payment: PaymentErrorRow }) {
  const close = useClosePayment(payment);
  return (
    <Button
      size="small"
      variant="outlined"
      title={
        payment.CompletesEnrollment
          ? 'Closes the payment under your name, and completes the enrollment that waits for it'
          : 'Closes the payment under your name'
      }
      disabled={payment.IsDisabled}
      onClick={close}
      aria-label={`Mark processed: ${formatDollars(payment.Amount)} of ${payment.PayerName}`}
    >
      Mark processed
    </Button>
  );
}

const RESOURCE = addressOf('payment');

/** Closes a payment and shows it as closed in its row (spec 002 section 4, "after closing, the status becomes Closed"). */
function useClosePayment({ HoldPaymentId: id, CompletesEnrollment, QuoteName }: PaymentErrorRow): () => void {
  const queryClient = useQueryClient();
  const refresh = useReportRefresh();
  const { closePayment } = useErrorActions();
  const { later } = useUndoable();
  const showClosed = (closed: PaymentErrorRow) =>
    queryClient.setQueriesData<{ data: RaRecord[] }>(
      { queryKey: [RESOURCE, 'getList'], type: 'active' },
      (list) => list && { ...list, data: list.data.map((row) => (row.id === id ? { ...row, ...closed } : row)) },
    );
  return () =>
    later({
      resource: RESOURCE,
      ids: [id],
      preview: asClosed,
      message: `The payment is closed.${CompletesEnrollment ? ` The enrollment “${QuoteName}” is complete.` : ''}`,
      send: async (isLeaving) => showClosed(await closePayment(id, isLeaving)),
      // The row stays in the list of open payments until the next refetch.
      refresh,
    });
}

const asClosed = (row: RaRecord): RaRecord => ({
  ...row,
  Status: 'Closed',
  IsDisabled: true,
  ClosedBy: currentUser().FullName,
  ClosedDate: new Date().toISOString(),
});
