import { Box } from '@mui/material';
import { useMemo, type ReactNode } from 'react';
import type { Identifier, RaRecord } from 'react-admin';
import type { ResolvedReport, ResubmittedReport } from '#shared/error-reports/error-reports';
import type { ResolveErrorsRequest } from '#shared/error-reports/error-reports.record';
import { BulkRunProgress } from '../components/bulk-runs/BulkRunProgress.tsx';
import { useOptimisticRows } from '../components/optimistic-rows.ts';
import { failuresOf, useErrorActions } from './error-report-calls.ts';
import type { ErrorReport } from './report.ts';
import { ReportRunsContext, type ReportRunsValue } from './report-runs.ts';
import { runWords } from './run-kinds.ts';
import { useSentRows } from './sent-rows.ts';
import { useWatchedRun } from './use-watched-run.ts';

/** Bulk runs over a report's rows: starts them, shows their progress, and returns failed rows to the list. */
export function ReportRuns({ report, children }: { report: ErrorReport<RaRecord>; children: ReactNode }) {
  const { actAll, leave } = useOptimisticRows();
  const { resolveErrors, resubmitErrors } = useErrorActions();
  const { sendAll } = useSentRows();
  const { run, watch, close, isRunning } = useWatchedRun(report);

  const value = useMemo((): ReportRunsValue => {
    const outcome = async (rows: readonly RaRecord[], start: Parameters<typeof watch>[0]) =>
      reasons(await failuresOf(await watch(start), rows.map(idOf)));
    const resubmit = (rows: readonly RaRecord[], start: Parameters<typeof watch>[0]) =>
      sendAll(rows, () => outcome(rows, start));
    const resolve = (rows: readonly RaRecord[], asked: ResolveErrorsRequest, message: string) =>
      leave(rows, {
        message,
        send: async (isLeaving) => {
          const started = await resolveErrors(asked, isLeaving);
          void actAll(rows, () => outcome(rows, () => Promise.resolve(started)));
        },
      });
    const Report = report.name as ResolvedReport & ResubmittedReport;
    return {
      isRunning,
      resubmit: (rows, elsewhere) => resubmit(rows, () => resubmitErrors({ Report, Ids: idsOf(rows, elsewhere) })),
      resubmitAll: (rows, Filter) => resubmit(rows, () => resubmitErrors({ Report, Filter })),
      resolve: (rows, elsewhere, message) => resolve(rows, { Report, Ids: idsOf(rows, elsewhere) }, message),
      resolveAll: (rows, Filter, message) => resolve(rows, { Report, Filter }, message),
    };
  }, [actAll, isRunning, leave, report, resolveErrors, resubmitErrors, sendAll, watch]);

  return (
    <ReportRunsContext value={value}>
      {run && (
        <Box sx={{ p: 2, borderBottom: 1, borderColor: 'divider' }}>
          <BulkRunProgress key={run.Id} id={run.Id} words={runWords(report, run.Kind)} onClose={close} />
        </Box>
      )}
      {children}
    </ReportRunsContext>
  );
}

const idsOf = (rows: readonly RaRecord[], elsewhere: readonly Identifier[]): number[] => [
  ...rows.map(idOf),
  ...elsewhere.map(Number),
];

const idOf = ({ id }: RaRecord): number => Number(id);

const reasons = (failures: Awaited<ReturnType<typeof failuresOf>>): ReadonlyMap<Identifier, string> =>
  new Map(failures.map(({ SubjectId, Message }) => [SubjectId, Message]));
