import { detroitTime } from '#shared/dates/detroit-time';

describe('detroitTime', () => {
  it.each([
    ['2026-11-20T15:05:00Z', '1005'],
    ['2026-07-04T04:00:00Z', '0000'],
    ['2026-07-05T03:59:00Z', '2359'],
  ])('%s is %s', (instant, time) => {
    expect(detroitTime(new Date(instant))).toBe(time);
  });
});
