import {
  lacksLastUse,
  LAST_USE_BEFORE_BIRTH,
  LAST_USE_IN_FUTURE,
  lastUseProblem,
  tobaccoCountsSince,
  tobaccoRatesText,
  tobaccoStanding,
  tobaccoText,
} from '#shared/census/tobacco';
import { readRules } from '#shared/business-rules/rules';
import { isoDate } from '#shared/dates/iso-date';

describe('the tobacco rate', () => {
  it.each([
    ['of someone who does not use it', false, null, 40, '2027-01-01', 'none'],
    ['of someone whose last use is unknown', true, null, 40, '2027-01-01', 'counts'],
    ['after use six months before to the day', true, '2026-07-01', 40, '2027-01-01', 'counts'],
    ['after use the day before that', true, '2026-06-30', 40, '2027-01-01', 'longAgo'],
    ['after use the day after that', true, '2026-07-02', 40, '2027-01-01', 'counts'],
    ['after use 400 days before', true, '2025-11-27', 40, '2027-01-01', 'longAgo'],
    ['after use on the last of February, for coverage from August 31', true, '2027-02-28', 40, '2027-08-31', 'counts'],
    ['after use on the day before', true, '2027-02-27', 40, '2027-08-31', 'longAgo'],
    ['after use since coverage began', true, '2027-01-20', 40, '2027-01-01', 'counts'],
    ['at 21', true, '2026-12-01', 21, '2027-01-01', 'counts'],
    ['at 20', true, '2026-12-01', 20, '2027-01-01', 'under21'],
    ['of someone who has not answered', null, null, 40, '2027-01-01', 'open'],
    ['of someone of 20, who is not asked', null, null, 20, '2027-01-01', 'none'],
  ] as const)('%s', (_who, tobacco, lastUse, age, effectiveDate, standing) => {
    const lastTobaccoUse = lastUse === null ? null : isoDate(lastUse);
    expect(tobaccoStanding({ tobacco, lastTobaccoUse, age }, tobaccoCountsSince(isoDate(effectiveDate)))).toBe(
      standing,
    );
  });
});

describe('an answer about tobacco', () => {
  it.each([
    [false, null, 40, 'No'],
    [true, null, 40, 'Yes'],
    [true, '2026-07-01', 40, 'Yes'],
    [true, '2026-06-30', 40, 'Yes, before 7/1/2026: no tobacco rate'],
    [true, '2026-12-01', 20, 'Yes: no tobacco rate before age 21'],
    [null, null, 40, 'Not answered'],
    [null, null, 12, 'No'],
  ] as const)('%s, last on %s, at %s reads "%s"', (tobacco, lastUse, age, text) => {
    const lastTobaccoUse = lastUse === null ? null : isoDate(lastUse);
    expect(tobaccoText({ tobacco, lastTobaccoUse, age }, isoDate('2027-01-01'))).toBe(text);
  });
});

it('a group is told what takes the tobacco rate away again, a household is not', () => {
  const apply = 'Tobacco rates apply from age 21, for use within the six months before coverage begins.';
  expect(tobaccoRatesText(null)).toBe(apply);
  expect(tobaccoRatesText(readRules({}))).toMatch(
    new RegExp(`^${apply} In a small group .* pays the rate without it\\.$`),
  );
  expect(tobaccoRatesText({ GroupTobaccoNotice: '' })).toBe(apply);
});

describe('the date of last tobacco use', () => {
  it.each([
    ['2026-11-21', LAST_USE_IN_FUTURE],
    ['2026-11-20', null],
    ['1985-01-02', null],
    ['1985-01-01', LAST_USE_BEFORE_BIRTH],
    [null, null],
  ])('%s: %s', (day, message) => {
    const answer = { DateOfBirth: isoDate('1985-01-02'), LastTobaccoUse: day === null ? null : isoDate(day) };
    expect(lastUseProblem(answer, isoDate('2026-11-20'))).toBe(message);
  });

  it('is asked of who uses tobacco', () => {
    const given = [{ Tobacco: true }, { Tobacco: true, LastTobaccoUse: isoDate('2026-01-02') }, { Tobacco: false }, {}];
    expect(given.map(lacksLastUse)).toEqual([true, false, false, false]);
  });
});
