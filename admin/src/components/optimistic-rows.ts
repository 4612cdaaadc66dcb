import { createContext, useContext } from 'react';
import type { Identifier, RaRecord } from 'react-admin';

export interface OptimisticRowsValue {
  /** The rows are gone at once, with an Undo; when what is sent then is refused, they are back on top. */
  leave(rows: readonly RaRecord[], change: { message: string; send: (isLeaving: boolean) => Promise<unknown> }): void;
  /** The rows are gone while the work goes on; it answers why some were not done. When it fails itself, all are back. */
  actAll(rows: readonly RaRecord[], work: () => Promise<ReadonlyMap<Identifier, string>>): Promise<void>;
  /** Rows that are shown on top, wherever they are in the list; with the reason why nothing was done. */
  putOnTop(rows: readonly RaRecord[], reasonOf?: (row: RaRecord) => string | null): void;
  /** Rows that are not there any more. */
  drop(ids: readonly Identifier[]): void;
  /** Why a row is back; null for any other. */
  reasonOf(row: RaRecord): string | null;
}

export const OptimisticRowsContext = createContext<OptimisticRowsValue | null>(null);

/** Of the nearest OptimisticRows. */
export function useOptimisticRows(): OptimisticRowsValue {
  const value = useContext(OptimisticRowsContext);
  if (!value) {
    throw new Error('useOptimisticRows is used outside of OptimisticRows.');
  }
  return value;
}
