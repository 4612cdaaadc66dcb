import { isoDate } from './iso-date.ts';
import {
  BIRTHDATE_IN_FUTURE,
  birthdateProblem,
  DAY_IN_FUTURE,
  DAY_TOO_LONG_AGO,
  dayOutside,
  EARLIEST_DAY,
  notFutureProblem,
  plausibleDayProblem,
} from './day-problems.ts';

const today = isoDate('2026-03-15');

describe('birthdateProblem', () => {
  it.each([
    ['2026-03-14', null],
    ['2026-03-15', null],
    ['2026-03-16', BIRTHDATE_IN_FUTURE],
    ['1850-01-01', null],
  ])('born %s: %j', (day, message) => {
    expect(birthdateProblem(isoDate(day), today)).toBe(message);
  });
});

describe('notFutureProblem', () => {
  it.each([
    ['2026-03-16', DAY_IN_FUTURE],
    ['2026-03-15', null],
    ['2026-03-14', null],
    ['1912-03-16', null],
    ['1912-03-15', DAY_TOO_LONG_AGO],
    ['1912-03-14', DAY_TOO_LONG_AGO],
  ])('%s: %j', (day, message) => {
    expect(notFutureProblem(isoDate(day), today)).toBe(message);
  });
});

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
