import { detroitInstant, detroitMidnight, detroitTime, parseTypedTime } from '#shared/dates/detroit-time';
import { isoDate } from '#shared/dates/iso-date';

describe('detroitTime', () => {
  it.each([
    ['2026-11-20T15:05:00Z', '1005'],
    ['2026-07-04T04:00:00Z', '0000'],
    ['2026-07-05T03:59:00Z', '2359'],
  ])('%s is %s', (instant, time) => {
    expect(detroitTime(new Date(instant))).toBe(time);
  });
});

describe('parseTypedTime', () => {
  it.each([
    ['2:30 PM', '1430'],
    ['2:30pm', '1430'],
    ['2:30 p.m.', '1430'],
    [' 2 PM ', '1400'],
    ['2p', '1400'],
    ['14:30', '1430'],
    ['1430', '1430'],
    ['9:05', '0905'],
    ['12:00 AM', '0000'],
    ['12:00 PM', '1200'],
    ['0:15', '0015'],
    ['23:59', '2359'],
    ['24:00', null],
    ['13:00 PM', null],
    ['0:30 AM', null],
    ['2:60', null],
    ['noon', null],
    ['', null],
  ])('%j is %s', (typed, time) => {
    expect(parseTypedTime(typed)).toBe(time);
  });
});

describe('detroitInstant', () => {
  it.each([
    ['2026-11-20', '1430', '2026-11-20T19:30:00.000Z'],
    ['2026-07-01', '1430', '2026-07-01T18:30:00.000Z'],
    ['2026-11-20', '2359', '2026-11-21T04:59:00.000Z'],
    // Daylight saving time ends: 1:30 AM comes twice.
    ['2026-11-01', '0130', '2026-11-01T05:30:00.000Z'],
    // It begins: 2:30 AM does not come.
    ['2026-03-08', '0230', '2026-03-08T07:30:00.000Z'],
  ])('of %s, %s is %s', (day, time, instant) => {
    expect(detroitInstant(isoDate(day), time).toISOString()).toBe(instant);
  });
});

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
