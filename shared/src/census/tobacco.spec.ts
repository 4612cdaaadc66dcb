import { lacksLastUse, LAST_USE_BEFORE_BIRTH, LAST_USE_IN_FUTURE, lastUseProblem } from '#shared/census/tobacco';
import { isoDate } from '#shared/dates/iso-date';

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
