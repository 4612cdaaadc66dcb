import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type RefObject } from 'react';
import { useDataProvider, type GetListParams } from 'react-admin';

const EVERY_MS = 30_000;

/**
 * Refetches a list's open page every 30 seconds without keeping an unattended session alive. Pauses while a row is hovered or
 * focused: rows must not move under the cursor (ux 10).
 */
export function useQuietRefresh(resource: string, table: RefObject<HTMLElement | null>): void {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  useEffect(() => {
    const refresh = async () => {
      const isBusy = table.current?.matches(':hover, :focus-within') ?? false;
      const [open] = queryClient.getQueryCache().findAll({ queryKey: [resource, 'getList'], type: 'active' });
      if (isBusy || document.hidden || !open) {
        return;
      }
      const params = { ...(open.queryKey[2] as GetListParams), meta: { polling: true } };
      const { data, total } = await dataProvider.getList(resource, params);
      queryClient.setQueryData(open.queryKey, (old: object | undefined) => ({ ...old, data, total }));
    };
    // A failed refetch is retried at the next interval.
    const timer = setInterval(() => void refresh().catch(() => undefined), EVERY_MS);
    return () => clearInterval(timer);
  }, [resource, table, queryClient, dataProvider]);
}
