import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { ListContextProvider, useListContext } from 'react-admin';
import { onPendingChange, pendingChanges, withPending } from './pending-changes.ts';

/** The list with its pending changes. They lie over what the server answers: reading the list again moves no row back. */
export function PendingRows({ children }: { children: ReactNode }) {
  const list = useListContext();
  const pending = useSyncExternalStore(onPendingChange, pendingChanges);
  const { data, resource } = list;
  const shown = useMemo(() => data && withPending(data, resource, pending), [data, resource, pending]);
  return <ListContextProvider value={{ ...list, data: shown } as typeof list}>{children}</ListContextProvider>;
}
