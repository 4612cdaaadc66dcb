import { useQuery } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import type { BulkRunKind, StartedBulkRun } from '#shared/bulk-runs/bulk-run.record';
import type { ErrorReportName, ResolvedReport, ResubmittedReport } from '#shared/error-reports/error-reports';
import type { ErrorReportFilter } from '#shared/error-reports/error-reports.record';
import { bulkRunQuery, runningRunQuery } from '../components/bulk-runs/bulk-runs-queries.ts';
import { BulkRunProgress } from '../components/bulk-runs/BulkRunProgress.tsx';
import type { RunWords } from '../components/bulk-runs/run-words.ts';
import { useOptimisticRows } from '../components/OptimisticRows.tsx';
import { failuresOf, useErrorActions, useReportRefresh } from './error-report-calls.ts';
import type { ErrorReport } from './report.ts';
import { useSentRows } from './SentRows.tsx';

/** Bulk runs over the open report's rows. `rows` are those of the asked ones that are on screen. */
interface ReportRunsValue {
  /** A run is active: the next one waits until it ends. */
  isRunning: boolean;
  /** Rows stay until accepted; failed ones return to the top. */
  resubmit(rows: readonly RaRecord[], asked: AskedRows): Promise<void>;
  /** Marks rows as handled manually. The run starts when this can no longer be undone. @param message the notification */
  resolve(rows: readonly RaRecord[], asked: AskedRows, message: string): void;
}

/** Rows by number, or everything that matches a filter. */
type AskedRows = { Ids: number[] } | { Filter: ErrorReportFilter };

export const ReportRunsContext = createContext<ReportRunsValue | null>(null);

export function useReportRuns(): ReportRunsValue {
  const value = useContext(ReportRunsContext);
  if (!value) {
    throw new Error('useReportRuns is used outside of ReportRuns.');
  }
  return value;
}

/** Bulk runs over a report's rows: starts them, shows their progress, and returns failed rows to the list. */
export function ReportRuns({ report, children }: { report: ErrorReport<RaRecord>; children: ReactNode }) {
  const { actAll, leave } = useOptimisticRows();
  const { resolveErrors, resubmitErrors } = useErrorActions();
  const { sendAll } = useSentRows();
  const { run, watch, close, isRunning } = useWatchedRun(report);

  const value = useMemo((): ReportRunsValue => {
    const outcome = async (rows: readonly RaRecord[], start: Parameters<typeof watch>[0]) =>
      reasons(await failuresOf(await watch(start), rows.map(idOf)));
    const Report = report.name as ResolvedReport & ResubmittedReport;
    return {
      isRunning,
      resubmit: (rows, asked) => sendAll(rows, () => outcome(rows, () => resubmitErrors({ Report, ...asked }))),
      resolve: (rows, asked, message) =>
        leave(rows, {
          message,
          send: async (isLeaving) => {
            const started = await resolveErrors({ Report, ...asked }, isLeaving);
            void actAll(rows, () => outcome(rows, () => Promise.resolve(started)));
          },
        }),
    };
  }, [actAll, isRunning, leave, report, resolveErrors, resubmitErrors, sendAll, watch]);

  return (
    <ReportRunsContext value={value}>
      {run && <BulkRunProgress key={run.Id} id={run.Id} words={runWords(report, run.Kind)} onClose={close} isSlim />}
      {children}
    </ReportRunsContext>
  );
}

const idOf = ({ id }: RaRecord): number => Number(id);

const reasons = (failures: Awaited<ReturnType<typeof failuresOf>>): ReadonlyMap<Identifier, string> =>
  new Map(failures.map(({ SubjectId, Message }) => [SubjectId, Message]));

/** The run started here, or an active one of this report. */
function useWatchedRun({ name }: ErrorReport<RaRecord>) {
  const [begun, setBegun] = useState<{ id: number; onFinished: () => void } | null>(null);
  const [closedId, setClosedId] = useState(0);
  const { data: going } = useQuery(runningRunQuery(KINDS[name]));
  const id = [begun?.id, going?.Id].find((each) => each !== undefined && each !== closedId) ?? null;
  const { data: run } = useQuery({ ...bulkRunQuery(id ?? 0), enabled: id !== null });
  const isFinished = Boolean(run?.FinishedAt);
  const refresh = useReportRefresh();

  useEffect(() => {
    if (isFinished) {
      refresh();
      begun?.onFinished();
    }
  }, [isFinished, begun, refresh]);

  /** Starts a run; resolves with its id when it has finished. */
  const watch = useCallback(async (start: () => Promise<StartedBulkRun>): Promise<number> => {
    const { BulkRunId } = await start();
    await new Promise<void>((onFinished) => setBegun({ id: BulkRunId, onFinished }));
    return BulkRunId;
  }, []);

  return { run: run ?? null, watch, close: () => setClosedId(id ?? 0), isRunning: id !== null && !isFinished };
}

/** The kinds of runs that concern a report's rows. */
const KINDS: Record<ErrorReportName, readonly BulkRunKind[]> = {
  group: ['resubmit-group', 'mark-group-resolved'],
  'group-member': ['resubmit-group-member', 'mark-group-member-resolved'],
  'passive-renewal': ['resubmit-passive-renewal'],
  individual: ['resubmit-individual', 'mark-individual-resolved'],
  ffm: ['resubmit-individual', 'mark-individual-resolved'],
  payment: ['mark-payment-processed'],
};

const runWords = ({ subject, repairs }: ErrorReport<RaRecord>, kind: BulkRunKind): RunWords =>
  kind.startsWith('resubmit')
    ? { title: 'Resubmission', subject, done: repairs.accepted, failed: 'failed again' }
    : { title: 'Marking', subject, done: repairs.resolve?.done ?? 'marked' };
