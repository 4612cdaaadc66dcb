import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, type RaRecord } from 'react-admin';
import type { PaymentErrorRow } from '#shared/error-reports/error-row.record';
import { send } from '#web/http/client';
import { addressOf } from './error-reports.api.ts';
import { useReportRefresh } from './use-report-refresh.ts';

const LISTS = { queryKey: [addressOf('payment'), 'getList'], type: 'active' } as const;

/** Closes a payment and shows it closed where it stands (spec 002 section 4, "after closing, the status becomes Closed"). */
export function useMarkProcessed(id: number): { mark: () => Promise<void>; isBusy: boolean } {
  const queryClient = useQueryClient();
  const refresh = useReportRefresh();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);

  const showClosed = (closed: PaymentErrorRow) =>
    queryClient.setQueriesData<{ data: RaRecord[] }>(LISTS, (list) =>
      list ? { ...list, data: list.data.map((row) => (row.id === id ? { ...row, ...closed } : row)) } : list,
    );

  const mark = async () => {
    setBusy(true);
    try {
      const path = `/api/sales/MarkPaymentProcessed/${id}`;
      showClosed((await send<PaymentErrorRow>({ method: 'POST', path })).body);
      notify('The payment is closed.', { type: 'success' });
    } catch (error) {
      // Somebody else was faster, as a rule: the list says who.
      notify((error as Error).message, { type: 'error' });
      await queryClient.invalidateQueries(LISTS);
    }
    refresh();
    setBusy(false);
  };

  return { mark, isBusy };
}
