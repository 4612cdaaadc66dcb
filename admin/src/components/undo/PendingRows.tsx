import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';
import { onPendingChange, pendingChanges, withPending } from './pending-changes.ts';

/**
 * The list with its pending changes applied to every server answer, so a refetch does not revert them. Rows that a change removes
 * from the list are not counted either.
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
