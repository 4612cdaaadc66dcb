import { buildPlan, buildReduced, buildUnrated } from '#support/shared/plans.ts';
import {
  comparedPlans,
  compareRows,
  NONE_COMPARED,
  toggleCompared,
  TOO_MANY_COMPARED,
  yearlyCostRows,
  yearlyPremiumRow,
} from '#shared/plans/compare-rows';
import { netPremiumOf } from '#shared/plans/net-premium-of';
import { yearTermsOf } from '#shared/plans/yearly-cost';

describe('marking plans for comparison', () => {
  it.each([
    [[], 1, [1]],
    [[1], 1, []],
    [[1, 2], 3, [1, 2, 3]],
    [[1, 2, 3], 2, [1, 3]],
    [[1, 2, 3], 4, TOO_MANY_COMPARED],
  ])('%j, then a click on %i', (marked, id, expected) => {
    expect(toggleCompared(marked, id)).toEqual(expected);
  });

  it.each([
    ['nothing at all', [], [], NONE_COMPARED],
    ['the marked plans', [1, 2], [7], [1, 2]],
    ['the selected plans where none is marked', [], [7, 8, 9], [7, 8, 9]],
    ['too many selected plans', [], [6, 7, 8, 9], TOO_MANY_COMPARED],
  ])('compares %s', (_what, marked, selected, expected) => {
    expect(comparedPlans(marked, selected)).toEqual(expected);
  });
});

describe('the comparison of a household', () => {
  const plans = [buildReduced(1, { deductible: 800, standard: 5000 }), buildPlan(2, { NetMonthlyRate: 1 })];
  const rows = compareRows(plans, [null, null], netPremiumOf);
  const valuesOf = (wanted: string) => rows.find(({ name }) => name === wanted)?.values;

  it('has what remains of the premium, the market rate, and whose costs are reduced', () => {
    expect(valuesOf('Monthly premium')).toEqual(['$1,001.00', '$1.00']);
    expect(valuesOf('Full price')).toEqual(['$1,001.00', '$1,002.00']);
    expect(valuesOf('Tax credit')).toEqual(['$0.00', '$1,001.00']);
    expect(valuesOf('Cost sharing')).toEqual(['Reduced costs (87%)', 'Standard costs']);
    expect(valuesOf('Deductible, individual')).toEqual(['$800', '$1,000']);
  });
});

describe('the comparison', () => {
  const benefit = (name: string, inNetwork: string, outOfNetwork = '') => ({
    Category: 'Office visits',
    Benefit: name,
    InNetwork: inNetwork,
    OutOfNetwork: outOfNetwork,
    Limits: '',
  });
  const plans = [buildPlan(1, { deductible: 500 }), buildUnrated(2, { deductible: 500 })];
  const rows = compareRows(
    plans,
    [
      [benefit('Primary care visit', '$20', '40%'), benefit('Deductible, individual', '$500')],
      [benefit('E-visit', '$0')],
    ],
    ({ TotalMonthlyRate }) => TotalMonthlyRate,
  );
  const row = (name: string) => rows.filter((each) => each.name === name);

  it('puts premiums side by side and never shows missing rates as zero', () => {
    expect(row('Monthly premium')).toMatchObject([{ values: ['$1,001.00', 'Rates not loaded'], differs: true }]);
  });

  it('says what the premiums differ by from the first plan, and never guesses without rates', () => {
    const premiums = new Map([
      [3, 1000],
      [4, 1082],
      [5, 999.99],
    ]);
    const premiumOf = ({ PlanId }: { PlanId: number }) => premiums.get(PlanId) ?? null;
    const differences = (...ids: number[]) => {
      const compared = ids.map((id) => buildPlan(id));
      const blank = ids.map(() => []);
      return compareRows(compared, blank, premiumOf).filter(({ name }) => name.startsWith('Difference'));
    };
    expect(differences(3, 4, 5)).toMatchObject([
      { name: 'Difference from Plan 3', values: ['–', '+$82.00 (+8.2%)', '($0.01) (0.0%)'], differs: true },
    ]);
    expect(differences(3, 9)).toMatchObject([{ values: ['–', 'Not known'], differs: true }]);
    expect(differences(3)).toEqual([]);
  });

  it('says what the plans cost a group in a year, to the cent', () => {
    const row12 = yearlyPremiumRow(plans, ({ TotalMonthlyRate }) => TotalMonthlyRate);
    expect([row12.name, ...row12.values]).toEqual(['Yearly premium', '$12,012.00', 'Rates not loaded']);
  });

  it('says nothing of credits and reductions to a group', () => {
    expect([...row('Full price'), ...row('Cost sharing')]).toEqual([]);
  });

  it('says each cost once, and whether the plans differ in it', () => {
    expect(row('Deductible, individual')).toMatchObject([{ values: ['$500', '$500'], differs: false }]);
  });

  it('shows a benefit that only one of the plans lists', () => {
    expect(row('Primary care visit')).toMatchObject([{ values: ['$20; out of network: 40%', 'Not listed'] }]);
    expect(row('E-visit')).toMatchObject([{ values: ['Not listed', '$0'] }]);
  });

  it('says once of a plan that it pays nothing out of network, and of the others with each benefit', () => {
    const compared = compareRows(
      plans,
      [
        [benefit('Primary care visit', '$20', 'Not covered'), benefit('Emergency room', '$250', '$250')],
        [benefit('Primary care visit', '$30', '40%')],
      ],
      () => null,
    );
    const valuesOf = (wanted: string) => compared.find(({ name }) => name === wanted)?.values;
    expect(valuesOf('Out of network')).toEqual(['Not covered, except Emergency room', 'As listed with each benefit']);
    expect(valuesOf('Primary care visit')).toEqual(['$20', '$30; out of network: 40%']);
    expect(row('Out of network')).toEqual([]);
  });

  it('says what the plans cost a household in each year, between premium and plan', () => {
    const years = yearlyCostRows(plans, netPremiumOf, yearTermsOf(null, 2));
    const withYears = compareRows(plans, [[], []], () => null, years);
    expect(withYears.slice(2, 5).map(({ category, name, values }) => [category, name, ...values])).toEqual([
      ['Yearly cost', 'Low use: Preventive care only', '$12,012', 'Not known'],
      ['Yearly cost', 'Medium use: One person needs $5,600 of care', '$13,532', 'Not known'],
      ['Yearly cost', 'High use: Care up to the out-of-pocket maximum', '$24,012', 'Not known'],
    ]);
  });

  it('leaves a column empty while its benefits are on their way', () => {
    const early = compareRows(plans, [[benefit('E-visit', '$0')], null], () => null);
    expect(early.find(({ name }) => name === 'E-visit')?.values).toEqual(['$0', '']);
  });
});
