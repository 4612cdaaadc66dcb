import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { useDataProvider, useListContext, useNotify, type Identifier, type RaRecord } from 'react-admin';
import { useOptimisticRows } from '../components/optimistic-rows.ts';
import { answersAbout, isWaiting } from './answers.ts';
import type { ErrorReport } from './report.ts';
import { SentRowsContext, type SentRowsValue } from './sent-rows.ts';
import { useReportRefresh } from './use-report-refresh.ts';

const EVERY_MS = 1_500;
const SUCCESS = { type: 'success' } as const;
const FAILURE = { type: 'error' } as const;

/**
 * Rows that are on their way stay until the other system has answered: then they are gone, or on top with the reason (spec 002
 * section 4). It is the server that says so: anyone who comes back or looks on sees the same.
 */
export function SentRows({ report, children }: { report: ErrorReport<RaRecord>; children: ReactNode }) {
  const { data = [], refetch } = useListContext<RaRecord>();
  const { putOnTop, drop } = useOptimisticRows();
  const dataProvider = useDataProvider();
  const refresh = useReportRefresh();
  const notify = useNotify();
  /** As they were when they were sent from here. */
  const [sent, setSent] = useState<ReadonlyMap<Identifier, RaRecord>>(new Map());
  /** Someone pressed their button and is told what became of them. */
  const told = useRef(new Set<Identifier>());

  const watched = data.filter((row) => isWaiting(row) || sent.has(row.id)).map((row) => sent.get(row.id) ?? row);
  const watchedKey = watched.map(({ id }) => id).join();

  const value = useMemo(() => {
    const forget = (rows: readonly RaRecord[]) =>
      setSent((others) => new Map([...others].filter(([id]) => !rows.some((row) => row.id === id))));
    const tell = (row: RaRecord, say: () => void) => told.current.delete(row.id) && say();

    const settle = async (rows: readonly RaRecord[]) => {
      const { gone, failed } = await answersAbout(dataProvider, report.resource, rows);
      if (gone.length + failed.length > 0) {
        // Read anew before they are let go: none shows for a moment as it was before.
        await refetch();
        putOnTop(failed);
        drop(gone.map(({ id }) => id));
        forget([...gone, ...failed]);
        refresh();
        gone.forEach((row) => tell(row, () => notify(`${report.nameOf(row)}: ${report.repairs!.accepted}.`, SUCCESS)));
        failed.forEach((row) => tell(row, () => notify(`${report.nameOf(row)}: ${row['Message']}`, FAILURE)));
      }
      return [...gone, ...failed].map(({ id }) => id);
    };
    const refuse = (rows: readonly RaRecord[], error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      forget(rows);
      putOnTop(rows, () => reason);
      notify(reason, FAILURE);
    };
    const begin = (rows: readonly RaRecord[]) =>
      setSent((others) => new Map([...others, ...rows.map((row) => [row.id, row] as const)]));

    const sendAll: SentRowsValue['sendAll'] = async (rows, work) => {
      begin(rows);
      try {
        const reasons = await work();
        const settled = rows.length > 0 ? await settle(rows) : [];
        const left = rows.filter(({ id }) => !settled.includes(id));
        putOnTop(
          left.filter(({ id }) => reasons.has(id)),
          ({ id }) => reasons.get(id)!,
        );
        forget(left);
        await refetch();
      } catch (error) {
        refuse(rows, error);
      }
    };
    const send: SentRowsValue['send'] = async (row, work) => {
      begin([row]);
      told.current.add(row.id);
      try {
        await work();
        await settle([row]);
      } catch (error) {
        refuse([row], error);
      }
    };
    return { send, sendAll, settle };
  }, [dataProvider, drop, notify, putOnTop, refetch, refresh, report]);

  const ask = useEffectEvent(() => value.settle(watched));
  useEffect(() => {
    if (watchedKey === '') {
      return;
    }
    let isAsking = false;
    const timer = setInterval(() => {
      if (!isAsking && !document.hidden) {
        isAsking = true;
        // What cannot be asked now is asked the next time.
        void ask()
          .catch(() => undefined)
          .finally(() => (isAsking = false));
      }
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [watchedKey]);

  const { send, sendAll } = value;
  const isSending = (row: RaRecord) => isWaiting(row) || sent.has(row.id);
  return <SentRowsContext value={{ send, sendAll, isSending }}>{children}</SentRowsContext>;
}
