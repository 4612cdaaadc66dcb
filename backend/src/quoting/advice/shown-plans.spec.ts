import type { PlanListView } from '#shared/plans/selection.record';
import { buildPlan, buildUnrated, idsOf } from '#support/shared/plans.ts';
import { shownPlans } from './shown-plans.ts';

const PLANS = [
  buildPlan(1, { PlanDisplayName: 'HMO Gold 2000', TotalMonthlyRate: 900, deductible: 2000 }),
  buildUnrated(2, { PlanDisplayName: 'HMO Bronze 500', MetalTier: 'Bronze', deductible: 500 }),
  buildPlan(3, { PlanDisplayName: 'PPO Silver 100', MetalTier: 'Silver', TotalMonthlyRate: 80, deductible: 100 }),
  buildPlan(4, { PlanDisplayName: 'Dental', IsMedical: false, IsDental: true, MetalTier: null, TotalMonthlyRate: 20 }),
];
const USUAL: PlanListView = { Order: 'premium', Filters: [] };
const INDIVIDUAL = { medical: 'individual', dental: 'individual' } as const;
const metal = (...Values: string[]): PlanListView['Filters'] => [{ Coverage: 'medical', Facet: 'metal', Values }];

describe('the plans shown to a client', () => {
  const medical = (view: PlanListView) => shownPlans(PLANS, view, INDIVIDUAL).lists[0]!;

  it.each<[string, PlanListView, number[]]>([
    ['by premium, without one last', USUAL, [3, 1, 2]],
    ['by deductible', { ...USUAL, Order: 'deductible' }, [3, 2, 1]],
    ['by name', { ...USUAL, Order: 'name' }, [2, 1, 3]],
    ['only those that fit the filters', { ...USUAL, Filters: metal('Gold', 'Bronze') }, [1, 2]],
  ])('are listed %s', (_what, view, expected) => {
    expect(idsOf(medical(view).plans)).toEqual(expected);
  });

  it('have their order and filters in words', () => {
    const { order, lists } = shownPlans(PLANS, { Order: 'name', Filters: metal('Gold', 'Bronze') }, INDIVIDUAL);
    expect([order, lists.map(({ coverage, filters }) => [coverage, filters])]).toEqual([
      'Name, A to Z',
      [
        ['medical', ['Metal tier: Gold, Bronze']],
        ['dental', []],
      ],
    ]);
  });

  it('leave out a list that was not shown, and one without plans', () => {
    const coveragesOf = (costs: Parameters<typeof shownPlans>[2]) =>
      shownPlans(PLANS, USUAL, costs).lists.map(({ coverage }) => coverage);
    expect([coveragesOf({ medical: 'family' }), coveragesOf({ ...INDIVIDUAL, vision: 'individual' })]).toEqual([
      ['medical'],
      ['medical', 'dental'],
    ]);
  });

  it('end after the first 25 medical plans, and say of how many', () => {
    const many = Array.from({ length: 40 }, (_, at) => buildPlan(at + 1, { TotalMonthlyRate: 1000 - at }));
    const [list] = shownPlans(many, USUAL, INDIVIDUAL).lists;
    expect([list!.plans.length, list!.total, list!.plans[0]!.PlanId]).toEqual([25, 40, 40]);
  });
});
