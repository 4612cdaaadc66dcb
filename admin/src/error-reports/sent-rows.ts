import { createContext, useContext } from 'react';
import type { Identifier, RaRecord } from 'react-admin';

export interface SentRowsValue {
  /** Sends one row; its outcome is told. It stays, marked, until the other system has answered. */
  send(row: RaRecord, work: () => Promise<unknown>): Promise<void>;
  /** Many in a run: `work` ends with it, and answers why some were not sent. */
  sendAll(rows: readonly RaRecord[], work: () => Promise<ReadonlyMap<Identifier, string>>): Promise<void>;
  isSending(row: RaRecord): boolean;
}

export const SentRowsContext = createContext<SentRowsValue | null>(null);

/** Of the report that is open. */
export function useSentRows(): SentRowsValue {
  const value = useContext(SentRowsContext);
  if (!value) {
    throw new Error('useSentRows is used outside of SentRows.');
  }
  return value;
}
