import { isoDate } from './iso-date.ts';
import {
  BIRTHDATE_IN_FUTURE,
  DAY_IN_FUTURE,
  DAY_TOO_LONG_AGO,
  birthdateProblem,
  notFutureProblem,
} from './past-day.ts';

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
