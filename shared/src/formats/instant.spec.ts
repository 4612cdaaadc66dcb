import { formatInstant } from './instant.ts';

describe('formatInstant', () => {
  it.each([
    ['2026-03-15T18:05:00Z', '3/15/2026, 2:05 PM'],
    ['2026-01-01T04:59:59.000Z', '12/31/2025, 11:59 PM'],
    ['2026-01-01T05:00:00Z', '1/1/2026, 12:00 AM'],
    ['2026-07-01T16:30:00Z', '7/1/2026, 12:30 PM'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    ['later', 'later'],
  ])('shows %j as %j, by the clock in Detroit', (instant, shown) => {
    expect(formatInstant(instant)).toBe(shown);
  });
});
