import { isoDate } from '#shared/dates/iso-date';
import { reportWindow, WINDOW_BACKWARDS } from '#shared/error-reports/error-reports';
import { DATE_INVALID } from '#shared/formats/auto-date';
import { bothDays, type ChosenDays, dayFilterProblem } from './day-filter-problem.ts';

const ofReport = (given: object) => reportWindow(given, isoDate('2026-11-22'), 7);

describe('the days of a filter', () => {
  it.each<[ChosenDays, string | null, string | null]>([
    [{}, null, null],
    [{ fromDate: '2026-11-01' }, null, null],
    [{ fromDate: '13/45/2026' }, DATE_INVALID, null],
    [{ toDate: '13/45/2026' }, null, DATE_INVALID],
    [{ fromDate: '2026-11-22' }, null, null],
    [{ fromDate: '2026-11-23' }, WINDOW_BACKWARDS, null],
    [{ fromDate: '2026-11-03', toDate: '2026-11-02' }, WINDOW_BACKWARDS, null],
    [{ fromDate: '2026-11-02', toDate: '2026-11-02' }, null, null],
  ])('of a report: %j', (chosen, from, to) => {
    expect(dayFilterProblem('fromDate', chosen, ofReport)).toBe(from);
    expect(dayFilterProblem('toDate', chosen, ofReport)).toBe(to);
  });

  it('of a list without days of its own may be open at one end', () => {
    expect(dayFilterProblem('fromDate', { fromDate: '2030-01-01' }, bothDays)).toBeNull();
    expect(dayFilterProblem('fromDate', { fromDate: '2030-01-02', toDate: '2030-01-01' }, bothDays)).toBe(
      WINDOW_BACKWARDS,
    );
  });
});
