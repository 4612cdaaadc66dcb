import type { User } from '../../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../../backend/src/catalogue/locations/packaged-zips.ts';
import type {
  EnrollingMember,
  EnrollmentProgress,
  Panel,
} from '../../../shared/src/individual-enrollment/individual-enrollment.record.ts';
import { ROLES } from '../../../shared/src/roles/permissions.ts';
import type { TestApp } from '../../support/app.ts';
import { enrollingHousehold, sellIndividualPlans, SPECIAL_TERMS, WAIVES } from '../../support/enrolling-household.ts';
import { person } from '../../support/individual-builders.ts';
import { panelsBy } from '../../support/panel-calls.ts';
import { insertAgentUser } from '../../support/people.ts';
import {
  COMPLETE_APPLICANT,
  HEALTHY,
  SHORT_TERM,
  signHousehold,
  submitHousehold,
} from '../../support/submittable-household.ts';

const ELIGIBLE = { EnrolleesEligible: true, HasPedDental: true };
export const { HomeAddress: HOME } = COMPLETE_APPLICANT;
export const NOWHERE = { AddressLine1: '', City: '', StateCode: '', FullPostalCode: '', County: '', CountyFips: '' };
export const NO_STREET = { HomeAddress: { ...HOME, AddressLine1: '' } };
export const NO_ZIP = { HomeAddress: { ...HOME, FullPostalCode: '' } };
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

/** What an agent enters again and again. */
export interface Household {
  app: TestApp;
  agent: User;
  mine: ReturnType<typeof panelsBy>;
  id: number;
  /** What completes its people. */
  complete: readonly object[];
  answers: object;
  /** As answered last. */
  members: readonly EnrollingMember[];
}
type Progress = EnrollmentProgress & { Status: string };

/** The households of an agent on November 23, 2026; each is complete before and after a test. */
export async function completeHouseholds(app: TestApp) {
  app.clock.set('2026-11-23T17:00:00Z');
  await seedLocations(app.database, ['MI']);
  const plans = await sellIndividualPlans(app);
  const agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
  const entered = (wanted: { planId: number; terms?: object }, people: People, answers: object = ELIGIBLE) =>
    insertHousehold({ app, agent, mine: panelsBy(app, agent) }, wanted, { people, answers });
  const special = await entered({ planId: plans.earlier, terms: SPECIAL_TERMS }, ALONE);
  await special.mine.upload(special.id);
  return {
    family: await entered({ planId: plans.hmo }, FAMILY),
    parent: await entered({ planId: plans.ppo }, PARENT),
    special,
    shortTerm: await entered({ planId: plans.shortTerm, terms: SHORT_TERM }, ALONE, { ...ELIGIBLE, ...HEALTHY }),
  };
}

export type Households = Awaited<ReturnType<typeof completeHouseholds>>;

async function insertHousehold(
  owner: Pick<Household, 'app' | 'agent' | 'mine'>,
  wanted: { planId: number; terms?: object },
  { people, answers }: { people: People; answers: object },
): Promise<Household> {
  const { app, agent, mine } = owner;
  const { id } = await enrollingHousehold(app, agent, { ...wanted, people: people.map(([quoted]) => quoted) });
  const complete = people.map(([{ FirstName, LastName }, info]) => ({ FirstName, LastName, ...info }));
  const household = { ...owner, id, complete, answers, members: (await mine.page(id)).Members };
  await save(household);
  await answer(household);
  return household;
}

/** Everyone complete, except for what is taken from one of them. */
export async function save(household: Household, at = 0, taken: object = {}): Promise<Progress> {
  const infos = household.complete.with(at, { ...household.complete[at], ...taken });
  const sent = household.members.map((member, index) => ({ ...member, ...infos[index] }));
  const { status, body } = await household.mine.put(household.id, sent);
  expect([status, body.Message]).toEqual([200, 'Member information successfully saved.']);
  household.members = body.Members;
  return body;
}

/** Every question, except for what is taken. */
export async function answer({ mine, id, answers }: Household, taken: object = {}): Promise<Progress> {
  const { status, body } = await mine.answer(id, { ...answers, ...taken });
  expect([status, body.Message]).toEqual([200, expect.stringContaining('successfully saved.')]);
  return body;
}

export const expectComplete = ({ Panels, Status, CanSubmit, SubmitProblem }: Progress) =>
  expect([unfinished(Panels), Status, CanSubmit, SubmitProblem]).toEqual([[], 'SignatureRequired', true, null]);

/** One panel lacks this, and nobody can sign or submit. */
export async function expectIncomplete(
  { app, agent, id }: Household,
  { Panels, Status, CanSubmit, SubmitProblem }: Progress,
  { label, panel }: { label: string; panel: string[] },
): Promise<void> {
  const refusal = `Complete these before you submit: ${label}.`;
  expect([unfinished(Panels), Status, CanSubmit, SubmitProblem]).toEqual([[panel], 'Enrolling', false, refusal]);
  const signed = await signHousehold(app, agent, id);
  const submitted = await submitHousehold(app, agent, { id, due: 0 });
  expect([signed.status, signed.body.Message]).toEqual([409, refusal]);
  expect([submitted.status, submitted.body.Message]).toEqual([409, refusal]);
}

/** The panels that lack something, and what. */
const unfinished = (panels: readonly Panel[]): string[][] =>
  panels
    .filter(({ State }) => State !== 'Completed')
    .map(({ Name, State, Problems }) => [Name, State, ...Problems.map(({ Message }) => Message)]);
