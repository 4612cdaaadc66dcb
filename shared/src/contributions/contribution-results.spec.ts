import {
  BUDGET_RANGE,
  type Contribution,
  contributionProblems,
  DOLLARS_RANGE,
  PERCENT_RANGE,
  REFERENCE_PLAN_MISSING,
} from '#shared/contributions/contribution.record';
import { contributionResults, type RatedPlan } from '#shared/contributions/contribution-results';

const everyTier = (value: number): Contribution['Tiers'] => ({
  'Employee only': value,
  'Employee and spouse': value,
  'Employee and child(ren)': value,
  Family: value,
});
const contribution = (given: Partial<Contribution> = {}): Contribution => ({
  Coverage: 'medical',
  Method: 'PercentOfPlan',
  Tiers: everyTier(50),
  ReferencePlanId: null,
  Budget: null,
  Version: 0,
  ...given,
});
const plan = (PlanId: number, ...rates: number[]): RatedPlan => ({
  PlanId,
  Members: rates.map((MonthlyRate, index) => ({ EmployeeNumber: index + 1, Relationship: 'Employee', MonthlyRate })),
});
const PLANS = [plan(1, 400, 600), plan(2, 300, 500)];

describe('what a contribution comes to', () => {
  it('is told for each plan, and the parts add up', () => {
    expect(contributionResults(contribution(), PLANS, new Map())).toEqual([
      { PlanId: 1, Premium: 1000, Employer: 500, Employees: 500 },
      { PlanId: 2, Premium: 800, Employer: 400, Employees: 400 },
    ]);
  });

  it('is told for the assigned plans once every employee has one', () => {
    const half = contributionResults(contribution(), PLANS, new Map([[1, 1]]));
    expect(half.map(({ PlanId }) => PlanId)).toEqual([1, 2]);
    const both = contributionResults(
      contribution(),
      PLANS,
      new Map([
        [1, 2],
        [2, 1],
      ]),
    );
    expect(both.at(-1)).toEqual({ PlanId: null, Premium: 900, Employer: 450, Employees: 450 });
  });

  it('pays the same dollars whatever plan is taken, when it is a share of a reference plan', () => {
    const terms = contribution({ Method: 'PercentOfReferencePlan', ReferencePlanId: 2 });
    expect(contributionResults(terms, PLANS, new Map()).map(({ Employer }) => Employer)).toEqual([400, 400]);
  });

  it('is not told while the reference plan is not selected', () => {
    const terms = contribution({ Method: 'PercentOfReferencePlan', ReferencePlanId: 9 });
    expect(contributionResults(terms, PLANS, new Map())).toEqual([]);
  });
});

describe('what may be wrong with a contribution', () => {
  it.each([
    ['0 %', { Tiers: everyTier(0) }, {}],
    ['100 %', { Tiers: everyTier(100) }, {}],
    ['33.33 %', { Tiers: everyTier(33.33) }, {}],
    ['100.01 %', { Tiers: { ...everyTier(50), Family: 100.01 } }, { 'Tiers.Family': [PERCENT_RANGE] }],
    ['a negative share', { Tiers: { ...everyTier(50), Family: -0.01 } }, { 'Tiers.Family': [PERCENT_RANGE] }],
    ['three decimals', { Tiers: { ...everyTier(50), Family: 33.333 } }, { 'Tiers.Family': [PERCENT_RANGE] }],
    ['a flat amount above 100', { Method: 'Flat', Tiers: everyTier(450.5) }, {}],
    [
      'too large an amount',
      { Method: 'Flat', Tiers: { ...everyTier(1), Family: 100_000 } },
      { 'Tiers.Family': [DOLLARS_RANGE] },
    ],
    ['no reference plan', { Method: 'PercentOfReferencePlan' }, { ReferencePlanId: [REFERENCE_PLAN_MISSING] }],
    [
      'a plan that is not selected',
      { Method: 'PercentOfReferencePlan', ReferencePlanId: 3 },
      { ReferencePlanId: [REFERENCE_PLAN_MISSING] },
    ],
    ['a negative budget', { Budget: -1 }, { Budget: [BUDGET_RANGE] }],
    ['a budget of nothing', { Budget: 0 }, {}],
  ] as const)('%s', (_case, given, problems) => {
    expect(contributionProblems(contribution(given), [1, 2])).toEqual(problems);
  });
});
