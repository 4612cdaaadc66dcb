import type { User } from '../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { IndividualApplication } from '../../backend/src/enrollment/parts/household/individual-application.table.ts';
import { IndividualSubmission } from '../../backend/src/enrollment/parts/household/individual-submission.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import type { ErrorAttempt } from '../../shared/src/error-reports/error-reports.record.ts';
import type { IndividualApplicationRow } from '../../shared/src/error-reports/error-row.record.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { untilGivenUp, workOff } from '../installation/approved-quotes.ts';
import { setRule } from '../plan-selection/quoted-group.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { countStatements } from '../support/count-statements.ts';
import { sellIndividualPlans } from '../support/enrolling-household.ts';
import { insertAgentUser, insertOperationsUser } from '../support/people.ts';
import { startStubCarrier, STUB_REFUSAL, type StubCarrier } from '../support/stub-carrier.ts';
import { APPLICANT_SSN, signedHousehold, submissionOf, submitHousehold } from '../support/submittable-household.ts';

const START = '2026-11-23T17:00:00Z';
const DOWN = 'The carrier system is not available at the moment.';
const AGENT_CORRECTS =
  'The agent is correcting this application. It leaves this report when the agent signs and submits it again.';
/** From this day on households enroll without a first payment. */
const EXCEPTION_FROM = 'FirstPaymentExceptionStartDate';
const LOCKED = 'This quote has been signed and submitted. It can be read but no longer changed.';

