import { isoDate } from '#shared/dates/iso-date';
import { ledgerProblem, offeredLengths, whyNotLonger } from '#shared/eligibility/short-term';

const LIMITS = { ShortTermMaximumMonths: 4, ShortTermDaysPer365: 185 };
const had = (...periods: [first: string, last: string][]) =>
  periods.map(([first, last]) => ({ first: isoDate(first), last: isoDate(last) }));

describe('short-term coverage after earlier short-term coverage of the same person', () => {
  const FEDERAL =
    'With the short-term coverage of this person here that began 9/1/2026 it would be more than 4 months within 12 (45 CFR 144.103).';

  it.each([
    ['after none, four months', '2026-12-01', 4, [], null],
    ['one month after three', '2026-12-01', 1, had(['2026-09-01', '2026-11-30']), null],
    ['two months after three', '2026-12-01', 2, had(['2026-09-01', '2026-11-30']), FEDERAL],
    [
      'two months after three, twelve months after the first start',
      '2027-09-01',
      2,
      had(['2026-09-01', '2026-11-30']),
      null,
    ],
    ['two months after three, on the day before', '2027-08-31', 2, had(['2026-09-01', '2026-11-30']), FEDERAL],
  ])('%s', (_what, first, months, earlier, problem) => {
    expect(ledgerProblem(isoDate(first), months, { earlier, limits: LIMITS })).toBe(problem);
  });

  it('counts the days of Michigan in any 365 where the months of the federal rule would allow more', () => {
    const limits = { ShortTermMaximumMonths: 12, ShortTermDaysPer365: 185 };
    // 122 days from September to December; 63 more are 185, and two months are 59 or more.
    const earlier = had(['2026-09-01', '2026-12-31']);
    expect(ledgerProblem(isoDate('2027-01-01'), 2, { earlier, limits })).toBeNull();
    expect(ledgerProblem(isoDate('2027-01-01'), 3, { earlier, limits })).toBe(
      'With earlier short-term coverage of this person here it would be 212 days within 365: Michigan allows 185 (MCL 500.2213b(9)).',
    );
  });
});

describe('the lengths to choose', () => {
  it.each([
    [4, [1, 2, 3, 4]],
    [3, [1, 2, 3]],
    [12, [1, 2, 3, 4]],
    [0, []],
  ])('with a maximum of %i months', (maximum, lengths) => {
    const limits = { ShortTermMaximumMonths: maximum, ShortTermDaysPer365: 185 };
    expect(offeredLengths({ earlier: [], limits }, isoDate('2026-12-01'))).toEqual(lengths);
  });

  // Three months from December 1 are 90 days, from January 1 too; four are 121 and 120.
  it.each([
    ['2026-12-01', 90, [1, 2, 3]],
    ['2026-12-01', 89, [1, 2]],
    ['2026-12-01', 121, [1, 2, 3, 4]],
    ['2026-12-01', 120, [1, 2, 3]],
    ['2027-01-01', 120, [1, 2, 3, 4]],
    [null, 31, [1, 2, 3, 4]],
  ])('from %s with at most %i days: the tighter limit counts', (first, days, lengths) => {
    const limits = { ShortTermMaximumMonths: 4, ShortTermDaysPer365: days };
    expect(offeredLengths({ earlier: [], limits }, first === null ? null : isoDate(first))).toEqual(lengths);
  });

  it.each([
    ['after none', [], [1, 2, 3, 4], null],
    [
      'after three months',
      had(['2026-09-01', '2026-11-30']),
      [1],
      'With the short-term coverage of this person here that began 9/1/2026 it would be more than 4 months within 12 (45 CFR 144.103).',
    ],
    [
      'after four months',
      had(['2026-08-01', '2026-11-30']),
      [],
      'With the short-term coverage of this person here that began 8/1/2026 it would be more than 4 months within 12 (45 CFR 144.103).',
    ],
  ])('from December 1, 2026, %s', (_what, earlier, lengths, why) => {
    const [ledger, first] = [{ earlier, limits: LIMITS }, isoDate('2026-12-01')];
    expect([offeredLengths(ledger, first), whyNotLonger(ledger, first)]).toEqual([lengths, why]);
  });
});
