import { formatInstant, relativeTime } from './instant.ts';

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

const NOW = Date.parse('2026-11-25T17:00:00Z');

describe('relativeTime', () => {
  it.each([
    ['2026-11-25T16:59:01Z', 'just now'],
    ['2026-11-25T16:59:00Z', '1 minute ago'],
    ['2026-11-25T16:00:01Z', '59 minutes ago'],
    ['2026-11-25T16:00:00Z', '1 hour ago'],
    ['2026-11-25T14:30:00.000Z', '2 hours ago'],
    ['2026-11-24T17:00:01Z', '23 hours ago'],
    ['2026-11-24T17:00:00Z', '1 day ago'],
    ['2026-10-26T17:00:00Z', '30 days ago'],
    ['2026-10-25T17:00:01Z', '30 days ago'],
    ['2026-10-25T17:00:00Z', '10/25/2026'],
    // The day in Detroit, not in London.
    ['2026-01-01T04:59:59Z', '12/31/2025'],
    ['2026-01-01T05:00:00Z', '1/1/2026'],
    // A clock that is late: nothing is said to be in the future.
    ['2026-11-25T17:00:01Z', 'just now'],
    ['2027-01-01T05:00:00Z', 'just now'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    ['later', 'later'],
  ])('says of %j: %j', (instant, words) => {
    expect(relativeTime(instant, NOW)).toBe(words);
  });

  it('counts hours of the same length when the clocks change', () => {
    // In Detroit, 1:30 AM occurs twice on 11/1/2026.
    expect(relativeTime('2026-11-01T05:30:00Z', Date.parse('2026-11-01T06:30:00Z'))).toBe('1 hour ago');
    expect(relativeTime('2026-10-31T06:30:00Z', Date.parse('2026-11-01T06:29:00Z'))).toBe('23 hours ago');
  });
});
