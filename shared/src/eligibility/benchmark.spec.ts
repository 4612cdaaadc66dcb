import { isoDate } from '#shared/dates/iso-date';
import { benchmarkMembers, essentialCents, type HouseholdMember } from '#shared/eligibility/benchmark';

const member = (age: number, given: Partial<HouseholdMember> = {}): HouseholdMember => ({
  age,
  birthDate: null,
  seeksCoverage: true,
  isMedicareEligible: false,
  hasEmployerOffer: false,
  isOnChip: false,
  ...given,
});

describe('who counts toward the benchmark', () => {
  it.each([
    ['who seeks coverage', {}, null],
    ['who does not seek it', { seeksCoverage: false }, 'not-seeking'],
    ['who can have Medicare', { isMedicareEligible: true }, 'medicare'],
    ['with an offer from an employer', { hasEmployerOffer: true }, 'employer'],
    ['with MIChild', { isOnChip: true }, 'chip'],
  ] as const)('a member %s', (_, given, expected) => {
    expect(benchmarkMembers([member(40, given)])).toEqual([expected]);
  });

  it('of four children under 21 the three oldest, and one of 21 always', () => {
    expect(benchmarkMembers([member(3), member(40), member(12), member(7), member(20), member(21)])).toEqual([
      'fourth-child',
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it('of twins the one born first by date, and children who do not count take no place', () => {
    const born = (day: string, given: Partial<HouseholdMember> = {}) =>
      member(9, { birthDate: isoDate(day), ...given });
    const children = [born('2017-05-03'), born('2017-05-02'), born('2017-05-01'), born('2017-04-30')];
    expect(benchmarkMembers(children)).toEqual(['fourth-child', null, null, null]);
    expect(benchmarkMembers([...children, born('2017-01-01', { isOnChip: true })])).toEqual([
      'fourth-child',
      null,
      null,
      null,
      'chip',
    ]);
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
