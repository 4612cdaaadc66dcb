import { isoDate } from '#shared/dates/iso-date';
import { ledgerProblem } from '#shared/eligibility/short-term-ledger';

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
