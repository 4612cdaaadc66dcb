import { insertAdviceRecord } from '../advice/advice-body.ts';
import { insertPicture } from '../pictures/picture-rows.ts';
import { In } from 'typeorm';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { IndividualApplicationAttempt } from '../../backend/src/enrollment/parts/household/individual-application-attempt.table.ts';
import { IndividualApplication } from '../../backend/src/enrollment/parts/household/individual-application.table.ts';
import { Agent } from '../../backend/src/platform/people/agent.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { workOff } from '../installation/approved-quotes.ts';
import { insertPending } from '../payments/first-payments.ts';
import { insertEnrolled } from '../payments/marketplace-enrollments.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { buildAgency, buildAgent } from '../support/builders.ts';
import { buildContractRenewal } from '../support/contract-builders.ts';
import { quotedHousehold, sellIndividualPlans } from '../support/enrolling-household.ts';
import { buildPdf } from '../support/pdf-files.ts';
import { insertOperationsUser } from '../support/people.ts';
import { buildBenefit } from '../support/plan-builders.ts';
import { insertMedicine } from '../support/formulary-builders.ts';
import { insertProvider } from '../support/provider-builders.ts';
import {
  completeHousehold,
  signedHousehold,
  signHousehold,
  submitHousehold,
} from '../support/submittable-household.ts';
import { ACCESS_BY_ROUTE } from './access-by-route.ts';
import type { BookRequest } from './book-request.ts';
import { withBody } from './book-requests.ts';
import { databaseState } from './database-state.ts';
import { CALLS, CONSUMER, type Households, payment, STAFF_CALLS } from './household-requests.ts';

const NOBODYS = 2_000_000_001;
const INDIVIDUAL = { roles: [ROLES.individualAgent] };
/** Random: now and then one has the digits of a secret. */
const REQUEST_ID = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const SECRETS = /Quixwater|Rejected|Monroe|ada@|616555|9991|Marriage|Gold PPO|812\.4|eligibility was not|"?Sha256/;

/** Open to everybody, and not for households. */
const OF_GROUPS = ['PUT /api/enrollment/Reply/:quoteId'];
const routeOf = (call: string): string => call.split(' ').slice(0, 2).join(' ');
/** What only an agent's own role opens: individuals, decision 35. */
const isClosedToAdmins = (call: string): boolean => !ACCESS_BY_ROUTE[routeOf(call)]!.includes('agentadmin');
const idOf = ({ id }: User): number => id;
const isId = (name: keyof Households): boolean => !['due', 'plan', 'taker'].includes(name);

const upload = async (caller: Caller, path: string) =>
  caller.post(path).attach('file', await buildPdf(), { filename: 'Marriage.pdf', contentType: 'application/pdf' });

