import { relativeTime } from '#shared/formats/relative-time';

it.each([
  ['2026-11-20T15:00:30Z', 'just now'],
  ['2026-11-20T14:59:59Z', 'just now'],
  ['2026-11-20T14:59:00Z', '1 minute ago'],
  ['2026-11-20T14:00:01Z', '59 minutes ago'],
  ['2026-11-20T14:00:00Z', '1 hour ago'],
  ['2026-11-19T15:00:01Z', '23 hours ago'],
  ['2026-11-19T15:00:00Z', '1 day ago'],
  ['2026-10-21T15:00:00Z', '30 days ago'],
  ['2026-10-20T02:00:00Z', '10/19/2026'],
])('%s reads "%s"', (instant, words) => {
  expect(relativeTime(instant, new Date('2026-11-20T15:00:00Z'))).toBe(words);
});
