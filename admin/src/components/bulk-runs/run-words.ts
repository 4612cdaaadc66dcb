import type { BulkRunRow } from '#shared/bulk-runs/bulk-run.record';

/** What a run is about, in words. */
export interface RunWords {
  /** "Passive renewal". */
  title: string;
  /** "group", "groups". */
  subject: readonly [one: string, many: string];
  /** What a subject is when it is done: "renewed". */
  done: string;
  /** What it is when it failed, where that is not just "failed". A finished run then says all its outcomes, none of them too. */
  failed?: string;
}

const NUMBER = new Intl.NumberFormat('en-US');
const MOST_PERCENT = 100;

export const settledCount = ({ Total, Counts }: BulkRunRow): number => Total - Counts.Waiting - Counts.Sent;

/** 0 to 100, rounded down: 100 only when nothing waits. */
export const percentDone = (run: BulkRunRow): number =>
  run.Total === 0 ? MOST_PERCENT : Math.floor((settledCount(run) / run.Total) * MOST_PERCENT);

export const subjects = (count: number, [one, many]: RunWords['subject']): string =>
  `${NUMBER.format(count)} ${count === 1 ? one : many}`;

/** "1,200 renewed, 3 failed": what is none is left out. */
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

/** "120 of 5,000 groups: 118 renewed, 2 failed" while it runs; without the first part when it has finished. */
export function progressWords(run: BulkRunRow, words: RunWords): string {
  const outcome = outcomeWords(run, words);
  if (run.FinishedAt) {
    return outcome === '' ? `No ${words.subject[1]}` : outcome;
  }
  const how = `${NUMBER.format(settledCount(run))} of ${subjects(run.Total, words.subject)}`;
  return outcome === '' ? how : `${how}: ${outcome}`;
}

/** What the run came to, for its heading. */
export function runHeading(run: BulkRunRow, { title }: Pick<RunWords, 'title'>): string {
  if (!run.FinishedAt) {
    return `${title} is running`;
  }
  if (run.CancelledAt) {
    return `${title} was canceled`;
  }
  return run.Counts.Failed > 0 ? `${title} finished with failures` : `${title} finished`;
}
