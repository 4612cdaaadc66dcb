import { areAllPanelsCompleted, type EnteredEnrollment, panelsOf } from '#shared/individual-enrollment/panels';
import {
  ELIGIBILITY_QUESTIONS,
  HEALTH_QUESTIONS,
  type HealthAnswers,
  type HealthQuestion,
  NO_ELIGIBILITY,
  NO_HEALTH,
  unaskedProblems,
} from '#shared/individual-enrollment/questions';
import { buildEnrollingChild, buildEnrollingMember, buildPanelFacts } from '#support/shared/enrollment-members.ts';
import { isoDate } from '#shared/dates/iso-date';

const HEALTH = Object.keys(HEALTH_QUESTIONS) as HealthQuestion[];
const HEALTHY = Object.fromEntries(HEALTH.map((name) => [name, false])) as HealthAnswers;
const DONE: EnteredEnrollment = {
  members: [buildEnrollingMember(), buildEnrollingChild()],
  hasMemberInfo: true,
  eligibility: { EnrolleesEligible: true, HasPedDental: false },
  health: HEALTHY,
  documents: 0,
};
const SHORT_TERM = { planType: 'ShortTerm', enrollmentType: null } as const;
const SPECIAL = { enrollmentType: 'Special', qualifyingEvent: 'Marriage' } as const;

const states = (entered: Partial<EnteredEnrollment>, facts: Parameters<typeof buildPanelFacts>[0] = {}) =>
  panelsOf({ ...DONE, ...entered }, buildPanelFacts(facts)).map(
    ({ Name, State, Missing }) => `${Name} ${State}${Missing > 0 ? ` ${Missing}` : ''}`,
  );
const missing = (entered: Partial<EnteredEnrollment>, facts: Parameters<typeof buildPanelFacts>[0] = {}) =>
  panelsOf({ ...DONE, ...entered }, buildPanelFacts(facts)).flatMap(({ Problems }) => Problems);

describe('the panels of an enrollment', () => {
  it('ask for health with short-term plans only, and for no eligibility at the marketplace', () => {
    expect(states({})).toEqual(['Eligibility Completed', 'MemberInfo Completed', 'Documentation Completed']);
    expect(states({}, SHORT_TERM)).toEqual([
      'Eligibility Completed',
      'MemberInfo Completed',
      'HealthInfo Completed',
      'Documentation Completed',
    ]);
    expect(states({}, { isFfm: true })).toEqual(['MemberInfo Completed', 'Documentation Completed']);
  });

  it('are not started while nothing is saved, and incomplete from the first answer on', () => {
    const nothing = {
      members: [buildEnrollingMember({ SSN: null, Race: null })],
      hasMemberInfo: false,
      eligibility: NO_ELIGIBILITY,
      health: NO_HEALTH,
    };
    expect(states(nothing, SHORT_TERM)).toEqual([
      'Eligibility Not started 2',
      'MemberInfo Not started 1',
      'HealthInfo Not started 10',
      'Documentation Completed',
    ]);
    const begun = {
      ...nothing,
      hasMemberInfo: true,
      eligibility: { ...NO_ELIGIBILITY, HasPedDental: true },
      health: { ...NO_HEALTH, HasAids: false },
    };
    expect(states(begun, SHORT_TERM)).toEqual([
      'Eligibility Incomplete 1',
      'MemberInfo Incomplete 1',
      'HealthInfo Incomplete 9',
      'Documentation Completed',
    ]);
  });

  it.each(['EnrolleesEligible', 'HasPedDental'] as const)('miss the answer %s', (name) => {
    expect(missing({ eligibility: { ...DONE.eligibility, [name]: null } })).toEqual([
      { MemberId: null, Field: name, Message: `Answer the question: ${ELIGIBILITY_QUESTIONS[name]}` },
    ]);
  });

  it('do not ask for pediatric dental for years up to 2015', () => {
    const effectiveDate = isoDate('2015-12-01');
    expect(missing({ eligibility: { ...DONE.eligibility, HasPedDental: null } }, { effectiveDate })).toEqual([]);
    expect(unaskedProblems({ HasPedDental: true }, buildPanelFacts({ effectiveDate }))).toHaveProperty('HasPedDental');
  });

  it('ask how long earlier short-term coverage lasted only where there was some', () => {
    const open = (CoveredShortTerm: boolean | null) =>
      missing({ health: { ...HEALTHY, CoveredShortTerm, CoveredMoreThanSixMonth: null } }, SHORT_TERM).map(
        ({ Field }) => Field,
      );
    expect([open(true), open(false), open(null)]).toEqual([['CoveredMoreThanSixMonth'], [], ['CoveredShortTerm']]);
  });

  it.each(HEALTH.filter((name) => name !== 'CoveredMoreThanSixMonth'))('miss the health answer %s', (name) => {
    const problems = missing({ health: { ...HEALTHY, [name]: null } }, SHORT_TERM);
    expect(problems).toEqual([
      { MemberId: null, Field: name, Message: `Answer the question: ${HEALTH_QUESTIONS[name]}` },
    ]);
  });

  it('name the person and the field of what is missing', () => {
    const members = [
      buildEnrollingMember(),
      buildEnrollingChild({ SSN: null }),
      buildEnrollingChild({ Id: 3, FirstName: '', LastName: '' }),
    ];
    expect(missing({ members })).toEqual([
      { MemberId: 2, Field: 'SSN', Message: 'Kit Byron: SSN is required.' },
      { MemberId: 3, Field: 'FirstName', Message: 'A person without a name: First name is required.' },
      { MemberId: 3, Field: 'LastName', Message: 'A person without a name: Last name is required.' },
    ]);
  });

  it('want a proof of a special enrollment off the marketplace', () => {
    expect(missing({}, SPECIAL)).toEqual([
      {
        MemberId: null,
        Field: 'Documents',
        Message: 'Upload a proof of: Marriage. The marriage certificate.',
      },
    ]);
    expect(missing({ documents: 1 }, SPECIAL)).toEqual([]);
    expect(missing({}, { ...SPECIAL, isFfm: true })).toEqual([]);
  });

  it('are completed together', () => {
    expect(areAllPanelsCompleted(panelsOf(DONE, buildPanelFacts()))).toBe(true);
    expect(areAllPanelsCompleted(panelsOf(DONE, buildPanelFacts(SPECIAL)))).toBe(false);
  });
});

describe('answers to what is not asked', () => {
  it.each([
    [
      'health, of a permanent plan',
      { HasAids: false },
      {},
      { HasAids: ['Health questions are asked for short-term plans only.'] },
    ],
    ['health, of a short-term plan', { HasAids: false }, SHORT_TERM, {}],
    ['health that is taken back', { HasAids: null }, {}, {}],
    [
      'eligibility, at the marketplace',
      { EnrolleesEligible: true },
      { isFfm: true },
      { EnrolleesEligible: ['The marketplace decides who is eligible for this plan.'] },
    ],
    ['eligibility, of any other plan', { EnrolleesEligible: false, HasPedDental: true }, {}, {}],
  ] as const)('%s', (_what, sent, facts, problems) => {
    expect(unaskedProblems(sent, buildPanelFacts(facts))).toEqual(problems);
  });
});
