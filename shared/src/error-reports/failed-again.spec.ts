import { isoDate } from '#shared/dates/iso-date';
import { failedAgain } from '#shared/error-reports/failed-again';

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
