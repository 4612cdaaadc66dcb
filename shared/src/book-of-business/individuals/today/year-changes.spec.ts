import fc from 'fast-check';
import { lastDayAsChild, medicareStart } from '#shared/book-of-business/individuals/today/windows';
import {
  BIRTHS_OF,
  CHANGE_KINDS,
  type ChangeKind,
  lawOf,
  yearToCome,
} from '#shared/book-of-business/individuals/today/year-changes';
import { addDays, addMonths, isoDate, isoDateOf, yearOf } from '#shared/dates/iso-date';
import { needsCertificate } from '#shared/eligibility/catastrophic';

describe('what the law changes on January 1', () => {
  it.each([
    ['2026-11-28', 2027],
    ['2026-12-31', 2027],
    ['2027-01-01', 2028],
  ])('is seen from %s as of %i', (today, year) => {
    expect(yearToCome(isoDate(today))).toBe(year);
  });

  it.each<[number, ChangeKind[]]>([
    // The HSA has counted bronze plans since 2026; immigration status decides from 2027.
    [2026, ['Catastrophic', 'Turning26', 'Turning65', 'Hsa']],
    [2027, [...CHANGE_KINDS]],
    // Its HSA limits are not published.
    [2028, ['Catastrophic', 'Turning26', 'Turning65']],
  ])('of %i is known of %j', (year, kinds) => {
    expect(CHANGE_KINDS.filter((kind) => lawOf(kind, year) !== null)).toEqual(kinds);
  });

  it('says each with its citation', () => {
    const laws = CHANGE_KINDS.map((kind) => lawOf(kind, 2027)!);
    expect(laws.filter(({ citation }) => !/CFR|USC|Pub\. L\./.test(citation))).toEqual([]);
    expect(laws[4]).toEqual({
      text: 'An HSA can be had with this plan: in 2027 at most $4,500 for one person, $9,000 for a family.',
      citation: '26 USC 223(c)(2)(H), Pub. L. 119-21, section 71307; Rev. Proc. 2026-24',
    });
  });

  it.each<[ChangeKind, string, string]>([
    // 30 on January 1, 2027, and not on January 1, 2026.
    ['Catastrophic', '1996-01-02', '1997-01-01'],
    ['Turning26', '2000-01-02', '2001-01-01'],
    ['Turning65', '1962-01-02', '1963-01-01'],
  ])('of 2027 touches %s born from %s to %s', (kind, first, last) => {
    expect(BIRTHS_OF[kind]!(2027)).toEqual({ first, last });
  });

  it('touches exactly those whom the rules of single contracts touch', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2026, max: 2040 }), fc.integer({ min: 0, max: 27_000 }), (year, days) => {
        const born = addDays(isoDate('2015-01-01'), -days);
        const isOf = (kind: ChangeKind) => {
          const { first, last } = BIRTHS_OF[kind]!(year);
          return born >= first && born <= last;
        };
        const newYear = isoDateOf(year, 1, 1);
        const isThirty = needsCertificate(born, newYear) && !needsCertificate(born, addMonths(newYear, -12));
        expect(isOf('Catastrophic')).toBe(isThirty);
        expect(isOf('Turning26')).toBe(yearOf(lastDayAsChild(born)) === year - 1);
        expect(isOf('Turning65')).toBe(yearOf(medicareStart(born).begins) === year);
      }),
    );
  });
});
