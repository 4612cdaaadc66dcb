import { counted } from '#shared/formats/text';
import type { BulkRunRow } from '#shared/bulk-runs/bulk-run.record';

/** What a run is called. */
export interface RunWords {
  /** "Passive renewal". */
  title: string;
  /** "group", "groups". */
  subject: readonly [one: string, many: string];
  /** What a finished subject is called: "renewed". */
  done: string;
  /** What a failed subject is called, if not just "failed". A finished run then lists all its outcomes, zeros included. */
  failed?: string;
}

const NUMBER = new Intl.NumberFormat('en-US');
const MOST_PERCENT = 100;

export const settledCount = ({ Total, Counts }: BulkRunRow): number => Total - Counts.Waiting - Counts.Sent;

/** 0 to 100, rounded down: 100 only when nothing is waiting, but more than 0 from the first one on. */
export function percentDone(run: BulkRunRow): number {
  const settled = settledCount(run);
  const percent = run.Total === 0 ? MOST_PERCENT : Math.floor((settled / run.Total) * MOST_PERCENT);
  return settled > 0 ? Math.max(percent, 1) : percent;
}

/** "1,200 renewed, 3 failed": zeros are omitted. */
export function outcomeWords({ Counts, FinishedAt }: BulkRunRow, { done, failed }: RunWords): string {
  const isTold = failed !== undefined && FinishedAt !== null;
  const parts = [
    [Counts.Done, done, isTold],
    [Counts.Failed, failed ?? 'failed', isTold],
    [Counts.Skipped, 'skipped', isTold],
    [Counts.Sent, 'being sent', false],
    [Counts.Cancelled, 'not started', false],
  ] as const;
  return parts
    .filter(([count, , isAlwaysTold]) => count > 0 || isAlwaysTold)
    .map(([count, word]) => `${NUMBER.format(count)} ${word}`)
    .join(', ');
}

/** "120 of 5,000 groups: 118 renewed, 2 failed" while running; without the first part when finished. */
export function progressWords(run: BulkRunRow, words: RunWords): string {
  const outcome = outcomeWords(run, words);
  if (run.FinishedAt) {
    return outcome === '' ? `No ${words.subject[1]}` : outcome;
  }
  const how = `${NUMBER.format(settledCount(run))} of ${counted(run.Total, ...words.subject)}`;
  return outcome === '' ? how : `${how}: ${outcome}`;
}

/** The run's result, for its heading. */
export function runHeading(run: BulkRunRow, { title }: Pick<RunWords, 'title'>): string {
  if (!run.FinishedAt) {
    return `${title} is running`;
  }
  if (run.CancelledAt) {
    return `${title} was canceled`;
  }
  return run.Counts.Failed > 0 ? `${title} finished with failures` : `${title} finished`;
}
