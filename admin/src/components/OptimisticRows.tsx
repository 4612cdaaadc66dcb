import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { ListContextProvider, useListContext, useNotify, type Identifier, type RaRecord } from 'react-admin';
import { useUndoable } from './undo/use-undoable.ts';

export interface OptimisticRowsValue {
  /** Hides the rows immediately, with an Undo; if the request is refused, they return to the top. */
  leave(rows: readonly RaRecord[], change: { message: string; send: (isLeaving: boolean) => Promise<unknown> }): void;
  /** Hides the rows while `work` runs; it answers why some failed. If it throws, all rows return. */
  actAll(rows: readonly RaRecord[], work: () => Promise<ReadonlyMap<Identifier, string>>): Promise<void>;
  /** Shows rows at the top, wherever they are in the list, each with the reason why nothing was done. */
  putOnTop(rows: readonly RaRecord[], reasonOf?: (row: RaRecord) => string | null): void;
  /** Rows that no longer exist. */
  drop(ids: readonly Identifier[]): void;
  /** Why a row returned; null for any other. */
  reasonOf(row: RaRecord): string | null;
}

export const OptimisticRowsContext = createContext<OptimisticRowsValue | null>(null);

export function useOptimisticRows(): OptimisticRowsValue {
  const value = useContext(OptimisticRowsContext);
  if (!value) {
    throw new Error('useOptimisticRows is used outside of OptimisticRows.');
  }
  return value;
}

interface Returned {
  row: RaRecord;
  reason: string | null;
  /** The filter of the list to which it returned. */
  filter: string;
}

/**
 * A list whose rows disappear as soon as they are handled. A row whose action failed returns to the top, with the reason (ux 11;
 * spec 002 section 4, "on failure the row is put back at the top").
 */
export function OptimisticRows({ children }: { children: ReactNode }) {
  const list = useListContext();
  const notify = useNotify();
  const { later } = useUndoable();
  const [gone, setGone] = useState<readonly Identifier[]>([]);
  const [returned, setReturned] = useState<readonly Returned[]>([]);
  const { data, refetch, resource, filterValues } = list;
  const filter = JSON.stringify(filterValues);

  const shown = useMemo(() => {
    const away = [...gone, ...returned.flatMap((one) => (one.filter === filter ? one.row.id : []))];
    const back = returned
      .filter((one) => one.filter === filter && !gone.includes(one.row.id))
      .map(({ row }) => data?.find(({ id }) => id === row.id) ?? row);
    return data && [...back, ...data.filter(({ id }) => !away.includes(id))];
  }, [data, filter, gone, returned]);

  const value = useMemo((): OptimisticRowsValue => {
    const drop: OptimisticRowsValue['drop'] = (ids) =>
      setReturned((others) => others.filter(({ row }) => !ids.includes(row.id)));
    const putOnTop: OptimisticRowsValue['putOnTop'] = (rows, reasonOf = () => null) => {
      drop(rows.map(({ id }) => id));
      setReturned((others) => [...rows.map((row) => ({ row, reason: reasonOf(row), filter })), ...others]);
    };

    const actAll: OptimisticRowsValue['actAll'] = async (rows, work) => {
      const ids = rows.map(({ id }) => id);
      drop(ids);
      setGone((others) => [...others, ...ids]);
      try {
        const reasons = await work();
        // Refetch before the rows may show again: by then the server no longer returns them.
        await refetch();
        putOnTop(
          rows.filter(({ id }) => reasons.has(id)),
          ({ id }) => reasons.get(id)!,
        );
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        putOnTop(rows, () => reason);
        notify(reason, { type: 'error' });
      } finally {
        setGone((others) => others.filter((id) => !ids.includes(id)));
      }
    };

    return {
      actAll,
      putOnTop,
      drop,
      leave: (rows, change) => {
        const ids = rows.map(({ id }) => id);
        drop(ids);
        later({ ...change, resource, ids, preview: () => null, onRefused: (reason) => putOnTop(rows, () => reason) });
      },
      reasonOf: (row) => returned.find((other) => other.row.id === row.id)?.reason ?? null,
    };
  }, [filter, later, notify, refetch, resource, returned]);

  return (
    <OptimisticRowsContext value={value}>
      <ListContextProvider value={{ ...list, data: shown } as typeof list}>{children}</ListContextProvider>
    </OptimisticRowsContext>
  );
}
