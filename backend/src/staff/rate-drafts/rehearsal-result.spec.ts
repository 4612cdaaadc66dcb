import { emptyRates, rateIndex } from '../../catalogue/rating/filed-rates.ts';
import { type GroupFound, ratesGaps, RehearsalSums } from './rehearsal-result.ts';

const group = (given: Partial<GroupFound>): GroupFound => ({
  outcome: 'Priced',
  rateArea: 1,
  members: 1,
  nowCents: 0,
  thenCents: 0,
  shares: [],
  missing: null,
  ...given,
});
const nameOf = (planId: number) => `Plan ${planId}`;
const resultOf = (groups: GroupFound[]) => {
  const sums = new RehearsalSums(nameOf);
  groups.forEach((each) => sums.add(each));
  return sums.result([]);
};

describe('what a draft does to the book', () => {
  // 100.01 + 50.00 = 150.01 now, 110.02 + 40.00 = 150.02 then.
  const one = group({
    members: 3,
    nowCents: 15_001,
    thenCents: 15_002,
    shares: [
      { planId: 7, band: 26, members: 2, now: 10_001, then: 11_002 },
      { planId: 8, band: 26, members: 1, now: 5_000, then: 4_000 },
    ],
  });
  const other = group({
    rateArea: 12,
    members: 1,
    nowCents: 20_000,
    thenCents: 26_000,
    shares: [{ planId: 7, band: 0, members: 1, now: 20_000, then: 26_000 }],
  });

  it('adds up in whole cents, by area, age and plan, the steepest first', () => {
    const { Priced, Members, PremiumNow, PremiumThen, Areas, Ages, Plans } = resultOf([one, other]);
    expect({ Priced, Members, PremiumNow, PremiumThen }).toEqual({
      Priced: 2,
      Members: 4,
      PremiumNow: 350.01,
      PremiumThen: 410.02,
    });
    expect(Areas).toEqual([
      { Label: 'Rating Area 12', Groups: 1, Members: 1, PremiumNow: 200, PremiumThen: 260 },
      { Label: 'Rating Area 1', Groups: 1, Members: 3, PremiumNow: 150.01, PremiumThen: 150.02 },
    ]);
    expect(Ages.map(({ Label, Groups, PremiumThen: then }) => [Label, Groups, then])).toEqual([
      ['0-14', 1, 260],
      ['40', 1, 150.02],
    ]);
    expect(Plans).toEqual([
      { Label: 'Plan 7', Groups: 2, Members: 3, PremiumNow: 300.01, PremiumThen: 370.02 },
      { Label: 'Plan 8', Groups: 1, Members: 1, PremiumNow: 50, PremiumThen: 40 },
    ]);
  });

  it('counts groups without all their rates, and leaves their premiums out', () => {
    const missing = [{ planId: 9, area: 4, band: 30, members: 2 }];
    const result = resultOf([
      one,
      group({ outcome: 'NotRated', nowCents: 99_999, missing }),
      group({ outcome: 'NotRated', missing: [...missing, { planId: 9, area: null, band: null, members: 5 }] }),
      group({ outcome: 'NoRatesNow' }),
      group({ outcome: 'Gone' }),
      group({ outcome: 'Failed' }),
    ]);
    expect(result).toMatchObject({ Groups: 6, Priced: 1, NotRated: 2, NoRatesNow: 1, Gone: 1, Failed: 1 });
    expect(result.PremiumNow).toBe(150.01);
    expect(result.Missing).toEqual([
      { Plan: 'Plan 9', RateArea: 4, Age: '44', Groups: 2, Members: 4 },
      { Plan: 'Plan 9', RateArea: null, Age: null, Groups: 1, Members: 5 },
    ]);
  });

  it('takes the same plan of two years for one', () => {
    const share = { band: 0, members: 1, now: 100, then: 110 };
    const sums = new RehearsalSums(() => 'PPO Gold');
    sums.add(group({ shares: [{ ...share, planId: 1 }] }));
    sums.add(group({ shares: [{ ...share, planId: 2 }] }));
    expect(sums.result([]).Plans).toMatchObject([{ Label: 'PPO Gold', Groups: 2, PremiumThen: 2.2 }]);
  });

  it('takes more than a column of cents', () => {
    const many = Array.from({ length: 3 }, () => group({ nowCents: 2_000_000_000, thenCents: 2_000_000_001 }));
    expect(resultOf(many)).toMatchObject({ PremiumNow: 60_000_000, PremiumThen: 60_000_000.03 });
  });
});

it('finds areas of a plan that have rates for some ages only', () => {
  const rates = emptyRates([7, 8]);
  rates.plainCents.fill(100, rateIndex(0, 1, 0), rateIndex(0, 3, 0));
  rates.plainCents[rateIndex(0, 2, 50)] = -1;
  rates.plainCents[rateIndex(1, 16, 0)] = 100;
  expect(ratesGaps(rates, [7, 8])).toEqual([
    { planId: 7, area: 2, ages: 1 },
    { planId: 8, area: 16, ages: 50 },
  ]);
});
