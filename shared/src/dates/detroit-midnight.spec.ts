import { detroitMidnight } from '#shared/dates/detroit-midnight';
import { isoDate } from '#shared/dates/iso-date';

describe('detroitMidnight', () => {
  it.each([
    ['2026-07-04', '2026-07-04T04:00:00.000Z'],
    ['2026-12-31', '2026-12-31T05:00:00.000Z'],
    ['2026-03-08', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01', '2026-11-01T04:00:00.000Z'],
    ['2026-11-02', '2026-11-02T05:00:00.000Z'],
  ])('%s begins at %s', (day, instant) => {
    expect(detroitMidnight(isoDate(day)).toISOString()).toBe(instant);
  });
});
