import type { HouseholdMember } from '#shared/eligibility/benchmark';
import { coverageFamily, medicaidLimits } from '#shared/eligibility/medicaid';

const RULES = {
  MedicaidAdultPercent: 138,
  MedicaidChildPercent: 217,
  MedicaidPregnantPercent: 200,
  MedicaidGuidelineYear: 2026,
};

describe('the income limits of Medicaid', () => {
  it('of a family of four by the guidelines of 2026: $33,000, and $38,680 with the child that is expected', () => {
    expect(medicaidLimits(4, RULES)).toEqual({ children: 7_161_000, pregnant: 7_736_000, adults: 4_554_000 });
  });

  it('follow the guidelines that are set, and the newest that are known for a later year', () => {
    expect(medicaidLimits(1, { ...RULES, MedicaidGuidelineYear: 2025 }).adults).toBe(2_159_700);
    expect(medicaidLimits(1, { ...RULES, MedicaidGuidelineYear: 2030 }).adults).toBe(2_202_480);
  });
});

describe('who meets the criteria of Medicaid', () => {
  const who = (age: number, given: Partial<HouseholdMember> = {}): HouseholdMember => ({
    age,
    birthDate: null,
    relationship: age < 19 ? 'Child' : 'Self',
    seeksCoverage: true,
    otherCoverage: 'None',
    isPregnant: false,
    isMedicaidDenied: false,
    ...given,
  });
  const reasonAt = (dollars: number, member: HouseholdMember) => {
    const { reasons, medicaid } = coverageFamily([member], Math.round(dollars * 100), medicaidLimits(4, RULES));
    return [reasons[0], ...medicaid];
  };

  it.each<[string, HouseholdMember, number, boolean, string]>([
    ['a child at 217 percent', who(18), 71_610, true, 'children'],
    ['a child above it', who(18), 71_610.01, false, ''],
    ['an adult at 138 percent', who(19), 45_540, true, 'adults'],
    ['an adult above it', who(19), 45_540.01, false, ''],
    ['a person of 64', who(64), 45_540, true, 'adults'],
    ['a person of 65', who(65), 45_540, false, ''],
    ['a pregnant woman at 200 percent', who(30, { isPregnant: true }), 77_360, true, 'pregnant'],
    ['a pregnant woman above it', who(30, { isPregnant: true }), 77_360.01, false, ''],
    ['a child to whom it was denied', who(8, { isMedicaidDenied: true }), 30_000, false, ''],
  ])('%s', (_, member, dollars, meets, group) => {
    expect(reasonAt(dollars, member)).toEqual(meets ? ['medicaid', group] : [null]);
  });

  it('is asked after every other reason', () => {
    expect(reasonAt(20_000, who(40, { otherCoverage: 'Medicare' }))).toEqual(['medicare']);
    expect(reasonAt(20_000, who(40, { seeksCoverage: false }))).toEqual(['not-seeking']);
  });
});