describe('a household whose application the carrier did not accept', () => {
  let carrier: StubCarrier;
  let app: TestApp;
  let staff: User;
  let caller: Caller;
  let plans: Awaited<ReturnType<typeof sellIndividualPlans>>;
  beforeAll(async () => {
    carrier = await startStubCarrier();
    app = await startApp({ CARRIER_URL: carrier.url });
    app.clock.set(START);
    await seedLocations(app.database, ['MI']);
    plans = await sellIndividualPlans(app);
  });
  beforeEach(async () => {
    app.clock.set(START);
    carrier.mood = 'refusing';
    carrier.calls.splice(0);
    staff = await insertOperationsUser(app);
    caller = await app.as(staff);
  });
  afterEach(() => setRule(app, EXCEPTION_FROM, ''));
  afterAll(async () => {
    await app.close();
    await carrier.close();
  });

  /** By an agent of its own: one who quotes the same applicant twice is taken to have clicked twice. */
  const submitted = async (lastName?: string) => {
    const agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    const made = await signedHousehold(app, agent, { planId: plans.ppo, ...(lastName && { lastName }) });
    await submitHousehold(app, agent, made);
    const { id } = await app.database.manager.findOneByOrFail(IndividualApplication, { quoteId: made.id });
    return { ...made, agent, applicationId: id };
  };
  /** The carrier has refused it. */
  const failed = async (lastName?: string) => {
    const made = await submitted(lastName);
    await workOff(app);
    return made;
  };
  const report = async (filter: object = {}) => {
    const query = { isErrorReport: 'true', filter: JSON.stringify(filter) };
    return (await caller.get('/api/sales/GetIndividualApplications').query(query)).body as IndividualApplicationRow[];
  };
  const rowOf = async ({ applicationId }: { applicationId: number }) =>
    (await report({ id: [applicationId] }))[0] ?? null;
  const resubmit = async ({ applicationId }: { applicationId: number }, user = staff) =>
    (await app.as(user)).put(`/api/sales/ResubmitIndividual/${applicationId}`).send({});
  const resolve = async (made: { applicationId: number }) =>
    caller
      .put(`/api/sales/MarkIndividualResolved/${made.applicationId}/${(await rowOf(made))!.EwsTransactionId}`)
      .send({});
  const quoteOf = ({ id }: { id: number }) => app.database.manager.findOneByOrFail(Quote, { id });
  const submissionsOf = ({ applicationId }: { applicationId: number }) =>
    app.database.manager.find(IndividualSubmission, { where: { applicationId }, order: { attempt: 'ASC' } });
  /** The correction by its agent, ready to be sent. */
  const correction = async ({ id, agent }: { id: number; agent: User }) => {
    const own = await app.as(agent);
    const page = (await own.get(`/api/enrollment/GetIndividualEnrollment/${id}`)).body;
    const Members = [{ ...page.Members[0], HomeNumber: '6165550199' }];
    return () => own.put(`/api/enrollment/PutIndividualenrollment/${id}`).send({ Members });
  };
  const correct = async (made: { id: number; agent: User }) => (await correction(made))();
  const run = async (Report: object) => {
    const { status, body } = await caller.post('/api/sales/ResubmitErrors').send({ Report: 'individual', ...Report });
    expect(status).toBe(200);
    return body.BulkRunId as number;
  };

  it('is in the report once the carrier has refused it, or the last attempt got no answer, with every call', async () => {
    const refused = await failed();
    expect(await rowOf(refused)).toMatchObject({
      QuoteId: refused.id,
      Status: 'Failed',
      Message: STUB_REFUSAL,
      ErrorDate: '2026-11-23T17:00:00.000Z',
      Attempts: 1,
    });
    carrier.mood = 'down';
    const silent = await failed();
    expect(await rowOf(silent)).toBeNull();
    await untilGivenUp(app);
    app.clock.set(START);
    const row = await rowOf(silent);
    expect(row).toMatchObject({ Status: 'Failed', Message: DOWN, Attempts: 6 });
    const { body } = await caller.get(`/api/sales/GetIndividualAttempts/${silent.applicationId}`);
    const calls = body as ErrorAttempt[];
    expect(calls.map(({ Outcome, Message }) => [Outcome, Message])).toEqual(
      Array.from({ length: 6 }, () => ['Unavailable', DOWN]),
    );
    expect(calls[0]).toMatchObject({ EwsTransactionId: row!.EwsTransactionId, MemberName: '', Detail: 'HTTP 503' });
    expect(JSON.stringify(calls)).not.toContain(APPLICANT_SSN);
    expect((await caller.get('/api/sales/GetIndividualAttempts/2000000001')).status).toBe(404);
  });

  it('is sent again exactly as it was signed, under the same key, and leaves the report when it is accepted', async () => {
    const made = await failed();
    const answer = await resubmit(made);
    expect([answer.status, answer.body]).toEqual([
      200,
      { IndividualApplicationId: made.applicationId, Status: 'Waiting' },
    ]);
    // Until there is an answer it stays, and nobody can change it.
    expect(await rowOf(made)).toMatchObject({ Status: 'Waiting', Message: STUB_REFUSAL });
    expect(await quoteOf(made)).toMatchObject({ status: 'SignatureRequired', readOnlyReason: 4 });
    expect(await submissionOf(app, made.agent, made.id)).toMatchObject({ Status: 'Enrolling', Pending: true });
    expect((await correct(made)).body.Message).toBe(LOCKED);
    carrier.mood = 'accepting';
    await workOff(app);
    expect(await rowOf(made)).toBeNull();
    expect(await quoteOf(made)).toMatchObject({ status: 'PaymentPending', readOnlyReason: 4 });
    const [first, second] = carrier.calls;
    expect(second).toEqual(first);
    const [before, after] = await submissionsOf(made);
    expect(after).toMatchObject({
      ...{ attempt: 2, signatureId: before!.signatureId, dueCents: before!.dueCents },
      submittedByUserId: staff.id,
    });
    const written = { action: 'resubmit-individual', subject: 'quote', subjectId: String(made.id), userId: staff.id };
    expect(await app.database.manager.countBy(AuditEvent, written)).toBe(1);
    const moves = await app.database.manager.find(QuoteEvent, { where: { quoteId: made.id }, order: { id: 'DESC' } });
    expect(moves.slice(0, 2).map(({ toStatus, userId, why }) => [toStatus, userId, why])).toEqual([
      ['PaymentPending', null, 'accepted by the carrier'],
      ['SignatureRequired', staff.id, 'application sent again'],
    ]);
  });

  it('is on top of the report when it fails again', async () => {
    const first = await failed('Ahlgren');
    app.clock.advance(60_000);
    const second = await failed('Bakker');
    const order = async () =>
      (await report()).map(({ QuoteId }) => QuoteId).filter((id) => [first.id, second.id].includes(id));
    expect(await order()).toEqual([second.id, first.id]);
    app.clock.advance(60_000);
    await resubmit(first);
    await workOff(app);
    expect(await order()).toEqual([first.id, second.id]);
    expect(await rowOf(first)).toMatchObject({
      ...{ Status: 'Failed', Attempts: 2, Message: STUB_REFUSAL },
      ErrorDate: '2026-11-23T17:02:00.000Z',
    });
    // The agent can correct it again.
    expect((await correct(first)).status).toBe(200);
  });

  it('is resubmitted once when five of staff do it at the same moment', async () => {
    const made = await failed();
    const colleagues = await Promise.all(Array.from({ length: 5 }, () => insertOperationsUser(app)));
    const answers = await Promise.all(colleagues.map((user) => resubmit(made, user)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await submissionsOf(made)).toHaveLength(2);
    await workOff(app);
    expect(carrier.calls).toHaveLength(2);
  });

  it('is either resubmitted by staff or corrected by its agent, whoever is first', async () => {
    for (let round = 0; round < 4; round += 1) {
      const made = await failed();
      const save = await correction(made);
      const [byStaff, byAgent] = await Promise.all([resubmit(made), save()]);
      const told = [byStaff, byAgent].map(({ status, body }) => (status === 200 ? 'done' : body.Message));
      expect([
        ['done', LOCKED],
        [AGENT_CORRECTS, 'done'],
      ]).toContainEqual(told);
      expect(await submissionsOf(made)).toHaveLength(told[0] === 'done' ? 2 : 1);
    }
  });

  it('is left to the agent once the agent has begun to correct it', async () => {
    const made = await failed();
    await correct(made);
    for (const answer of [await resubmit(made), await resolve(made)]) {
      expect([answer.status, answer.body.Message]).toEqual([409, AGENT_CORRECTS]);
    }
    expect(await submissionsOf(made)).toHaveLength(1);
    expect((await quoteOf(made)).status).toBe('SignatureRequired');
  });

  it('is left to the agent when its price has changed since it was signed', async () => {
    const made = await failed();
    await setRule(app, EXCEPTION_FROM, '2026-11-01');
    const { status, body } = await resubmit(made);
    expect([status, body.Message]).toEqual([
      409,
      'The application or its price has changed since it was signed. The agent must sign and submit it again.',
    ]);
    expect(await quoteOf(made)).toMatchObject({ status: 'FailedEnrollment', readOnlyReason: 0 });
  });

  it.each<[string, Partial<IndividualApplication>, Partial<Quote>, string]>([
    ['enrolled', { status: 'Installed' }, {}, 'This household is enrolled. There is nothing to resubmit.'],
    ['resolved', { status: 'Resolved' }, {}, 'This household is enrolled. There is nothing to resubmit.'],
    ['denied', { status: 'Denied' }, {}, 'The insurer does not cover this household. There is nothing to resubmit.'],
    [
      'of the marketplace, which refused what the agent must correct',
      { isFfm: true, refusalCode: 'InvalidPlanID' },
      {},
      'The agent must submit this again: only the agent and the client can attest to a marketplace enrollment.',
    ],
    ['expired', {}, { status: 'Expired' }, 'The quote has expired. The agent must start a new one.'],
    ['deleted', {}, { isDeleted: true }, 'The agent has deleted this quote. Restore it first.'],
  ])('is not resubmitted when it is %s', async (_state, application, quote, message) => {
    const made = await failed();
    const { manager } = app.database;
    await manager.update(IndividualApplication, { id: made.applicationId }, { failedAttemptId: 1, ...application });
    await manager.update(Quote, { id: made.id }, { readOnlyReason: 0, ...quote });
    const { status, body } = await resubmit(made);
    expect([status, body.Message]).toEqual([409, message]);
    expect(await submissionsOf(made)).toHaveLength(1);
  });

  it('is not resubmitted when it was submitted elsewhere, or does not exist; agents may not ask', async () => {
    const made = await failed();
    await app.database.manager.delete(IndividualSubmission, { applicationId: made.applicationId });
    const { status, body } = await resubmit(made);
    expect([status, body.Message]).toEqual([
      409,
      'This application was not submitted here. The agent must sign and submit it.',
    ]);
    expect((await resubmit({ applicationId: 2_000_000_001 })).status).toBe(404);
    expect((await resubmit(made, made.agent)).status).toBe(403);
  });

  it('is resubmitted with others that match, and the run says what became of each', async () => {
    const [sent, corrected] = [await failed('Castellano'), await failed('Castellano')];
    await correct(corrected);
    const runId = await run({ Filter: { q: 'castellano' } });
    carrier.mood = 'accepting';
    await workOff(app);
    const { body: items } = await caller.get(`/api/sales/GetBulkRunItems/${runId}`);
    expect(items.map((item: Record<string, unknown>) => [item['Name'], item['State'], item['Message']])).toEqual([
      ['Ada Castellano', 'Done', ''],
      ['Ada Castellano', 'Failed', AGENT_CORRECTS],
    ]);
    expect((await quoteOf(sent)).status).toBe('PaymentPending');
    carrier.mood = 'refusing';
    const again = await failed('Castellano');
    const second = await run({ Ids: [again.applicationId, sent.applicationId] });
    await workOff(app);
    const { body } = await caller.get(`/api/sales/GetBulkRun/${second}`);
    expect(body).toMatchObject({ Kind: 'resubmit-individual', Counts: { Done: 0, Failed: 1, Skipped: 1, Sent: 0 } });
  });

  it.each([
    ['waits for its first payment', '', 'PaymentPending'],
    ['is complete when nothing is due', '2026-11-01', 'Complete'],
  ] as const)('%s after staff have enrolled it by hand', async (_what, exceptionFrom, status) => {
    await setRule(app, EXCEPTION_FROM, exceptionFrom);
    const made = await failed();
    expect((await resolve(made)).body).toEqual({
      IndividualApplicationId: made.applicationId,
      Status: 'Resolved',
    });
    expect(await rowOf(made)).toBeNull();
    expect((await quoteOf(made)).status).toBe(status);
    const [move] = await app.database.manager.find(QuoteEvent, {
      where: { quoteId: made.id },
      order: { id: 'DESC' },
      take: 1,
    });
    expect(move).toMatchObject({ userId: staff.id, why: 'enrolled at the carrier by staff' });
    expect((await submitHousehold(app, made.agent, made)).body.Message).toBe('This quote has already been submitted.');
  });

  it('can be marked as enrolled after its quote has expired, and in a run', async () => {
    const [expired, other] = [await failed(), await failed()];
    await app.database.manager.update(Quote, { id: expired.id }, { status: 'Expired' });
    const Ids = [expired.applicationId, other.applicationId];
    const { body } = await caller.post('/api/sales/ResolveErrors').send({ Report: 'individual', Ids });
    await workOff(app);
    expect((await caller.get(`/api/sales/GetBulkRun/${body.BulkRunId}`)).body.Counts).toMatchObject({ Done: 2 });
    expect([(await quoteOf(expired)).status, (await quoteOf(other)).status]).toEqual([
      'PaymentPending',
      'PaymentPending',
    ]);
  });

  it('costs the report no statement of its own, however many there are', async () => {
    const statements = (made: { applicationId: number }[]) =>
      countStatements(app, /individual_application/, () =>
        report({ id: made.map(({ applicationId }) => applicationId) }),
      );
    const made = [await failed(), await failed(), await failed()];
    expect(await statements(made)).toBe(await statements(made.slice(0, 1)));
  });
});

describe('an application whose answer never came in time', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ CARRIER_TIMEOUT_MS: '1500' });
    app.clock.set(START);
    await seedLocations(app.database, ['MI']);
  });
  afterAll(() => app.close());

  it('is enrolled once when staff resubmit it, with the contract of the first time', async () => {
    const { ppo } = await sellIndividualPlans(app);
    const agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    const made = await signedHousehold(app, agent, { planId: ppo, lastName: 'Timeout' });
    await submitHousehold(app, agent, made);
    const { database } = app;
    // The next attempt is the last one.
    await database.query("UPDATE outbox SET attempts = 5 WHERE topic = 'submit-application'");
    await workOff(app);
    expect((await submissionOf(app, agent, made.id))?.Status).toBe('FailedEnrollment');
    const { id } = await database.manager.findOneByOrFail(IndividualApplication, { quoteId: made.id });
    const caller = await app.as(await insertOperationsUser(app));
    expect((await caller.put(`/api/sales/ResubmitIndividual/${id}`).send({})).status).toBe(200);
    await workOff(app);
    expect(await submissionOf(app, agent, made.id)).toMatchObject({ Status: 'PaymentPending' });
    const accepted = await database.query('SELECT reference FROM carrier_sandbox_applications');
    expect(accepted).toEqual([{ reference: `Q${made.id}` }]);
  });
});
