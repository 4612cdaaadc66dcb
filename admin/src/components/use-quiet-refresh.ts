import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore, type RefObject } from 'react';
import { useDataProvider, type GetListParams } from 'react-admin';

const EVERY_MS = 30_000;
/** Someone who has not moved for this long is only resting there. */
const RESTING_MS = 60_000;
const MOVES = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Refetches a list's open page every 30 seconds, which `refetchInterval` of its query could not do without keeping an unattended session
 * alive: only the background's requests are marked as such. Rows must not move under the cursor (ux 10): waits while someone works in
 * them, but not for a resting pointer.
 */
export function useQuietRefresh(resource: string, table: RefObject<HTMLElement | null>): void {
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  useEffect(() => {
    const rows = table.current;
    let movedAt = -Infinity;
    const move = () => (movedAt = performance.now());
    MOVES.forEach((kind) => rows?.addEventListener(kind, move));
    const refresh = async () => {
      const isBusy = performance.now() - movedAt < RESTING_MS && rows?.matches(':hover, :focus-within');
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
    return () => {
      clearInterval(timer);
      MOVES.forEach((kind) => rows?.removeEventListener(kind, move));
    };
  }, [resource, table, queryClient, dataProvider]);
}

/** When the rows of a list were last read, as an instant; null before the first time. */
export function useRowsReadAt(resource: string): string | null {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    useCallback((changed) => cache.subscribe(notifyManager.batchCalls(changed)), [cache]),
    () => {
      const [open] = cache.findAll({ queryKey: [resource, 'getList'], type: 'active' });
      return open?.state.dataUpdatedAt ? new Date(open.state.dataUpdatedAt).toISOString() : null;
    },
  );
}
