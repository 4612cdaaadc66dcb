import { isoDate } from '#shared/dates/iso-date';
import {
  benchmarkMembers,
  ehbPercentage,
  essentialCents,
  type HouseholdMember,
  sharesReducedCosts,
} from '#shared/eligibility/benchmark';

const member = (age: number, given: Partial<HouseholdMember> = {}): HouseholdMember => ({
  age,
  birthDate: null,
  relationship: age < 21 ? 'Child' : 'Self',
  seeksCoverage: true,
  otherCoverage: 'None',
  isPregnant: false,
  isMedicaidDenied: false,
  ...given,
});
const counted = (members: readonly HouseholdMember[], meetsMedicaid = (_: HouseholdMember) => false) =>
  benchmarkMembers(members, meetsMedicaid);

describe('who counts toward the benchmark', () => {
  it.each([
    ['who seeks coverage', {}, null],
    ['who does not seek it', { seeksCoverage: false }, 'not-seeking'],
    ['who can have Medicare', { otherCoverage: 'Medicare' }, 'medicare'],
    ['with an offer from an employer', { otherCoverage: 'Employer' }, 'employer'],
    ['with MIChild', { otherCoverage: 'Medicaid' }, 'chip'],
  ] as const)('a member %s', (_, given, expected) => {
    expect(counted([member(40, given)])).toEqual([expected]);
  });

  it('of four children under 21 the three oldest, and one of 21 always', () => {
    expect(counted([member(3), member(40), member(12), member(7), member(20), member(21)])).toEqual([
      'fourth-child',
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('a parent under 21, who takes no place of a child', () => {
    const parents = [member(22), member(20, { relationship: 'Spouse' })];
    expect(counted([...parents, member(3), member(2), member(1)])).toEqual([null, null, null, null, null]);
  });

  it('of twins the one born first by date, and children who do not count take no place', () => {
    const born = (day: string, given: Partial<HouseholdMember> = {}) =>
      member(9, { birthDate: isoDate(day), ...given });
    const children = [born('2017-05-03'), born('2017-05-02'), born('2017-05-01'), born('2017-04-30')];
    expect(counted(children)).toEqual(['fourth-child', null, null, null]);
    expect(counted([...children, born('2017-01-01', { otherCoverage: 'Medicaid' })])).toEqual([
      'fourth-child',
      null,
      null,
      null,
      'chip',
    ]);
    expect(counted([...children, born('2016-01-01')], ({ birthDate }) => birthDate === '2016-01-01')).toEqual([
      'fourth-child',
      null,
      null,
      null,
      'medicaid',
    ]);
  });
});

describe('reduced costs', () => {
  it.each([
    [[null, null, 'fourth-child'], true],
    [[null, 'not-seeking'], true],
    [[null, 'medicaid'], false],
    [[null, 'employer'], false],
    [[null, 'medicare'], false],
    [[null, 'chip'], false],
  ] as const)('of one policy with %j: %s', (reasons, expected) => {
    expect(sharesReducedCosts(reasons)).toBe(expected);
  });
});

describe('the essential part of a premium', () => {
  it.each([
    [88_107, 9_830, 86_609],
    [50_000, 10_000, 50_000],
    [33_333, 9_999, 33_329],
  ])('of %i cents at %i basis points is %i, rounded down', (rate, share, expected) => {
    expect(essentialCents(rate, share)).toBe(expected);
  });
});

const plan = (shareBasisPoints: number, monthlyRateCents: number) => ({ shareBasisPoints, monthlyRateCents });

describe('ehbPercentage', () => {
  it.each([
    ['nothing is selected', [], null],
    ['nobody is charged', [plan(10_000, 0)], null],
    ['one plan that is all essential', [plan(10_000, 100_00)], 100],
    ['one plan', [plan(9_950, 100_00)], 99.5],
    ['two of one price', [plan(10_000, 100_00), plan(9_900, 100_00)], 99.5],
    ['the dearer one weighs more', [plan(10_000, 300_00), plan(9_900, 100_00)], 99.75],
    ['two decimals', [plan(9_999, 100_00), plan(9_998, 200_00)], 99.98],
  ])('%s', (_what, plans, percent) => {
    expect(ehbPercentage(plans)).toBe(percent);
  });
});
