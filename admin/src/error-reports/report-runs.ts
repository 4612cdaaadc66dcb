import { createContext, useContext } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import type { ErrorReportFilter } from '#shared/error-reports/error-reports.record';

/** Bulk runs over the open report's rows. */
export interface ReportRunsValue {
  /** A run is active: the next one waits until it ends. */
  isRunning: boolean;
  /** Resubmits these rows, including rows on other pages. Rows stay until accepted; failed ones return to the top. */
  resubmit(rows: readonly RaRecord[], elsewhere: readonly Identifier[]): Promise<void>;
  /** Resubmits everything that matches the filter; `rows` are those on screen. */
  resubmitAll(rows: readonly RaRecord[], filter: ErrorReportFilter): Promise<void>;
  /** Marks rows as handled manually. The run starts when this can no longer be undone. @param message the notification */
  resolve(rows: readonly RaRecord[], elsewhere: readonly Identifier[], message: string): void;
  /** Same for everything that matches the filter; `rows` are those on screen. */
  resolveAll(rows: readonly RaRecord[], filter: ErrorReportFilter, message: string): void;
}

export const ReportRunsContext = createContext<ReportRunsValue | null>(null);

export function useReportRuns(): ReportRunsValue {
  const value = useContext(ReportRunsContext);
  if (!value) {
    throw new Error('useReportRuns is used outside of ReportRuns.');
  }
  return value;
}
