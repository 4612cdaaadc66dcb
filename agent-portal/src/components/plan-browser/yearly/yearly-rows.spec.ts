import { yearlyCost, yearTermsOf } from '#shared/plans/yearly-cost';
import { buildPlan, buildUnrated } from '#support/shared/plans.ts';
import { axisOf, leastText, placesOf, sortByYear, sourceOf, type YearlyRow } from './yearly-rows.ts';

const rowOf = (plan: YearlyRow['plan']): YearlyRow => ({
  plan,
  premium: plan.TotalMonthlyRate,
  cost: yearlyCost(plan, plan.TotalMonthlyRate, yearTermsOf(null, 1)),
  source: sourceOf(plan, false),
});
const costs = (maximum: number | null, deductible = 1_000) => {
  const { PlanDetailsPreferredNetwork: network } = buildPlan(1, { deductible });
  const Tier1PlanDetails = { ...network.Tier1PlanDetails, OutOfPocketMaximumIndividual: maximum };
  return { PlanDetailsPreferredNetwork: { ...network, Tier1PlanDetails } };
};
/** Cheapest in a good year, and most expensive in a bad one. */
const LOW = rowOf(buildPlan(1, { TotalMonthlyRate: 100, ...costs(9_000, 7_000) }));
const HIGH = rowOf(buildPlan(2, { TotalMonthlyRate: 500, ...costs(2_000, 0) }));
const INCOMPLETE = rowOf(buildPlan(3, { TotalMonthlyRate: 50, ...costs(null) }));
const UNRATED = rowOf(buildUnrated(4));
const ROWS = [UNRATED, HIGH, INCOMPLETE, LOW];
const ids = (rows: readonly YearlyRow[]) => rows.map(({ plan }) => plan.PlanId);

describe('plans by their yearly cost', () => {
  it.each([
    ['good', [3, 1, 2, 4]],
    ['usual', [1, 2, 4, 3]],
    ['bad', [2, 1, 4, 3]],
  ] as const)('are sorted by the %s year, those not known last', (year, expected) => {
    expect(ids(sortByYear(ROWS, year))).toEqual(expected);
  });

  it.each([
    ['good', 'With low use, Plan 3 costs least: $600.'],
    ['usual', 'With medium use, Plan 1 costs least: $6,800.'],
    ['bad', 'With high use, Plan 2 costs least: $8,000.'],
  ] as const)('name the cheapest of a %s year', (year, expected) => {
    expect(leastText(ROWS, year)).toBe(expected);
  });

  it('name the first of equals, and how many others there are', () => {
    expect(leastText([LOW, { ...LOW }], 'good')).toBe('With low use, Plan 1 and 1 other plan cost least: $1,200.');
    expect(leastText([LOW, { ...LOW }, { ...LOW }], 'good')).toContain('and 2 other plans cost least');
  });

  it('say nothing about a year that is not known', () => {
    expect(leastText([INCOMPLETE, UNRATED], 'bad')).toBeNull();
    expect(leastText([], 'good')).toBeNull();
  });

  it.each([
    ['credit', { NetMonthlyRate: 20, IsOnExchange: true }, false],
    ['marketplace', { NetMonthlyRate: 100, IsOnExchange: true }, false],
    ['direct', { NetMonthlyRate: 100, IsOnExchange: false }, false],
    ['short-term', { NetMonthlyRate: 100, IsOnExchange: false }, true],
  ] as const)('are told apart by where they are bought: %s', (expected, given, isShortTerm) => {
    expect(sourceOf(buildPlan(1, { ...given, TotalMonthlyRate: 100 }), isShortTerm)).toBe(expected);
  });
});

describe('the axis', () => {
  it('reaches from zero to the highest cost, with at most five steps', () => {
    // LOW: 12 × $100 + $9,000.
    expect(axisOf(ROWS)).toEqual({
      endCents: 1_020_000,
      stepCents: 500_000,
      tickCents: [0, 500_000, 1_000_000],
    });
  });

  it('has a length without any cost', () => {
    expect(axisOf([UNRATED])).toEqual({ endCents: 100_000, stepCents: 100_000, tickCents: [0, 100_000] });
  });

  it('places each known year on it', () => {
    expect(placesOf(LOW.cost, { endCents: 2_040_000, stepCents: 1, tickCents: [] })).toEqual({
      good: (120_000 / 2_040_000) * 100,
      usual: (680_000 / 2_040_000) * 100,
      bad: 50,
    });
    expect(placesOf(INCOMPLETE.cost, axisOf(ROWS))).toMatchObject({ usual: null, bad: null });
  });
});
