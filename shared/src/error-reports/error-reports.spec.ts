import { isoDate } from '#shared/dates/iso-date';
import {
  failedAgain,
  reportDays,
  reportWindow,
  WINDOW_BACKWARDS,
  windowProblem,
} from '#shared/error-reports/error-reports';

describe('a row that failed more than once', () => {
  it.each([
    ['2026-11-22T09:45:00Z', 1, ''],
    ['2026-11-22T09:45:00Z', 3, 'Failed again 4:45 AM, attempt 3'],
    ['2026-11-22T05:00:00Z', 2, 'Failed again 12:00 AM, attempt 2'],
    ['2026-11-22T04:59:59Z', 2, 'Failed again 11/21/2026, 11:59 PM, attempt 2'],
  ])('%s, attempt %i', (ErrorDate, Attempts, words) => {
    expect(failedAgain({ ErrorDate, Attempts }, isoDate('2026-11-22'))).toBe(words);
  });
});

const today = isoDate('2026-11-20');
const [early, late] = [isoDate('2026-10-01'), isoDate('2026-12-01')];

describe('the days of an error report', () => {
  it.each([
    [{}, { from: '2026-11-14', to: '2026-11-20' }],
    [{ from: early }, { from: '2026-10-01', to: '2026-11-20' }],
    [{ to: early }, { from: '2026-09-25', to: '2026-10-01' }],
    [{ from: late }, { from: '2026-12-01', to: '2026-11-20' }],
    [
      { from: early, to: late },
      { from: '2026-10-01', to: '2026-12-01' },
    ],
  ])('%j', (given, expected) => {
    expect(reportWindow(given, today, 7)).toEqual(expected);
  });

  it.each([
    ['individual', '2026-11-20'],
    ['ffm', '2026-11-14'],
    ['payment', '2026-11-14'],
  ] as const)('%s errors are shown since %s', (report, from) => {
    expect(reportWindow({}, today, reportDays(report))).toEqual({ from, to: today });
  });

  it.each([
    [early, late, null],
    [early, early, null],
    [late, early, WINDOW_BACKWARDS],
  ])('from %s to %s', (from, to, message) => {
    expect(windowProblem({ from, to })).toBe(message);
  });
});
