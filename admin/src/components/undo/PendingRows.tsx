import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';
import { onPendingChange, pendingChanges, withPending } from './pending-changes.ts';

/**
 * The list with its pending changes, which apply to whatever the server answers: reading the list again moves no row back. A row that
 * a change takes out of the list is not counted either.
 */
export function PendingRows({ children }: { children: ReactNode }) {
  const list = useListContext();
  const pending = useSyncExternalStore(onPendingChange, pendingChanges);
  const { data, resource, total } = list;
  const shown = useMemo(() => data && withPending(data, resource, pending), [data, resource, pending]);
  const left = total !== undefined && data && shown ? total - (data.length - shown.length) : total;
  return (
    <ListContextProvider value={{ ...list, data: shown, total: left } as typeof list}>{children}</ListContextProvider>
  );
}
