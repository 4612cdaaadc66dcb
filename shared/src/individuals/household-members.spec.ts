import { isoDate } from '#shared/dates/iso-date';
import {
  birthdateProblem,
  type HouseholdFacts,
  householdMemberProblems,
  type HouseholdPerson,
  isTobaccoAsked,
  isTobaccoOpen,
  isVisionOffered,
  withAskedOnly,
} from '#shared/individuals/household-members';

const FACTS: HouseholdFacts = {
  planType: 'Permanent',
  effectiveDate: isoDate('2027-01-01'),
  today: isoDate('2026-11-23'),
  audience: 'external',
};
const SHORT_TERM: HouseholdFacts = { ...FACTS, planType: 'ShortTerm' };
const APPLICANT: HouseholdPerson = {
  RelationshipToSubscriber: 'Self',
  DateOfBirth: isoDate('1985-06-15'),
  MedicalStatus: 'Enroll',
  DentalStatus: 'Enroll',
  VisionStatus: 'Enroll',
  Tobacco: false,
  LastTobaccoUse: null,
  Disabled: false,
};
const person = (
  RelationshipToSubscriber: HouseholdPerson['RelationshipToSubscriber'],
  born: string,
  more: Partial<HouseholdPerson> = {},
): HouseholdPerson => ({ ...APPLICANT, RelationshipToSubscriber, DateOfBirth: isoDate(born), ...more });

const NOT_IN_FUTURE = 'Birthdate cannot be in the future';
const DEPENDENT = 'A spouse or other dependent must be age 16 or older to enroll.';
const HEALTHCARE_GOV = 'Applicants under age 21 must apply directly at healthcare.gov.';
const CHILD = 'A covered non-disabled child cannot be older than age 25 to enroll.';
const TOO_OLD = 'Nobody can be older than age 120.';

describe('the birth date of a permanent plan, for coverage from 1/1/2027', () => {
  it.each([
    ['the applicant who turns 21 the day before', 'Self', '2005-12-31', null],
    ['the applicant who turns 21 that day', 'Self', '2006-01-01', null],
    ['the applicant who turns 21 the day after', 'Self', '2006-01-02', HEALTHCARE_GOV],
    ['the applicant of 120', 'Self', '1906-01-02', null],
    ['the applicant of 121', 'Self', '1906-01-01', TOO_OLD],
    ['a spouse who turns 16 that day', 'Spouse', '2011-01-01', null],
    ['a spouse who turns 16 the day after', 'Spouse', '2011-01-02', DEPENDENT],
    ['a domestic partner of 15', 'DomesticPartner', '2011-06-01', DEPENDENT],
    ['a child who turns 26 the day after', 'Child', '2001-01-02', null],
    ['a child who turns 26 that day', 'Child', '2001-01-01', CHILD],
    ['a child of 30', 'Child', '1996-05-01', CHILD],
    ['a child born today', 'Child', '2026-11-23', null],
    ['a child born tomorrow', 'Child', '2026-11-24', NOT_IN_FUTURE],
  ] as const)('%s', (_who, relationship, born, message) => {
    expect(birthdateProblem(person(relationship, born), FACTS)).toBe(message);
  });

  it('lets a disabled child of any age stay, and staff quote an applicant under 21', () => {
    expect(birthdateProblem(person('Child', '1980-05-01', { Disabled: true }), FACTS)).toBeNull();
    expect(birthdateProblem(person('Self', '2010-01-02'), { ...FACTS, audience: 'internal' })).toBeNull();
  });
});

describe('the birth date of a short-term plan, for coverage from 1/1/2027', () => {
  it.each([
    ['the applicant who turns 65 the day after', 'Self', '1962-01-02', null],
    [
      'the applicant who turns 65 that day',
      'Self',
      '1962-01-01',
      'The primary applicant cannot be older than age 64 to enroll.',
    ],
    ['the applicant who turns 18 that day', 'Self', '2009-01-01', null],
    [
      'the applicant who turns 18 the day after',
      'Self',
      '2009-01-02',
      'The primary applicant must be age 18 or older to enroll.',
    ],
    ['a spouse of 65', 'Spouse', '1961-07-01', 'The spouse cannot be older than age 64 to enroll.'],
    ['a spouse of 17', 'Spouse', '2009-07-01', 'The spouse must be age 18 or older to enroll.'],
    [
      'a domestic partner of 17',
      'DomesticPartner',
      '2009-07-01',
      'The domestic partner must be age 18 or older to enroll.',
    ],
    ['a child who turns 26 the day after', 'Child', '2001-01-02', null],
    ['a child who turns 26 that day', 'Child', '2001-01-01', 'A covered child cannot be older than age 25 to enroll.'],
  ] as const)('%s', (_who, relationship, born, message) => {
    expect(birthdateProblem(person(relationship, born), SHORT_TERM)).toBe(message);
  });

  it('knows no exception for a disabled child, and no other age for staff', () => {
    const staff = { ...SHORT_TERM, audience: 'internal' } as const;
    expect(birthdateProblem(person('Child', '1999-01-01', { Disabled: true }), staff)).toBe(
      'A covered child cannot be older than age 25 to enroll.',
    );
    expect(birthdateProblem(person('Self', '2010-01-01'), staff)).toBe(
      'The primary applicant must be age 18 or older to enroll.',
    );
  });

  it('cannot be judged before there is an effective date', () => {
    expect(birthdateProblem(APPLICANT, { ...SHORT_TERM, effectiveDate: null })).toBe(
      'Provide effective date to determine eligibility.',
    );
  });

  it('is not after the effective date', () => {
    const backdated = { ...SHORT_TERM, effectiveDate: isoDate('2026-10-01'), audience: 'internal' } as const;
    expect(birthdateProblem(person('Child', '2026-10-02'), backdated)).toBe(
      'The date of birth must be on or before the effective date.',
    );
  });
});

