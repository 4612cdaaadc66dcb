import { buildPlan, buildUnrated, idsOf } from '#support/shared/plans.ts';
import type { PlanOrder } from '#shared/plans/plan-facets';
import { sortPlans } from '#shared/plans/plan-order';

const PLANS = [
  buildPlan(1, { PlanDisplayName: 'HMO Gold 2000', TotalMonthlyRate: 900.5, deductible: 2000 }),
  buildUnrated(2, { PlanDisplayName: 'HMO Bronze 500', deductible: 500 }),
  buildPlan(3, { PlanDisplayName: 'HMO Gold 1000', TotalMonthlyRate: 900.5, deductible: null }),
  buildPlan(4, { PlanDisplayName: 'HMO Gold 500', TotalMonthlyRate: 80, deductible: 10_000 }),
];

describe('the list is sorted', () => {
  it.each<[string, PlanOrder, number[]]>([
    ['by premium: lowest first, equal ones by name, no rates last', 'premium', [4, 3, 1, 2]],
    ['by deductible: lowest first, none last', 'deductible', [2, 1, 4, 3]],
    ['by name: numbers in it as numbers', 'name', [2, 4, 3, 1]],
  ])('%s', (_what, order, expected) => {
    expect(idsOf(sortPlans(PLANS, order, 'individual'))).toEqual(expected);
  });

  it('by what remains of the premium under a tax credit', () => {
    const under = buildPlan(5, { TotalMonthlyRate: 2000, NetMonthlyRate: 50 });
    expect(idsOf(sortPlans([...PLANS, under], 'premium', 'individual'))).toEqual([5, 4, 3, 1, 2]);
  });

  it('without touching the list that was given', () => {
    sortPlans(PLANS, 'name', 'individual');
    expect(idsOf(PLANS)).toEqual([1, 2, 3, 4]);
  });
});
