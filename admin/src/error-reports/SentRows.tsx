import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { useDataProvider, useListContext, useNotify, type Identifier, type RaRecord } from 'react-admin';
import { useOptimisticRows } from '../components/OptimisticRows.tsx';
import { answersAbout, isWaiting } from './answers.ts';
import { useReportRefresh } from './error-report-calls.ts';
import type { ErrorReport } from './report.ts';

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

const EVERY_MS = 1_500;
const SUCCESS = { type: 'success' } as const;
const FAILURE = { type: 'error' } as const;

/**
 * Resubmitted rows stay until the other system has answered: then they disappear, or return to the top with the reason (spec 002
 * section 4). The state comes from the server, so returning or other users see the same.
 */
export function SentRows({ report, children }: { report: ErrorReport<RaRecord>; children: ReactNode }) {
  const { data = [] } = useListContext<RaRecord>();
  const { sent, send, sendAll, settle } = useSending(report);
  const isSending = (row: RaRecord) => isWaiting(row) || sent.has(row.id);
  useAskedRepeatedly(
    data.filter(isSending).map((row) => sent.get(row.id) ?? row),
    settle,
  );
  return <SentRowsContext value={{ send, sendAll, isSending }}>{children}</SentRowsContext>;
}

function useSending(report: ErrorReport<RaRecord>) {
  const { refetch } = useListContext<RaRecord>();
  const { putOnTop } = useOptimisticRows();
  const { sent, begin, forget } = useSentList();
  const { settle, refuse, tellLater } = useOutcomes(report, forget);
  const sending = useMemo(() => {
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
      tellLater(row);
      try {
        await work();
        await settle([row]);
      } catch (error) {
        refuse([row], error);
      }
    };
    return { send, sendAll, settle };
  }, [begin, forget, putOnTop, refetch, refuse, settle, tellLater]);
  return { sent, ...sending };
}

/** Rows as they were when they were sent from here. */
function useSentList() {
  const [sent, setSent] = useState<ReadonlyMap<Identifier, RaRecord>>(new Map());
  const begin = useCallback(
    (rows: readonly RaRecord[]) =>
      setSent((others) => new Map([...others, ...rows.map((row) => [row.id, row] as const)])),
    [],
  );
  const forget = useCallback(
    (rows: readonly RaRecord[]) =>
      setSent((others) => new Map([...others].filter(([id]) => !rows.some((row) => row.id === id)))),
    [],
  );
  return { sent, begin, forget };
}

/** The results of rows that were sent, in the list and in a message. */
function useOutcomes(report: ErrorReport<RaRecord>, forget: (rows: readonly RaRecord[]) => void) {
  const { refetch } = useListContext<RaRecord>();
  const { putOnTop, drop } = useOptimisticRows();
  const dataProvider = useDataProvider();
  const refresh = useReportRefresh();
  const notify = useNotify();
  /** The user pressed their button and gets notified of the results. */
  const told = useRef(new Set<Identifier>());
  return useMemo(() => {
    const tell = (row: RaRecord, say: () => void) => told.current.delete(row.id) && say();
    const settle = async (rows: readonly RaRecord[]) => {
      const { gone, failed } = await answersAbout(dataProvider, report.resource, rows);
      if (gone.length + failed.length > 0) {
        // Refetch before releasing them: no row may briefly show its old state.
        await refetch();
        putOnTop(failed);
        drop(gone.map(({ id }) => id));
        forget([...gone, ...failed]);
        refresh();
        gone.forEach((row) => tell(row, () => notify(`${report.nameOf(row)}: ${report.repairs.accepted}.`, SUCCESS)));
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
    return { settle, refuse, tellLater: (row: RaRecord) => void told.current.add(row.id) };
  }, [dataProvider, drop, forget, notify, putOnTop, refetch, refresh, report]);
}

/** Polls these rows as long as there are any and the page is visible. */
function useAskedRepeatedly(watched: readonly RaRecord[], settle: (rows: readonly RaRecord[]) => Promise<unknown>) {
  const watchedKey = watched.map(({ id }) => id).join();
  const ask = useEffectEvent(() => settle(watched));
  useEffect(() => {
    if (watchedKey === '') {
      return;
    }
    let isAsking = false;
    const timer = setInterval(() => {
      if (!isAsking && !document.hidden) {
        isAsking = true;
        // A failed poll is retried at the next interval.
        void ask()
          .catch(() => undefined)
          .finally(() => (isAsking = false));
      }
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [watchedKey]);
}