describe("the households of another agent's", () => {
  let app: TestApp;
  let owner: User;
  let of: Households;
  const strangers = new Map<string, User>();

  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-23T17:00:00Z');
    await seedLocations(app.database, ['MI']);
    const [agency, other] = [await app.insert(buildAgency()), await app.insert(buildAgency())];
    const userAt = async (agencyId: number, given: Partial<User> = {}) =>
      app.insertUser({ ...INDIVIDUAL, ...given, agentId: (await app.insert(buildAgent({ agencyId }))).id });
    owner = await userAt(agency.id);
    strangers
      .set('another agent of the same agency', await userAt(agency.id))
      .set('an agent for small groups alone', await userAt(agency.id, { roles: [ROLES.smallGroupAgent] }))
      .set('an agent of another agency', await userAt(other.id))
      .set('the agent admin of another agency', await userAt(other.id, { roles: [ROLES.smallGroupAgentAdmin] }))
      .set('the general agent of another agency', await userAt(other.id, { isGeneralAgent: true }));
    const takerId = strangers.get('another agent of the same agency')!.agentId!;
    const { srcAgentId: taker } = await app.database.manager.findOneByOrFail(Agent, { id: takerId });
    of = { ...(await insertHouseholds()), taker };
  });
  afterAll(() => app.close());

  async function insertHouseholds(): Promise<Omit<Households, 'taker'>> {
    const { manager } = app.database;
    const { ppo: planId } = await sellIndividualPlans(app);
    await app.insert(buildBenefit({ planId }));
    await insertProvider(app.database, { npi: '9000000001' });
    await insertMedicine(app, 99_000_001);
    const failed = await signedHousehold(app, owner, { planId, lastName: 'Rejected' });
    await submitHousehold(app, owner, failed);
    await workOff(app);
    const application = await manager.findOneByOrFail(IndividualApplication, { quoteId: failed.id });
    const attempt = await manager.findOneByOrFail(IndividualApplicationAttempt, { applicationId: application.id });
    // The same applicant again within a minute would be taken for a second click.
    app.clock.advance(60_000);
    const { id: signed, due } = await completeHousehold(app, owner, { planId });
    const { body: document } = await upload(await app.as(owner), `/api/enrollment/UploadDocument/${signed}/16`);
    await signHousehold(app, owner, signed);
    app.clock.advance(60_000);
    const { id: quoted } = await quotedHousehold(app, owner, { planId });
    await manager.update(Quote, { id: quoted }, { quoteType: 'IndividualRenewal', version: () => 'version' });
    await app.insert(buildContractRenewal({ id: quoted }));
    return {
      quoted,
      adviceRecord: (await insertAdviceRecord(app, owner, { id: quoted })).id,
      picture: (await insertPicture(app, owner, { id: quoted })).id,
      signed,
      signedMember: (await manager.findOneByOrFail(CensusMember, { quoteId: signed })).id,
      document: document.docId as number,
      due,
      failed: failed.id,
      application: application.id,
      attempt: attempt.id,
      pending: (await insertPending(app, owner)).id,
      enrolled: (await insertEnrolled(app, owner, { planId, consumerId: CONSUMER })).id,
      plan: planId,
    };
  }

  const send = async (caller: Caller, call: string, { path, body }: BookRequest) => {
    const method = call.split(' ')[0]!.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
    return path.includes('UploadDocument') ? upload(caller, path) : withBody(caller[method](path).buffer(true), body);
  };
  const entries = () => [
    ...Object.entries(CALLS).map(([call, request]) => ({ call, request, refusal: 404 })),
    ...Object.entries(STAFF_CALLS).map(([call, request]) => ({ call, request, refusal: 403 })),
  ];
  /** As somebody else sends them: what was answered otherwise, or tells something. */
  const sendAll = async (caller: Caller, expected: (refusal: number, call: string) => number) => {
    const wrong: string[] = [];
    for (const { call, request, refusal } of entries()) {
      const { status, text, headers } = await send(caller, call, request(of));
      const said = `${text}${JSON.stringify(headers)}`.replaceAll(REQUEST_ID, '');
      if (status !== expected(refusal, call) || SECRETS.test(said)) {
        wrong.push(`${call}: ${status} ${SECRETS.exec(said)?.[0] ?? ''}`);
      }
    }
    return wrong;
  };

  it('are asked for by every call that names a quote and is open to agents for individuals', () => {
    const named = Object.entries(ACCESS_BY_ROUTE)
      .filter(([, who]) => Array.isArray(who) && who.includes('individualagent'))
      .map(([route]) => route)
      .filter((route) => /:quoteId|\/api\/quote\/.*:id/.test(route));
    const asked = Object.keys(CALLS).map(routeOf);
    expect(named.filter((route) => !asked.includes(route))).toEqual(OF_GROUPS);
  });

  it('are found, read and changed by nobody else on any route', async () => {
    const before = await databaseState(app);
    const wrong: Record<string, string[]> = {};
    for (const [who, user] of strangers) {
      const isAdmin = user.roles.includes(ROLES.smallGroupAgentAdmin);
      wrong[who] = await sendAll(await app.as(user), (refusal, call) =>
        isAdmin && isClosedToAdmins(call) ? 403 : refusal,
      );
    }
    wrong['somebody who is signed out'] = await sendAll(await app.visitor(), () => 401);
    expect(Object.entries(wrong).filter(([, calls]) => calls.length > 0)).toEqual([]);
    expect(await databaseState(app)).toEqual(before);
    const written = await app.database.manager.findBy(AuditEvent, { userId: In([...strangers.values()].map(idOf)) });
    expect(new Set(written.map(({ action }) => action))).toEqual(new Set(['sign-in', 'refused']));
  });

  it('are not told apart from those that do not exist', async () => {
    const caller = await app.as(strangers.get('another agent of the same agency')!);
    const ids = Object.keys(of) as (keyof Households)[];
    const nobodys = { ...of, ...Object.fromEntries(ids.filter(isId).map((id) => [id, NOBODYS])) };
    const told = async (call: string, request: BookRequest) => {
      const { status, body } = await send(caller, call, request);
      return [call, status, body.Code, String(body.Message).replaceAll(/\d+/g, 'N'), body.Fields];
    };
    for (const { call, request } of entries()) {
      expect(await told(call, request(of))).toEqual(await told(call, request(nobodys)));
    }
  });

  it('are not reached through an own quote', async () => {
    const thief = strangers.get('another agent of the same agency')!;
    const caller = await app.as(thief);
    const own = await quotedHousehold(app, thief, { planId: of.plan });
    const { id: ownPending } = await insertPending(app, thief);
    const before = await databaseState(app);
    const pay = (consumerId: string, QuoteId: number) =>
      caller.post('/api/instamed/sso').send({ ...payment(consumerId), QuoteId });
    const answers = [
      await pay(`Q${of.pending}`, ownPending),
      await pay(`Q${ownPending}`, of.pending),
      await caller.put(`/api/plan/PutSelections/${own.id}`).send({
        SelectedPlanIds: [of.plan],
        AssignedPlanForMembers: [{ MemberId: of.signedMember, PlanId: of.plan }],
      }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 404, 422]);
    expect(answers.filter(({ text }) => SECRETS.test(text.replaceAll(REQUEST_ID, '')))).toEqual([]);
    expect(await databaseState(app)).toEqual(before);
  });

  it('answer their agent and staff, or the tests above would prove nothing', async () => {
    const [agent, staff] = [await app.as(owner), await app.as(await insertOperationsUser(app))];
    const refused: string[] = [];
    const telling: string[] = [];
    for (const { call, request, refusal } of entries()) {
      const { status, text = '' } = await send(refusal === 403 ? staff : agent, call, request(of));
      if ([401, 403, 404].includes(status)) {
        refused.push(`${call} ${status}`);
      }
      if (SECRETS.test(text)) {
        telling.push(call);
      }
    }
    expect(refused).toEqual([]);
    expect(telling.length).toBeGreaterThan(15);
  });
});
