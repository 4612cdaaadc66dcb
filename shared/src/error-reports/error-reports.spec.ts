import { isoDate } from '#shared/dates/iso-date';
import {
  failedAgain,
  fingerprint,
  reportDays,
  reportWindow,
  WINDOW_BACKWARDS,
  windowProblem,
} from '#shared/error-reports/error-reports';

describe('a row that failed more than once', () => {
  it.each([
    ['2026-11-22T09:45:00Z', 1, ''],
    ['2026-11-22T09:45:00Z', 3, 'Attempt 3 failed at 4:45 AM'],
    ['2026-11-22T05:00:00Z', 2, 'Attempt 2 failed at 12:00 AM'],
    ['2026-11-22T04:59:59Z', 2, 'Attempt 2 failed on 11/21/2026, 11:59 PM'],
  ])('%s, attempt %i', (ErrorDate, Attempts, words) => {
    expect(failedAgain({ ErrorDate, Attempts }, isoDate('2026-11-22'))).toBe(words);
  });
});

describe('the fingerprint of a message', () => {
  it.each([
    ['Segment 3 was refused.', 'Segment # was refused.'],
    ['1 of 19 members could not be installed.', '# of # members could not be installed.'],
    ['The premium of $1,187.45 is not due before 1/2/2027.', 'The premium of $# is not due before #.'],
    ['The group “Elk 7” has the plan "Gold".', 'The group “…” has the plan “…”.'],
    ['A group with this name exists already.', 'A group with this name exists already.'],
  ])('of "%s" leaves out numbers and quoted names', (message, expected) => {
    expect([fingerprint(message), fingerprint(expected)]).toEqual([expected, expected]);
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
