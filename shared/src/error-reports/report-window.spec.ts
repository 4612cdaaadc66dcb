import { isoDate } from '#shared/dates/iso-date';
import { reportDays } from '#shared/error-reports/error-reports';
import { reportWindow, WINDOW_BACKWARDS, windowProblem } from '#shared/error-reports/report-window';

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
