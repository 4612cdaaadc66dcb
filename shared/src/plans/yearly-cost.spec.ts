import type { TierPlanDetails } from '#shared/plans/plan.record';
import { COST_YEARS, yearlyCost, type YearTerms, yearTermsOf } from '#shared/plans/yearly-cost';
import { yearlyCostNotes, yearlyCostTitle, yearText } from '#shared/plans/yearly-cost-words';

type Costs = Partial<TierPlanDetails>;

const planWith = (given: Costs) => ({
  PlanDetailsPreferredNetwork: {
    Tier1PlanDetails: {
      MedicalDeductibleIndividual: 1_000,
      MedicalDeductibleFamily: 2_000,
      OutOfPocketMaximumIndividual: 6_000,
      OutOfPocketMaximumFamily: 12_000,
      CoinsurancePercent: 20,
      PrimaryCareCopay: '$20',
      SpecialistCopay: '$40',
      UrgentCareCopay: '$50',
      EmergencyRoomCopay: '$250',
      GenericDrugCopay: '$10',
      ...given,
    },
    Tier2PlanDetails: null,
  },
});
const ONE = yearTermsOf(null, 1);
const FAMILY = yearTermsOf(null, 2);

const totals = (given: Costs, terms = ONE, premium: number | null = 26.45) => {
  const cost = yearlyCost(planWith(given), premium, terms);
  return COST_YEARS.map((year) => cost[year]?.totalCents ?? null);
};
const formulas = (given: Costs, terms = ONE) => {
  const cost = yearlyCost(planWith(given), 26.45, terms);
  return COST_YEARS.map((year) => cost[year]?.formula ?? null);
};

describe('the year that is compared', () => {
  it.each([
    [null, 1, { months: 12, isShortTerm: false, basis: 'individual' }],
    [null, 5, { months: 12, isShortTerm: false, basis: 'family' }],
    [3, 2, { months: 3, isShortTerm: true, basis: 'family' }],
  ])('with a coverage of %s months for %i', (coverageLength, people, expected) => {
    expect(yearTermsOf(coverageLength, people)).toEqual(expected);
  });
});

