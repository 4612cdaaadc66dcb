import type { Facet } from '#shared/plans/plan-facets';
import { buildPlan, idsOf } from '#support/shared/plans.ts';
import {
  countFilters,
  facetOptions,
  matchingPlans,
  NO_FILTERS,
  toggleValue,
  type PlanFilters,
} from './plan-filters.ts';

const PLANS = [
  buildPlan(1, { PlanDisplayName: 'HMO Gold 500', deductible: 500 }),
  buildPlan(2, { PlanDisplayName: 'PPO Gold 501', ProviderNetworkType: 'PPO', deductible: 501 }),
  buildPlan(3, { PlanDisplayName: 'HMO Silver 3000', MetalTier: 'Silver', deductible: 3000, PlanSuiteName: 'Lakes' }),
  buildPlan(4, { PlanDisplayName: 'HMO HBC Silver', MetalTier: 'Silver', PlanType: 'HBC', deductible: 3001 }),
  buildPlan(5, { PlanDisplayName: 'POS Bronze', MetalTier: 'Bronze', ProviderNetworkType: 'POS', deductible: null }),
];
const NONE: ReadonlySet<number> = new Set();
const filters = (chosen: Partial<Record<Facet, string[]>>, more: Partial<PlanFilters> = {}): PlanFilters => ({
  ...NO_FILTERS,
  chosen: { ...NO_FILTERS.chosen, ...chosen },
  ...more,
});
const marked = (selected = NONE) => ({
  selected,
  hasAllDoctors: (planId: number) => planId === 3,
  hasAllMedicines: (planId: number) => planId === 4,
});
const matching = (given: PlanFilters, selected = NONE) =>
  idsOf(matchingPlans(PLANS, given, marked(selected), 'individual'));

describe('the list shows', () => {
  it.each([
    ['everything without filters', NO_FILTERS, [1, 2, 3, 4, 5]],
    ['plans of a metal tier', filters({ metal: ['Gold'] }), [1, 2]],
    ['plans of either of two metal tiers', filters({ metal: ['Gold', 'Bronze'] }), [1, 2, 5]],
    ['plans that fit every facet', filters({ metal: ['Gold'], network: ['PPO'] }), [2]],
    ['plans of a type', filters({ type: ['HBC'] }), [4]],
    ['plans of a suite', filters({ suite: ['Lakes'] }), [3]],
    ['deductibles up to $500', filters({ deductible: ['$0-$500'] }), [1]],
    ['deductibles from $501 to $1500', filters({ deductible: ['$501-$1500'] }), [2]],
    ['deductibles from $1501 to $3000', filters({ deductible: ['$1501-$3000'] }), [3]],
    ['deductibles above $3000', filters({ deductible: ['$3001+'] }), [4]],
    ['plans with every word of the text, in any case', filters({}, { text: ' gold  hmo ' }), [1]],
    ['plans by the name of their type', filters({}, { text: 'healthbychoice' }), [4]],
    ['plans by their suite', filters({}, { text: 'lakes' }), [3]],
    ['plans by their filed id', filters({}, { text: '99107MI001005' }), [5]],
    ['nothing where nothing fits', filters({ metal: ['Platinum'] }), []],
  ])('%s', (_what, given, expected) => {
    expect(matching(given)).toEqual(expected);
  });

  it('plans by the deductible of a family, for a family', () => {
    const given = filters({ deductible: ['$501-$1500'] });
    expect(idsOf(matchingPlans(PLANS, given, marked(), 'family'))).toEqual([1, 2]);
  });

  it('only selected plans when asked', () => {
    expect(matching(filters({}, { selectedOnly: true }), new Set([2, 4]))).toEqual([2, 4]);
  });

  it('only plans with all medicines when asked', () => {
    expect(matching(filters({}, { medicinesListed: true }))).toEqual([4]);
    expect(matching(filters({}, { medicinesListed: true, doctorsIn: true }))).toEqual([]);
  });

  it('only plans with all doctors when asked', () => {
    expect(matching(filters({}, { doctorsIn: true }))).toEqual([3]);
    expect(matching(filters({ metal: ['Gold'] }, { doctorsIn: true }))).toEqual([]);
  });
});

describe('beside each choice', () => {
  const counts = (facet: Facet, given: PlanFilters, selected = NONE) =>
    Object.fromEntries(
      facetOptions(PLANS, given, marked(selected), 'individual')[facet].map(({ label, count }) => [label, count]),
    );

  it('stands how many plans it would leave, in the usual order', () => {
    expect(Object.entries(counts('metal', NO_FILTERS))).toEqual([
      ['Gold', 2],
      ['Silver', 2],
      ['Bronze', 1],
    ]);
    expect(counts('type', NO_FILTERS)).toEqual({ Standard: 4, 'Non-HSA': 5, HealthbyChoice: 1 });
  });

  it('the other facets count, its own does not', () => {
    const given = filters({ metal: ['Gold'] });
    expect(counts('metal', given)).toEqual({ Gold: 2, Silver: 2, Bronze: 1 });
    expect(counts('network', given)).toEqual({ HMO: 1, POS: 0, PPO: 1 });
  });

  it('text, selection and doctors count', () => {
    expect(counts('network', filters({}, { text: 'silver' }))).toEqual({ HMO: 2, POS: 0, PPO: 0 });
    expect(counts('network', filters({}, { selectedOnly: true }), new Set([5]))).toEqual({ HMO: 0, POS: 1, PPO: 0 });
    expect(counts('network', filters({}, { doctorsIn: true }))).toEqual({ HMO: 1, POS: 0, PPO: 0 });
  });

  it('a chosen value stays though no plan has it any more', () => {
    expect(facetOptions(PLANS, filters({ suite: ['Dunes'] }), marked(), 'individual').suite).toEqual([
      { value: 'Dunes', label: 'Dunes', isChosen: true, count: 0 },
      { value: 'Lakes', label: 'Lakes', isChosen: false, count: 1 },
    ]);
  });
});

describe('a choice', () => {
  it('goes on and off again', () => {
    const once = toggleValue(NO_FILTERS, 'metal', 'Gold');
    expect(once.chosen.metal).toEqual(['Gold']);
    expect(toggleValue(once, 'metal', 'Gold')).toEqual(NO_FILTERS);
  });

  it('counts as a filter; blank text does not', () => {
    expect(countFilters(NO_FILTERS)).toBe(0);
    expect(countFilters(filters({}, { text: '  ' }))).toBe(0);
    expect(
      countFilters(
        filters(
          { metal: ['Gold', 'Silver'] },
          { text: 'x', selectedOnly: true, doctorsIn: true, medicinesListed: true },
        ),
      ),
    ).toBe(6);
  });
});
