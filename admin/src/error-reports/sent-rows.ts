import { createContext, useContext } from 'react';
import type { Identifier, RaRecord } from 'react-admin';

export interface SentRowsValue {
  /** Sends one row and shows its outcome. The row stays, marked, until the other system has answered. */
  send(row: RaRecord, work: () => Promise<unknown>): Promise<void>;
  /** Sends many rows in a run: `work` resolves when it ends, with the reasons of those that failed. */
  sendAll(rows: readonly RaRecord[], work: () => Promise<ReadonlyMap<Identifier, string>>): Promise<void>;
  isSending(row: RaRecord): boolean;
}

export const SentRowsContext = createContext<SentRowsValue | null>(null);

export function useSentRows(): SentRowsValue {
  const value = useContext(SentRowsContext);
  if (!value) {
    throw new Error('useSentRows is used outside of SentRows.');
  }
  return value;
}
