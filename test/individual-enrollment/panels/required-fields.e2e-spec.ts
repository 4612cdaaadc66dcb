import type { User } from '../../../backend/src/platform/people/user.entity.ts';
import { seedLocations } from '../../../backend/src/catalogue/locations/seed-locations.ts';
import type {
  EnrollingMember,
  EnrollmentProgress,
  Panel,
} from '../../../shared/src/individual-enrollment/individual-enrollment.record.ts';
import { ROLES } from '../../../shared/src/roles/permissions.ts';
import { type TestApp, startApp } from '../../support/app.ts';
import { enrollingHousehold, sellIndividualPlans, SPECIAL_TERMS, WAIVES } from '../../support/enrolling-household.ts';
import { person } from '../../support/individual-builders.ts';
import { panelsBy } from '../../support/panel-calls.ts';
import { insertAgentUser, insertSalesUser } from '../../support/people.ts';
import {
  COMPLETE_APPLICANT,
  HEALTHY,
  SHORT_TERM,
  signHousehold,
  submitHousehold,
} from '../../support/submittable-household.ts';

const ELIGIBLE = { EnrolleesEligible: true, HasPedDental: true };
const { HomeAddress: HOME } = COMPLETE_APPLICANT;
const NOWHERE = { AddressLine1: '', City: '', StateCode: '', FullPostalCode: '', County: '', CountyFips: '' };
const NO_STREET = { HomeAddress: { ...HOME, AddressLine1: '' } };
const NO_ZIP = { HomeAddress: { ...HOME, FullPostalCode: '' } };
const KNOWN = { Gender: 'F', Race: 'WHIT', Ethnicity: 'NOTH', PrimaryCareProviderAutoAssign: true } as const;
const NOTHING_ENROLLED = { ...WAIVES, MedicalStatus: 'Waive' } as const;

/** As quoted, and what completes them: with an HMO, an applicant, a spouse, a child with another home, and two who are asked less. */
const FAMILY = [
  [
    person({ ...WAIVES, Tobacco: true, LastTobaccoUse: '2026-10-01' }),
    { ...COMPLETE_APPLICANT, ...KNOWN, LastTobaccoUse: '2026-10-01' },
  ],
  [
    person({ ...WAIVES, RelationshipToSubscriber: 'Spouse', FirstName: 'Ben', DateOfBirth: '1984-03-02' }),
    { ...KNOWN, SSN: '219-09-9992', SameAsPrimary: true, MailingAddressSameAsHome: false, MailingAddress: HOME },
  ],
  [
    person({ ...WAIVES, RelationshipToSubscriber: 'Child', FirstName: 'Kit', DateOfBirth: '2015-02-01' }),
    { ...KNOWN, SSN: '219-09-9993', SameAsPrimary: false, HomeAddress: HOME },
  ],
  [
    person({ ...WAIVES, RelationshipToSubscriber: 'Child', FirstName: 'Nan', DateOfBirth: '2026-10-30' }),
    { ...KNOWN, SameAsPrimary: true },
  ],
  [
    person({
      ...NOTHING_ENROLLED,
      RelationshipToSubscriber: 'Child',
      FirstName: 'Wes',
      DateOfBirth: '2012-02-01',
    }),
    {},
  ],
] as const;
const ALONE = [[person(WAIVES), COMPLETE_APPLICANT]] as const;
/** Only the child of this applicant enrolls. */
const PARENT = [
  [
    person({ ...NOTHING_ENROLLED, FirstName: 'Ida', DateOfBirth: '1986-06-15' }),
    { EmailAddress: 'ida@example.com', HomeNumber: '6165550100', HomeAddress: HOME },
  ],
  [
    person({ ...WAIVES, RelationshipToSubscriber: 'Child', FirstName: 'Kit', DateOfBirth: '2015-02-01' }),
    { ...KNOWN, SSN: '219-09-9993', SameAsPrimary: true },
  ],
] as const;

type People = typeof FAMILY | typeof ALONE | typeof PARENT;
const NOTHING_KNOWN = { Gender: null, SSN: null, Race: null, Ethnicity: null, PrimaryCareProviderAutoAssign: false };

