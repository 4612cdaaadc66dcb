import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { PaymentErrorRow } from '#shared/error-reports/error-row.record';
import { useUndoable } from '../components/undo/use-undoable.ts';
import { currentUser } from '../providers/current-user.ts';
import { addressOf, useErrorActions } from './error-reports.api.ts';
import { useReportRefresh } from './use-report-refresh.ts';

const RESOURCE = addressOf('payment');

/** Closes a payment and shows it closed in its row (spec 002 section 4, "after closing, the status becomes Closed"). */
export function useClosePayment(id: number): () => void {
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
      message: 'The payment is closed.',
      send: async (isLeaving) => showClosed(await closePayment(id, isLeaving)),
      // The list of open payments keeps the row until it is read again.
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
