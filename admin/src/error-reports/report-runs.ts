import { createContext, useContext } from 'react';
import type { Identifier, RaRecord } from 'react-admin';

/** Long work on many rows of the report that is open. */
export interface ReportRunsValue {
  /** One is going on: the next waits for its end. */
  isRunning: boolean;
  /** Sends these rows again, and those of other pages. They stay until they are taken; those that fail are back on top. */
  resubmit(rows: readonly RaRecord[], elsewhere: readonly Identifier[]): Promise<void>;
  /** Everything that matches the filter of the list; `rows` are those that are on screen. */
  resubmitAll(rows: readonly RaRecord[]): Promise<void>;
  /** These were dealt with by hand. The run starts when that can no longer be undone. @param message says so */
  resolve(rows: readonly RaRecord[], elsewhere: readonly Identifier[], message: string): void;
}

export const ReportRunsContext = createContext<ReportRunsValue | null>(null);

/** Of the report that is open. */
export function useReportRuns(): ReportRunsValue {
  const value = useContext(ReportRunsContext);
  if (!value) {
    throw new Error('useReportRuns is used outside of ReportRuns.');
  }
  return value;
}
