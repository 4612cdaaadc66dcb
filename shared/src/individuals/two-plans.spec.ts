import {
  cheapestPair,
  cheapestPlan,
  type PlanForSome,
  twoPlansProblem,
  waysToDivide,
} from '#shared/individuals/two-plans';

const plan = (planId: number, premium: number, care: number | null, creditable = premium): PlanForSome => ({
  planId,
  premiumCents: premium * 100,
  creditableCents: creditable * 100,
  careCents: care === null ? null : care * 100,
});

describe('two plans in one household', () => {
  it('divides people in every way in which the first one keeps the first plan', () => {
    expect(waysToDivide(1)).toEqual([]);
    expect(waysToDivide(2)).toEqual([[1]]);
    expect(waysToDivide(3)).toEqual([[1], [2], [1, 2]]);
    expect(waysToDivide(6)).toHaveLength(31);
  });

  it('divides a large household by one person, or all others, only', () => {
    expect(waysToDivide(8)).toEqual([[1], [2], [3], [4], [5], [6], [7], [1, 2, 3, 4, 5, 6, 7]]);
  });

  it.each([
    ['is offered to two people who enroll', { planType: 'Permanent', isInTwo: false, enrolling: 2 }, null],
    [
      'needs two people who enroll',
      { planType: 'Permanent', isInTwo: false, enrolling: 1 },
      'Two plans need at least two people who enroll in medical.',
    ],
    [
      'is not offered with short-term coverage',
      { planType: 'ShortTerm', isInTwo: false, enrolling: 3 },
      'Short-term coverage is one plan for everyone.',
    ],
    [
      'is not offered twice',
      { planType: 'Permanent', isInTwo: true, enrolling: 3 },
      'This household is in two plans already.',
    ],
  ] as const)('%s', (_what, quote, problem) => {
    expect(twoPlansProblem(quote)).toBe(problem);
  });

  it('chooses the plan in which a year costs least, with its care', () => {
    // 12 x 500 = 6,000 and 12 x (300 - 300) + 7,000 = 7,000: without the credit 10,600.
    const plans = [plan(1, 800, 0), plan(2, 300, 7_000), plan(3, 100, null)];
    expect(cheapestPlan(plans, 30_000)).toEqual({ plans: [plans[0]], netCents: 50_000, yearCents: 600_000 });
    expect(cheapestPlan([plan(3, 100, null)], 0)).toBeNull();
  });

  it('lets the credit of the household pay for both plans, up to what each can take of it', () => {
    const [gold, bronze] = [plan(1, 400, 1_000), plan(2, 250, 0, 200)];
    // 650 a month; of a credit of 700 both take 400 + 200.
    expect(cheapestPair([gold], [bronze], 70_000)).toEqual({
      plans: [gold, bronze],
      netCents: 5_000,
      yearCents: 160_000,
    });
    expect(cheapestPair([gold], [bronze], 10_000)!.netCents).toBe(55_000);
  });

  it('finds what trying all pairs finds', () => {
    const first = [plan(1, 410, 900), plan(2, 388, 1_650), plan(3, 520, 0), plan(4, 300, 3_000, 0)];
    const second = [plan(5, 190, 0), plan(6, 140, 2_000), plan(7, 260, 300, 100)];
    for (const credit of [0, 15_000, 40_000, 90_000]) {
      const all = first.flatMap((one) =>
        second.map((other) => {
          const creditable = one.creditableCents + other.creditableCents;
          const net = one.premiumCents + other.premiumCents - Math.min(credit, creditable);
          return 12 * net + one.careCents! + other.careCents!;
        }),
      );
      expect(cheapestPair(first, second, credit)!.yearCents).toBe(Math.min(...all));
    }
  });
});