describe('a household', () => {
  const messages = (...members: HouseholdPerson[]) =>
    householdMemberProblems(members, FACTS).map(({ index, message }) => `${index}: ${message}`);

  it('has one applicant and at most one spouse or domestic partner', () => {
    expect(messages(APPLICANT, person('Spouse', '1986-01-01'), person('Child', '2015-01-01'))).toEqual([]);
    expect(messages(person('Child', '2015-01-01'))).toEqual(['0: Add the applicant: the household has none.']);
    expect(messages(APPLICANT, person('Self', '1986-01-01'))).toEqual(['1: There is already an applicant.']);
    expect(messages(APPLICANT, person('Spouse', '1986-01-01'), person('DomesticPartner', '1987-01-01'))).toEqual([
      '2: Only one spouse or domestic partner can be added.',
    ]);
  });

  it('needs someone who enrolls in medical', () => {
    expect(messages({ ...APPLICANT, MedicalStatus: 'Waive' })).toEqual([
      '0: At least one person must enroll in medical.',
    ]);
    expect(messages({ ...APPLICANT, MedicalStatus: 'Waive' }, person('Child', '2015-01-01'))).toEqual([]);
  });

  it('tells when a tobacco user last used it', () => {
    const smoker = { ...APPLICANT, Tobacco: true };
    expect(messages(smoker)).toEqual(['0: Enter the date of last tobacco use.']);
    expect(messages({ ...smoker, LastTobaccoUse: isoDate('2026-11-24') })).toEqual([
      '0: The date of last tobacco use cannot be in the future.',
    ]);
    expect(messages({ ...smoker, LastTobaccoUse: isoDate('2026-11-23') })).toEqual([]);
  });
});

describe('what is asked', () => {
  it.each([
    ['someone who turns 21 on the effective date', '2006-01-01', true],
    ['someone who turns 21 the day after', '2006-01-02', false],
  ])('tobacco of %s: %s', (_who, born, isAsked) => {
    expect(isTobaccoAsked(person('Child', born), FACTS)).toBe(isAsked);
    expect(isTobaccoAsked(person('Child', born), SHORT_TERM)).toBe(false);
  });

  it.each([
    ['a child of 19', 'Child', '2008-01-01', true],
    ['a child of 18', 'Child', '2008-01-02', false],
    ['an applicant of 18', 'Self', '2008-01-02', true],
  ] as const)('vision of %s: %s', (_who, relationship, born, isOffered) => {
    expect(isVisionOffered(person(relationship, born), FACTS)).toBe(isOffered);
    expect(isVisionOffered(person(relationship, born), { ...FACTS, effectiveDate: isoDate('2020-12-01') })).toBe(false);
    expect(isVisionOffered(person(relationship, born), SHORT_TERM)).toBe(false);
  });

  it.each([
    ['who enrolls', {}, FACTS, true],
    ['who enrolls in dental only', { MedicalStatus: 'Waive', VisionStatus: 'Waive' }, FACTS, true],
    ['who waives everything', { MedicalStatus: 'Waive', DentalStatus: 'Waive', VisionStatus: 'Waive' }, FACTS, false],
    ['who has said No', { Tobacco: false }, FACTS, false],
    ['of 20', { DateOfBirth: isoDate('2006-01-02') }, FACTS, false],
    ['who takes a short-term plan', {}, SHORT_TERM, false],
  ] as const)('tobacco is open of someone %s: %j', (_who, given, facts, isOpen) => {
    expect(isTobaccoOpen({ ...APPLICANT, Tobacco: null, ...given }, facts)).toBe(isOpen);
  });

  it('is all that is kept', () => {
    const smoker = { ...APPLICANT, Tobacco: true, LastTobaccoUse: isoDate('2026-11-01') };
    expect(withAskedOnly(smoker, FACTS)).toEqual(smoker);
    expect(withAskedOnly(smoker, SHORT_TERM)).toEqual({
      ...APPLICANT,
      DentalStatus: 'Waive',
      VisionStatus: 'Waive',
    });
    expect(withAskedOnly(person('Child', '2015-01-01'), FACTS)).toMatchObject({
      DentalStatus: 'Enroll',
      VisionStatus: 'Waive',
    });
  });
});
