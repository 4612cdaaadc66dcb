import { isoDate } from '#shared/dates/iso-date';
import { coverageYears, type HouseholdForm, newHousehold, questionOf } from './household-form.ts';

const TODAY = isoDate('2026-11-23');
const form = (given: Partial<HouseholdForm> = {}): HouseholdForm => ({
  ...newHousehold(TODAY),
  PostalCode: '49544',
  CountyFips: '26081',
  AnnualIncome: 60_000,
  People: [{ Relationship: 'Self', DateOfBirth: '1986-06-15', Coverage: 'seeks' }],
  ...given,
});

describe('a household', () => {
  it('begins with the year of open enrollment, and offers the years with figures', () => {
    expect(newHousehold(TODAY).CoverageYear).toBe(2027);
    expect(newHousehold(isoDate('2026-08-31')).CoverageYear).toBe(2026);
    expect([coverageYears(TODAY), coverageYears(isoDate('2027-01-01'))]).toEqual([[2026, 2027], [2027]]);
  });

  it.each<[string, Partial<HouseholdForm>]>([
    ['its county', { CountyFips: '' }],
    ['its income', { AnnualIncome: null }],
    ['its size', { HouseholdSize: null }],
    ['a birth date', { People: [{ Relationship: 'Self', DateOfBirth: '', Coverage: 'seeks' }] }],
    ['a size for everyone', { HouseholdSize: 0 }],
  ])('is not asked about without %s', (_, missing) => {
    expect(questionOf(form(missing))).toBeNull();
  });

  it.each([
    [2027, '2027-03-01'],
    [2026, null],
  ])('of a quote is asked about on its effective date, in its own year: %i', (CoverageYear, expected) => {
    const question = questionOf(form({ CoverageYear, EffectiveDate: isoDate('2027-03-01') }));
    expect(question?.EffectiveDate).toBe(expected);
  });

  it.each([
    ['seeks', [true, false, false, false]],
    ['employer', [true, false, true, false]],
    ['medicare', [true, true, false, false]],
    ['chip', [true, false, false, true]],
    ['none', [false, false, false, false]],
    ['pregnant', [true, false, false, false, 'IsPregnant']],
    ['denied', [true, false, false, false, 'IsMedicaidDenied']],
    ['elsewhere', [true, false, false, false, 'LivesElsewhere']],
  ] as const)('sends "%s" as what decides the benchmark', (Coverage, expected) => {
    const [member] = questionOf(
      form({ People: [{ Relationship: 'Self', DateOfBirth: '1986-06-15', Coverage }] }),
    )!.Members;
    const more = (['IsPregnant', 'IsMedicaidDenied', 'LivesElsewhere'] as const).filter((name) => member![name]);
    expect([
      member!.SeeksCoverage,
      member!.IsMedicareEligible,
      member!.HasEmployerOffer,
      member!.IsOnChip,
      ...more,
    ]).toEqual(expected);
  });
});
