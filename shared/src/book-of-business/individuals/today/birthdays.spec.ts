import {
  birthday26,
  birthsOf26,
  birthsOf65,
  lastDayAsChild,
  medicareStart,
} from '#shared/book-of-business/individuals/today/windows';
import { ageOn, isoDate, yearOf } from '#shared/dates/iso-date';

describe('a child who turns 26 in 2026', () => {
  it.each([
    ['2000-01-01', false],
    ['2000-01-02', true],
    ['2000-12-31', true],
    ['2001-01-01', true],
    ['2001-01-02', false],
  ])('was born on %s: %s', (born, expected) => {
    const { first, last } = birthsOf26(2026);
    expect(born >= first && born <= last).toBe(expected);
  });

  it.each([
    ['2000-01-01', '2026-01-01', '2025-12-31'],
    ['2000-01-02', '2026-01-02', '2026-12-31'],
    ['2000-02-29', '2026-02-28', '2026-12-31'],
    ['2000-12-31', '2026-12-31', '2026-12-31'],
    ['2001-01-01', '2027-01-01', '2026-12-31'],
  ])('born on %s turns 26 on %s and stays until %s', (born, birthday, until) => {
    expect(birthday26(isoDate(born))).toBe(birthday);
    expect(lastDayAsChild(isoDate(born))).toBe(until);
    // Decision 9: at most 25 on the day on which the contract of a year begins.
    expect(ageOn(isoDate(born), isoDate(`${yearOf(isoDate(until))}-01-01`))).toBe(25);
    expect(ageOn(isoDate(born), isoDate(`${yearOf(isoDate(until)) + 1}-01-01`))).toBe(26);
  });
});

describe('a person who turns 65 within six months', () => {
  it.each([
    ['2026-11-23', '1961-11-22', false],
    ['2026-11-23', '1961-11-23', true],
    ['2026-11-23', '1962-05-23', true],
    ['2026-11-23', '1962-05-24', false],
    // Six months after August 31 is the last day of February.
    ['2024-08-31', '1960-02-28', true],
    ['2024-08-31', '1960-02-29', true],
    ['2024-08-31', '1960-03-01', false],
    ['2025-03-01', '1960-02-29', false],
    ['2025-02-28', '1960-02-29', true],
    ['2028-02-29', '1963-02-28', false],
    ['2028-02-29', '1963-03-01', true],
  ])('on %s, born on %s: %s', (today, born, expected) => {
    const { first, last } = birthsOf65(isoDate(today));
    expect(born >= first && born <= last).toBe(expected);
  });

  it.each([
    ['1962-05-14', '2027-02-01', '2027-05-01', '2027-08-31'],
    ['1962-05-31', '2027-02-01', '2027-05-01', '2027-08-31'],
    // Born on the first: 65 on the day before.
    ['1962-05-01', '2027-01-01', '2027-04-01', '2027-07-31'],
    ['1962-01-01', '2026-09-01', '2026-12-01', '2027-03-31'],
    ['1962-05-02', '2027-02-01', '2027-05-01', '2027-08-31'],
  ])('born on %s enrolls in Medicare from %s, for %s, at the latest on %s', (born, enrollFrom, begins, enrollUntil) => {
    expect(medicareStart(isoDate(born))).toEqual({ enrollFrom, begins, enrollUntil });
  });
});
