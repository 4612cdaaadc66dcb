import { dayOutside, EARLIEST_DAY, plausibleDayProblem } from '#shared/dates/plausible-day';
import { isoDate } from '#shared/dates/iso-date';

const OUTSIDE = dayOutside(EARLIEST_DAY, isoDate('2029-01-01'));

describe('plausibleDayProblem', () => {
  it.each([
    ['1899-12-31', OUTSIDE],
    ['1900-01-01', null],
    ['2026-11-20', null],
    ['2029-01-01', null],
    ['2029-01-02', OUTSIDE],
    ['9999-12-31', OUTSIDE],
  ])('%s: %s', (day, message) => {
    expect(plausibleDayProblem(isoDate(day), isoDate('2027-01-01'))).toBe(message);
  });
});