describe('the yearly cost of a plan', () => {
  // 12 × $26.45 = $317.40; $1,000 + 20% of $4,600 = $1,920.
  it.each<[string, Costs, YearTerms, (number | null)[]]>([
    ['of one person', {}, ONE, [31_740, 31_740 + 192_000, 31_740 + 600_000]],
    ['of a family, of which one person needs care', {}, FAMILY, [31_740, 31_740 + 192_000, 31_740 + 1_200_000]],
    ['of 3 months', {}, yearTermsOf(3, 1), [7_935, 7_935 + 192_000, 7_935 + 600_000]],
    ['without deductible', { MedicalDeductibleIndividual: 0 }, ONE, [31_740, 31_740 + 112_000, 631_740]],
    ['whose deductible is not met', { MedicalDeductibleIndividual: 6_000 }, ONE, [31_740, 591_740, 631_740]],
    ['whose deductible is the care', { MedicalDeductibleIndividual: 5_600 }, ONE, [31_740, 591_740, 631_740]],
    ['capped by the maximum', { OutOfPocketMaximumIndividual: 1_500 }, ONE, [31_740, 181_740, 181_740]],
    [
      'without any cost sharing',
      { MedicalDeductibleIndividual: 0, CoinsurancePercent: 0 },
      ONE,
      [31_740, 31_740, 631_740],
    ],
    ['with a maximum of zero', { OutOfPocketMaximumIndividual: 0 }, ONE, [31_740, 31_740, 31_740]],
    // 12.35% of $4,599.99 is $568.09876…
    [
      'rounded to the cent',
      { MedicalDeductibleIndividual: 1_000.01, CoinsurancePercent: 12.35 },
      ONE,
      [31_740, 31_740 + 100_001 + 56_810, 631_740],
    ],
    ['without a known deductible', { MedicalDeductibleIndividual: null }, ONE, [31_740, null, 631_740]],
    ['without a known coinsurance', { CoinsurancePercent: null }, ONE, [31_740, null, 631_740]],
    [
      'without coinsurance, where the deductible decides',
      { CoinsurancePercent: null, MedicalDeductibleIndividual: 5_600 },
      ONE,
      [31_740, 591_740, 631_740],
    ],
    ['without a known maximum', { OutOfPocketMaximumIndividual: null }, ONE, [31_740, null, null]],
    ['without a known maximum of the family', { OutOfPocketMaximumFamily: null }, FAMILY, [31_740, 223_740, null]],
  ])('%s', (_what, given, terms, expected) => {
    expect(totals(given, terms)).toEqual(expected);
  });

  it('is not known without rates', () => {
    expect(totals({}, ONE, null)).toEqual([null, null, null]);
  });

  it('is never less in a worse year', () => {
    const amounts = [0, 1_000, 5_599.99, 9_000];
    for (const deductible of amounts) {
      for (const maximum of amounts) {
        for (const CoinsurancePercent of [0, 12.5, 100]) {
          const costs = { MedicalDeductibleIndividual: deductible, OutOfPocketMaximumIndividual: maximum };
          // A family's maximum below that of one person is a mistake on file, and still no reason for a cheaper bad year.
          const family = { ...costs, OutOfPocketMaximumFamily: 3_000, CoinsurancePercent };
          for (const years of [totals({ ...costs, CoinsurancePercent }), totals(family, FAMILY)] as number[][]) {
            expect(years).toEqual([...years].sort((one, other) => one - other));
          }
        }
      }
    }
  });

  it('says how it follows', () => {
    expect(formulas({})).toEqual([
      '12 × $26.45',
      '12 × $26.45 + $1,000.00 deductible + 20% of $4,600.00',
      '12 × $26.45 + $6,000.00 out-of-pocket maximum',
    ]);
    expect(formulas({ MedicalDeductibleIndividual: 0 })[1]).toBe('12 × $26.45 + 20% of $5,600.00');
    expect(formulas({ CoinsurancePercent: 0 })[1]).toBe('12 × $26.45 + $1,000.00 deductible');
    expect(formulas({ MedicalDeductibleIndividual: 7_000, OutOfPocketMaximumIndividual: 9_000 })[1]).toBe(
      '12 × $26.45 + $5,600.00 of care below the deductible',
    );
    expect(formulas({ OutOfPocketMaximumIndividual: 1_500 }, FAMILY)).toEqual([
      '12 × $26.45',
      '12 × $26.45 + $1,500.00 out-of-pocket maximum of one person',
      '12 × $26.45 + $12,000.00 out-of-pocket maximum',
    ]);
  });
});

describe('the words of a yearly cost', () => {
  it.each([
    [1_420_049, '$14,200'],
    [1_420_050, '$14,201'],
    [0, '$0'],
  ])('are whole dollars: %i cents are %s', (totalCents, expected) => {
    expect(yearText({ totalCents, formula: '' })).toBe(expected);
  });

  it.each([
    [null, 'Yearly cost'],
    [1, 'Cost of 1 month'],
    [3, 'Cost of 3 months'],
  ])('name what is added up: %s', (coverageLength, expected) => {
    expect(yearlyCostTitle(yearTermsOf(coverageLength, 1))).toBe(expected);
  });

  it('say that a year is not known', () => {
    expect(yearText(null)).toBe('Not known');
  });

  it('promise free preventive care only where the law does', () => {
    const notes = (isShortTerm: boolean) => yearlyCostNotes(yearTermsOf(isShortTerm ? 3 : null, 1)).join(' ');
    expect(notes(false)).toContain('free in network');
    expect(notes(true)).not.toContain('free in network');
    expect(notes(true)).toContain('the premiums of 3 months');
  });
});
