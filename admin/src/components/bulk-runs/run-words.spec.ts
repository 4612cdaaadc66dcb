import type { BulkRunRow } from '#shared/bulk-runs/bulk-run.record';
import { percentDone, progressWords, runHeading, type RunWords } from './run-words.ts';

const WORDS: RunWords = { title: 'Passive renewal', subject: ['group', 'groups'], done: 'renewed' };

const run = (Counts: Partial<BulkRunRow['Counts']>, given: Partial<BulkRunRow> = {}): BulkRunRow => {
  const counts = { Waiting: 0, Sent: 0, Done: 0, Failed: 0, Skipped: 0, Cancelled: 0, ...Counts };
  return {
    Id: 1,
    Kind: 'passive-renewal',
    Total: Object.values(counts).reduce((sum, count) => sum + count, 0),
    Counts: counts,
    RequestedBy: 'Sal Sales',
    RequestedAt: '2026-11-20T15:00:00.000Z',
    FinishedAt: null,
    CancelledAt: null,
    ...given,
  };
};
const FINISHED = { FinishedAt: '2026-11-20T15:01:00.000Z' };

describe('a run in words', () => {
  it.each([
    [run({ Waiting: 5000 }), 0, '0 of 5,000 groups'],
    [run({ Waiting: 1 }), 0, '0 of 1 group'],
    [run({ Waiting: 12_000, Done: 1 }), 1, '1 of 12,001 groups: 1 renewed'],
    [run({ Waiting: 1, Done: 1198, Failed: 2 }), 99, '1,200 of 1,201 groups: 1,198 renewed, 2 failed'],
    [run({ Done: 3, Skipped: 1 }, FINISHED), 100, '3 renewed, 1 skipped'],
    [run({ Done: 3, Cancelled: 7 }, FINISHED), 100, '3 renewed, 7 not started'],
    [run({}, FINISHED), 100, 'No groups'],
  ])('%#', (given, percent, words) => {
    expect([percentDone(given), progressWords(given, WORDS)]).toEqual([percent, words]);
  });

  it.each([
    [run({ Waiting: 2, Sent: 3, Done: 1 }), 16, '1 of 6 groups: 1 installed, 3 being sent'],
    [run({ Done: 1, Failed: 1 }, FINISHED), 100, '1 installed, 1 failed again, 0 skipped'],
    [run({ Skipped: 2 }, FINISHED), 100, '0 installed, 0 failed again, 2 skipped'],
  ])('%# of a resubmission: every outcome is told in the end', (given, percent, words) => {
    const resubmission = { ...WORDS, done: 'installed', failed: 'failed again' };
    expect([percentDone(given), progressWords(given, resubmission)]).toEqual([percent, words]);
  });

  it.each([
    [run({ Waiting: 1 }), 'Passive renewal is running'],
    [run({ Done: 1 }, FINISHED), 'Passive renewal finished'],
    [run({ Done: 1, Failed: 1 }, FINISHED), 'Passive renewal finished with failures'],
    [run({ Cancelled: 1 }, { ...FINISHED, CancelledAt: FINISHED.FinishedAt }), 'Passive renewal was canceled'],
  ])('%# in its heading', (given, heading) => {
    expect(runHeading(given, WORDS)).toBe(heading);
  });
});
