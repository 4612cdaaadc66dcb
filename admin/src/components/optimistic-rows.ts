import { createContext, useContext } from 'react';
import type { Identifier, RaRecord } from 'react-admin';

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