interface Household {
  id: number;
  /** What completes its people. */
  complete: readonly object[];
  answers: object;
  /** As answered last. */
  members: readonly EnrollingMember[];
}
type Progress = EnrollmentProgress & { Status: string };

describe('what a household must enter before it submits', () => {
  let app: TestApp;
  let agent: User;
  let mine: ReturnType<typeof panelsBy>;
  /** Complete before and after each test. */
  const households = {} as Record<'family' | 'parent' | 'shortTerm' | 'special', Household>;
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    await seedLocations(app.database, ['MI']);
    const plans = await sellIndividualPlans(app);
    agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    mine = panelsBy(app, agent);
    const special = { planId: plans.earlier, terms: SPECIAL_TERMS };
    const shortTerm = { planId: plans.shortTerm, terms: SHORT_TERM };
    households.family = await entered({ planId: plans.hmo }, FAMILY);
    households.parent = await entered({ planId: plans.ppo }, PARENT);
    households.special = await entered(special, ALONE);
    households.shortTerm = await entered(shortTerm, ALONE, { ...ELIGIBLE, ...HEALTHY });
    await mine.upload(households.special.id);
  });
  afterAll(() => app.close());

  async function entered(wanted: { planId: number; terms?: object }, people: People, answers: object = ELIGIBLE) {
    const { id } = await enrollingHousehold(app, agent, { ...wanted, people: people.map(([quoted]) => quoted) });
    const complete = people.map(([{ FirstName, LastName }, info]) => ({ FirstName, LastName, ...info }));
    const household: Household = { id, complete, answers, members: (await mine.page(id)).Members };
    await save(household);
    await answer(household);
    return household;
  }
  /** Everyone complete, except for what is taken from one of them. */
  const save = async (household: Household, at = 0, taken: object = {}): Promise<Progress> => {
    const infos = household.complete.with(at, { ...household.complete[at], ...taken });
    const sent = household.members.map((member, index) => ({ ...member, ...infos[index] }));
    const { status, body } = await mine.put(household.id, sent);
    expect([status, body.Message]).toEqual([200, 'Member information successfully saved.']);
    household.members = body.Members;
    return body;
  };
  const answer = async ({ id, answers }: Household, taken: object = {}): Promise<Progress> => {
    const { status, body } = await mine.answer(id, { ...answers, ...taken });
    expect([status, body.Message]).toEqual([200, expect.stringContaining('successfully saved.')]);
    return body;
  };
  const saved = async ({ id }: Household): Promise<Progress> => {
    const page = await mine.page(id);
    return { ...page, Status: page.Quote.Status };
  };

  const expectComplete = ({ Panels, Status, CanSubmit, SubmitProblem }: Progress) =>
    expect([unfinished(Panels), Status, CanSubmit, SubmitProblem]).toEqual([[], 'SignatureRequired', true, null]);
  /** One panel lacks this, and nobody can sign or submit. */
  const expectIncomplete = async (
    { id }: Household,
    { Panels, Status, CanSubmit, SubmitProblem }: Progress,
    { label, panel }: { label: string; panel: string[] },
  ) => {
    const refusal = `Complete these before you submit: ${label}.`;
    expect([unfinished(Panels), Status, CanSubmit, SubmitProblem]).toEqual([[panel], 'Enrolling', false, refusal]);
    const signed = await signHousehold(app, agent, id);
    const submitted = await submitHousehold(app, agent, { id, due: 0 });
    expect([signed.status, signed.body.Message]).toEqual([409, refusal]);
    expect([submitted.status, submitted.body.Message]).toEqual([409, refusal]);
  };

  it.each<[keyof typeof households, string[], number, object]>([
    ['family', ['Quixwater: First name is required.'], 0, { FirstName: '' }],
    ['family', ['Ada: Last name is required.'], 0, { LastName: ' ' }],
    ['family', ['Ada Quixwater: Gender is required.'], 0, { Gender: null }],
    ['family', ['Ada Quixwater: SSN is required.'], 0, { SSN: null }],
    ['family', ['Ada Quixwater: Enter the date of last tobacco use.'], 0, { LastTobaccoUse: null }],
    ['family', ['Ada Quixwater: Race is required.'], 0, { Race: null }],
    ['family', ['Ada Quixwater: Ethnicity is required.'], 0, { Ethnicity: null }],
    ['family', ['Ada Quixwater: Home phone is required.'], 0, { HomeNumber: null }],
    ['family', ['Ada Quixwater: E-mail is required.'], 0, { EmailAddress: null }],
    ['family', ['Ada Quixwater: Home street address is required.'], 0, NO_STREET],
    ['family', ['Ada Quixwater: Home ZIP code is required.'], 0, NO_ZIP],
    [
      'family',
      ['Ada Quixwater: Choose a primary care provider, or have one assigned automatically.'],
      0,
      { PrimaryCareProviderAutoAssign: false },
    ],
    ['family', ['Quixwater: First name is required.'], 1, { FirstName: '' }],
    ['family', ['Ben: Last name is required.'], 1, { LastName: ' ' }],
    ['family', ['Ben Quixwater: Gender is required.'], 1, { Gender: null }],
    ['family', ['Ben Quixwater: SSN is required.'], 1, { SSN: null }],
    ['family', ['Ben Quixwater: Race is required.'], 1, { Race: null }],
    ['family', ['Ben Quixwater: Ethnicity is required.'], 1, { Ethnicity: null }],
    [
      'family',
      ['Ben Quixwater: Mailing street address is required.'],
      1,
      { MailingAddress: { ...HOME, AddressLine1: '' } },
    ],
    [
      'family',
      ['Ben Quixwater: Mailing ZIP code is required.'],
      1,
      { MailingAddress: { ...HOME, FullPostalCode: '' } },
    ],
    [
      'family',
      [
        'Ben Quixwater: Mailing street address is required.',
        'Ben Quixwater: Mailing ZIP code is required.',
        'Ben Quixwater: Mailing city is required.',
        'Ben Quixwater: Mailing state is required.',
      ],
      1,
      { MailingAddress: NOWHERE },
    ],
    [
      'family',
      ['Ben Quixwater: Choose a primary care provider, or have one assigned automatically.'],
      1,
      { PrimaryCareProviderAutoAssign: false },
    ],
    ['family', ['Quixwater: First name is required.'], 2, { FirstName: '' }],
    ['family', ['Kit: Last name is required.'], 2, { LastName: ' ' }],
    ['family', ['Kit Quixwater: Gender is required.'], 2, { Gender: null }],
    ['family', ['Kit Quixwater: SSN is required.'], 2, { SSN: null }],
    ['family', ['Kit Quixwater: Race is required.'], 2, { Race: null }],
    ['family', ['Kit Quixwater: Ethnicity is required.'], 2, { Ethnicity: null }],
    ['family', ['Kit Quixwater: Home street address is required.'], 2, NO_STREET],
    [
      'family',
      [
        'Kit Quixwater: Home street address is required.',
        'Kit Quixwater: Home ZIP code is required.',
        'Kit Quixwater: Home city is required.',
        'Kit Quixwater: Home state is required.',
        'Kit Quixwater: Home county is required.',
      ],
      2,
      { HomeAddress: NOWHERE },
    ],
    [
      'family',
      ['Kit Quixwater: Choose a primary care provider, or have one assigned automatically.'],
      2,
      { PrimaryCareProviderAutoAssign: false },
    ],
    ['family', ['Nan Quixwater: Gender is required.'], 3, { Gender: null }],
    ['parent', ['Quixwater: First name is required.'], 0, { FirstName: '' }],
    ['parent', ['Ida: Last name is required.'], 0, { LastName: ' ' }],
    ['parent', ['Ida Quixwater: Home phone is required.'], 0, { HomeNumber: null }],
    ['parent', ['Ida Quixwater: E-mail is required.'], 0, { EmailAddress: null }],
    ['parent', ['Ida Quixwater: Home street address is required.'], 0, NO_STREET],
    ['parent', ['Ida Quixwater: Home ZIP code is required.'], 0, NO_ZIP],
    ['shortTerm', ['Quixwater: First name is required.'], 0, { FirstName: '' }],
    ['shortTerm', ['Ada: Last name is required.'], 0, { LastName: ' ' }],
    ['shortTerm', ['Ada Quixwater: Gender is required.'], 0, { Gender: null }],
    ['shortTerm', ['Ada Quixwater: SSN is required.'], 0, { SSN: null }],
    ['shortTerm', ['Ada Quixwater: Home phone is required.'], 0, { HomeNumber: null }],
    ['shortTerm', ['Ada Quixwater: E-mail is required.'], 0, { EmailAddress: null }],
    ['shortTerm', ['Ada Quixwater: Home street address is required.'], 0, NO_STREET],
    ['shortTerm', ['Ada Quixwater: Home ZIP code is required.'], 0, NO_ZIP],
    ['special', ['Quixwater: First name is required.'], 0, { FirstName: '' }],
    ['special', ['Ada: Last name is required.'], 0, { LastName: ' ' }],
    ['special', ['Ada Quixwater: Gender is required.'], 0, { Gender: null }],
    ['special', ['Ada Quixwater: SSN is required.'], 0, { SSN: null }],
    ['special', ['Ada Quixwater: Race is required.'], 0, { Race: null }],
    ['special', ['Ada Quixwater: Ethnicity is required.'], 0, { Ethnicity: null }],
    ['special', ['Ada Quixwater: Home phone is required.'], 0, { HomeNumber: null }],
    ['special', ['Ada Quixwater: E-mail is required.'], 0, { EmailAddress: null }],
    ['special', ['Ada Quixwater: Home street address is required.'], 0, NO_STREET],
    ['special', ['Ada Quixwater: Home ZIP code is required.'], 0, NO_ZIP],
  ])('includes, of its people: %s, %j', async (name, messages, at, taken) => {
    const household = households[name];
    const panel = ['MemberInfo', 'Incomplete', ...messages];
    await expectIncomplete(household, await save(household, at, taken), { label: 'Member info', panel });
    expectComplete(await save(household));
  });

  it.each<[keyof typeof households, string, string]>([
    [
      'family',
      'EnrolleesEligible',
      'Answer the question: Does everyone who enrolls live in Michigan, and is nobody who enrolls entitled to Medicare or in custody after a conviction?',
    ],
    [
      'special',
      'HasPedDental',
      'Answer the question: Does everyone under age 19 have pediatric dental coverage, with this plan or another one?',
    ],
    [
      'shortTerm',
      'EnrolleesEligible',
      'Answer the question: Does everyone who enrolls live in Michigan, and is nobody who enrolls entitled to Medicare or in custody after a conviction?',
    ],
    [
      'shortTerm',
      'HasPedDental',
      'Answer the question: Does everyone under age 19 have pediatric dental coverage, with this plan or another one?',
    ],
  ])('includes, of eligibility: %s, %s', async (name, question, message) => {
    const household = households[name];
    const panel = ['Eligibility', 'Incomplete', message];
    await expectIncomplete(household, await answer(household, { [question]: null }), { label: 'Eligibility', panel });
    expectComplete(await answer(household));
  });

  it.each([
    ['CoveredShortTerm', 'Has anyone who enrolls had short-term coverage in the last 12 months?'],
    ['CoveredMoreThanSixMonth', 'Did that coverage last more than six months in total?'],
    [
      'OverweightPregAdopting',
      'Is anyone who enrolls pregnant, expecting or adopting a child, or told by a doctor to be severely overweight?',
    ],
    ['HasHeartDisorder', 'In the last five years, has anyone had a heart disorder?'],
    ['HasEmphysema', 'In the last five years, has anyone had emphysema or another chronic lung disease?'],
    ['HasCrohns', 'In the last five years, has anyone had Crohn’s disease or ulcerative colitis?'],
    ['HasAids', 'Has anyone been diagnosed with AIDS or tested positive for HIV?'],
    ['HasStroke', 'In the last five years, has anyone had a stroke?'],
    ['HasDiabetes', 'In the last five years, has anyone had diabetes?'],
    ['HasCancer', 'In the last five years, has anyone had cancer?'],
    ['HasAlcoholism', 'In the last five years, has anyone been treated for alcohol or drug abuse?'],
  ])('includes, of health for short-term coverage: %s', async (question, words) => {
    const { shortTerm } = households;
    const panel = ['HealthInfo', 'Incomplete', `Answer the question: ${words}`];
    await expectIncomplete(shortTerm, await answer(shortTerm, { [question]: null }), { label: 'Health info', panel });
    expectComplete(await answer(shortTerm));
  });

  it('includes a proof of a special enrollment', async () => {
    const { special } = households;
    const { Documents } = await mine.page(special.id);
    await (await app.as(agent)).delete(`/api/enrollment/UnlinkDocument/${special.id}/${Documents[0]!.docId}`);
    const panel = ['Documentation', 'Not started', 'Upload a proof of: Marriage. The marriage certificate.'];
    await expectIncomplete(special, await saved(special), { label: 'Documentation', panel });
    await mine.upload(special.id);
    expectComplete(await saved(special));
  });

  it('is named panel by panel, in page order', async () => {
    const { shortTerm } = households;
    await answer(shortTerm, { EnrolleesEligible: null, HasAids: null });
    const { SubmitProblem } = await save(shortTerm, 0, { Gender: null });
    expect(SubmitProblem).toBe('Complete these before you submit: Eligibility, Member info, Health info.');
    await save(shortTerm);
    expectComplete(await answer(shortTerm));
  });

  it.each<[string, keyof typeof households, number, object]>([
    ['a short-term applicant', 'shortTerm', 0, { Race: null, Ethnicity: null, PrimaryCareProviderAutoAssign: false }],
    ['an applicant with a PPO', 'special', 0, { PrimaryCareProviderAutoAssign: false }],
    ['a spouse', 'family', 1, { HomeNumber: null, EmailAddress: null, HomeAddress: NOWHERE, MiddleInitial: null }],
    ['a child under one', 'family', 3, { SSN: null, HomeNumber: null, EmailAddress: null }],
    [
      'a place that follows from the ZIP code',
      'family',
      2,
      { HomeAddress: { ...NOWHERE, AddressLine1: '1 Elm St', FullPostalCode: '49503' } },
    ],
    [
      'a child who enrolls in nothing',
      'family',
      4,
      { ...NOTHING_KNOWN, FirstName: '', LastName: '', SameAsPrimary: false },
    ],
    ['an applicant who enrolls in nothing', 'parent', 0, NOTHING_KNOWN],
  ])('does not include what is left out of %s', async (_who, name, at, taken) => {
    expectComplete(await save(households[name], at, taken));
    await save(households[name]);
  });

  it('does not include the SSN of people whom staff have saved, until an agent changes them', async () => {
    const { special } = households;
    const { Members } = await mine.page(special.id);
    const staff = panelsBy(app, await insertSalesUser(app));
    const without = await staff.put(special.id, [{ ...Members[0], SSN: null }]);
    expectComplete(without.body);
    const again = await staff.put(special.id, [{ ...without.body.Members[0], ...COMPLETE_APPLICANT }]);
    special.members = again.body.Members;
    const panel = ['MemberInfo', 'Incomplete', 'Ada Quixwater: SSN is required.'];
    const byAgent = await save(special, 0, { SSN: null });
    await expectIncomplete(special, byAgent, { label: 'Member info', panel });
    expectComplete(await save(special));
  });

  it('includes health with short-term coverage only, and a proof with special enrollments only', async () => {
    const panelsOf = async (household: Household) => {
      const { Panels, Documents } = await mine.page(household.id);
      return [Panels.map(({ Name }) => Name), Documents.length];
    };
    const permanent = ['Eligibility', 'MemberInfo', 'Documentation'];
    expect(await panelsOf(households.family)).toEqual([permanent, 0]);
    expect(await panelsOf(households.special)).toEqual([permanent, 1]);
    const shortTerm = ['Eligibility', 'MemberInfo', 'HealthInfo', 'Documentation'];
    expect(await panelsOf(households.shortTerm)).toEqual([shortTerm, 0]);
  });
});

/** The panels that lack something, and what. */
const unfinished = (panels: readonly Panel[]): string[][] =>
  panels
    .filter(({ State }) => State !== 'Completed')
    .map(({ Name, State, Problems }) => [Name, State, ...Problems.map(({ Message }) => Message)]);
