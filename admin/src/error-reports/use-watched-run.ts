import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { StartedBulkRun } from '#shared/bulk-runs/bulk-run.record';
import { bulkRunQuery, runningRunQuery } from '../components/bulk-runs/bulk-runs-queries.ts';
import type { ErrorReport } from './report.ts';
import { kindsOf } from './run-kinds.ts';
import { useReportRefresh } from './use-report-refresh.ts';

interface BegunRun {
  id: number;
  onFinished: () => void;
}

/** The run started here, or an active one of this report. */
export function useWatchedRun(report: ErrorReport<RaRecord>) {
  const kinds = kindsOf(report);
  const [begun, setBegun] = useState<BegunRun | null>(null);
  const [closedId, setClosedId] = useState(0);
  const { data: going } = useQuery({ ...runningRunQuery(kinds), enabled: kinds.length > 0 });
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

  return {
    run: run ?? null,
    watch,
    close: () => setClosedId(id ?? 0),
    isRunning: id !== null && !isFinished,
  };
}
