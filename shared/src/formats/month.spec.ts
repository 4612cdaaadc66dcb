import { isoDate } from '#shared/dates/iso-date';
import { formatMonth } from './month.ts';

describe('formatMonth', () => {
  it.each([
    ['2027-01-01', 'Jan 2027'],
    ['2026-12-31', 'Dec 2026'],
  ])('%s lies in %s, whatever the zone of the reader', (day, month) => {
    expect(formatMonth(isoDate(day))).toBe(month);
  });
});
