import { graceFrom, graceInDanger, graceUntil } from '#shared/book-of-business/individuals/today/windows';
import { isoDate } from '#shared/dates/iso-date';

const RULES = { GraceMonthsWithAptc: 3, GraceDaysWithoutAptc: 31 };

describe('grace', () => {
  it.each([
    ['2026-10-01', '2026-09-30', '2026-10-01'],
    // Billed ahead: what is paid is covered.
    ['2026-11-20', '2026-11-30', '2026-12-01'],
    // The newest bill carries over what older ones left unpaid.
    ['2026-11-01', '2026-08-31', '2026-09-01'],
    ['2026-11-14', null, '2026-11-14'],
    ['9999-12-31', '2026-11-30', '9999-12-31'],
  ])('of what was due on %s, paid to %s, begins on %s', (due, paidTo, from) => {
    expect(graceFrom(isoDate(due), paidTo === null ? null : isoDate(paidTo))).toBe(from);
  });

  it.each([
    ['2026-10-01', true, '2026-12-31'],
    ['2026-12-01', true, '2027-02-28'],
    ['2027-12-01', true, '2028-02-29'],
    ['2026-11-30', true, '2027-02-27'],
    ['2026-10-01', false, '2026-10-31'],
    ['2026-11-01', false, '2026-12-01'],
    ['2027-02-01', false, '2027-03-03'],
  ])('from %s, with a tax credit %s, lasts until %s', (from, hasCredit, until) => {
    expect(graceUntil(isoDate(from), hasCredit, RULES)).toBe(until);
  });
});

describe('a tax credit', () => {
  const isInDanger = (from: string, today: string) => {
    const { after, last } = graceInDanger(isoDate(today), RULES);
    return from > after && from <= last;
  };

  it.each([
    // The last day of the first month, the first of the second, the last of the third, and the day after.
    ['2026-10-01', '2026-10-31', false],
    ['2026-10-01', '2026-11-01', true],
    ['2026-10-01', '2026-12-31', true],
    ['2026-10-01', '2027-01-01', false],
    // Months of different lengths.
    ['2026-12-31', '2027-01-30', false],
    ['2026-12-31', '2027-01-31', true],
    ['2027-01-31', '2027-02-27', false],
    ['2027-01-31', '2027-02-28', true],
    ['2026-11-30', '2027-02-27', true],
    ['2026-11-30', '2027-02-28', false],
    ['2027-11-30', '2028-02-28', true],
    ['2027-11-30', '2028-02-29', false],
  ])('with grace from %s is on %s in danger: %s', (from, today, expected) => {
    expect(isInDanger(from, today)).toBe(expected);
    expect(isoDate(today) <= graceUntil(isoDate(from), true, RULES) || !expected).toBe(true);
  });

  it('is never in danger where there are no months of grace', () => {
    const { after, last } = graceInDanger(isoDate('2026-11-23'), { GraceMonthsWithAptc: 0 });
    expect(after >= last).toBe(true);
  });
});
