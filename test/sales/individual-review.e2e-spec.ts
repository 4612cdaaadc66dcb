import type { User } from '../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { BEING_SENT } from '../../shared/src/error-reports/repairs.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { APPLICATION_CHANGED } from '../../shared/src/sales/individual-decisions.ts';
import type { IndividualQuoteCounts, IndividualReview } from '../../shared/src/sales/individual-review.record.ts';
import { workOff } from '../installation/approved-quotes.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { sellIndividualPlans } from '../support/enrolling-household.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertAgentUser, insertOperationsUser, insertSalesUser } from '../support/people.ts';
import { startStubCarrier, STUB_REFUSAL, type StubCarrier } from '../support/stub-carrier.ts';
import { signedHousehold, submitHousehold } from '../support/submittable-household.ts';

describe('the review of a household’s quote', () => {
  let carrier: StubCarrier;
  let app: TestApp;
  let staff: User;
  let colleague: User;
  let plans: Awaited<ReturnType<typeof sellIndividualPlans>>;
  beforeAll(async () => {
    carrier = await startStubCarrier();
    app = await startApp({ CARRIER_URL: carrier.url });
    app.clock.set('2026-11-23T17:00:00Z');
    await seedLocations(app.database, ['MI']);
    plans = await sellIndividualPlans(app);
  });
  beforeEach(async () => {
    carrier.mood = 'refusing';
    staff = await insertOperationsUser(app);
    colleague = await insertSalesUser(app);
  });
  afterAll(async () => {
    await app.close();
    await carrier.close();
  });

  /** The carrier has refused it. */
  const failed = async (): Promise<number> => {
    const agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    const made = await signedHousehold(app, agent, { planId: plans.ppo });
    await submitHousehold(app, agent, made);
    await workOff(app);
    return made.id;
  };
  const review = async (id: number, user = staff) =>
    (await (await app.as(user)).get(`/api/sales/GetIndividualReview/${id}`)).body as IndividualReview;
  const decide = async (id: number, Decision: string, more: object = {}, user = staff) => {
    const EwsTransactionId = (await review(id)).Failure?.EwsTransactionId;
    const body = { Decision, EwsTransactionId, ...more };
    return (await app.as(user)).put(`/api/sales/DecideIndividual/${id}`).send(body);
  };
  const take = async (id: number, user: User) =>
    (await app.as(user)).put('/api/sales/AssignUserToQuote').send({ QuoteId: id });
  const stored = (id: number) => app.database.manager.findOneByOrFail(Quote, { id });
  const audited = async (id: number) =>
    (
      await app.database.manager.find(AuditEvent, {
        where: { subject: 'quote', subjectId: String(id), userId: staff.id },
        order: { id: 'ASC' },
      })
    ).map(({ action }) => action);

  it('says why the application was not accepted, who works on it, and what can be done', async () => {
    const id = await failed();
    await take(id, colleague);
    expect(await review(id)).toEqual({
      QuoteId: id,
      Status: 'FailedEnrollment',
      QuoteStatus: 'Failed Enrollment',
      StatusAt: expect.any(String),
      Claim: { FullName: colleague.fullName, Username: colleague.username, Since: '2026-11-23T17:00:00.000Z' },
      Decisions: ['Resubmit', 'MarkResolved'],
      ResubmitHint: null,
      Failure: {
        EwsTransactionId: expect.any(Number),
        Message: STUB_REFUSAL,
        ErrorDate: '2026-11-23T17:00:00.000Z',
      },
    });
    const agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    const draft = await insertIndividualQuote(app, agent, {});
    expect(await review(draft.id)).toMatchObject({ Claim: null, Decisions: [], ResubmitHint: null, Failure: null });
    const caller = await app.as(staff);
    expect((await caller.get('/api/sales/GetIndividualReview/2000000001')).status).toBe(404);
  });

  it('sends the application again, which claims the quote, and nothing twice', async () => {
    const id = await failed();
    const { EwsTransactionId } = (await review(id)).Failure!;
    const answer = await decide(id, 'Resubmit');
    expect([answer.status, answer.body]).toEqual([
      200,
      expect.objectContaining({ Decisions: [], ResubmitHint: BEING_SENT, Status: 'SignatureRequired' }),
    ]);
    expect((await stored(id)).assignedToUserId).toBe(staff.id);
    expect(await audited(id)).toEqual(expect.arrayContaining(['resubmit-individual', 'assign-quote']));
    const again = await decide(id, 'Resubmit', { EwsTransactionId });
    expect([again.status, again.body.Message]).toEqual([409, APPLICATION_CHANGED]);
    carrier.mood = 'accepting';
    await workOff(app);
    expect((await stored(id)).status).toBe('PaymentPending');
  });

  it('records that the household was enrolled by hand, about the error that was seen', async () => {
    const id = await failed();
    const stale = await decide(id, 'MarkResolved', { EwsTransactionId: 2_000_000_001 });
    expect([stale.status, stale.body.Message]).toEqual([409, APPLICATION_CHANGED]);
    expect((await stored(id)).assignedToUserId).toBeNull();
    expect((await decide(id, 'MarkResolved')).status).toBe(200);
    expect(await stored(id)).toMatchObject({ status: 'PaymentPending', assignedToUserId: staff.id });
  });

  it('leaves a colleague’s quote alone until it is taken over on purpose', async () => {
    const id = await failed();
    await take(id, colleague);
    const refused = await decide(id, 'Resubmit');
    expect([refused.status, refused.body.Code, refused.body.Fields]).toEqual([
      409,
      'CONFIRMATION_NEEDED',
      { TakeOverFrom: [colleague.username] },
    ]);
    expect((await review(id)).Decisions).toEqual(['Resubmit', 'MarkResolved']);
    expect((await decide(id, 'Resubmit', { TakeOverFrom: colleague.username })).status).toBe(200);
    expect((await stored(id)).assignedToUserId).toBe(staff.id);
    expect(await audited(id)).toContain('take-over-quote');
  });

  it('has one winner of five who decide at the same moment', async () => {
    const id = await failed();
    const people = await Promise.all(Array.from({ length: 5 }, () => insertOperationsUser(app)));
    // All have seen the failure before the first decides.
    const { EwsTransactionId } = (await review(id)).Failure!;
    await Promise.all(people.map((user) => app.as(user)));
    const answers = await Promise.all(
      people.map(async (user, at) =>
        (await app.as(user))
          .put(`/api/sales/DecideIndividual/${id}`)
          .send({ Decision: at % 2 ? 'Resubmit' : 'MarkResolved', EwsTransactionId }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(4).fill(409)]);
    const winner = people[answers.findIndex(({ status }) => status === 200)]!;
    expect((await stored(id)).assignedToUserId).toBe(winner.id);
  });

  it('takes known decisions alone, and is not for agents', async () => {
    const id = await failed();
    expect((await decide(id, 'Approve')).status).toBe(400);
    expect((await decide(id, 'Resubmit', { EwsTransactionId: 0 })).status).toBe(400);
    const agent = await app.as(await insertAgentUser(app, { roles: [ROLES.individualAgent] }));
    expect((await agent.get(`/api/sales/GetIndividualReview/${id}`)).status).toBe(403);
    expect((await agent.put(`/api/sales/DecideIndividual/${id}`).send({ Decision: 'Resubmit' })).status).toBe(403);
  });
});

describe('the views of the queue of individuals', () => {
  let app: TestApp;
  let staff: User;
  beforeAll(async () => {
    app = await startApp();
    staff = await insertOperationsUser(app);
  });
  afterAll(() => app.close());

  it('are counted, one’s own too, without drafts and deleted quotes', async () => {
    const agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    const insert = (status: Quote['status'], more: object = {}) =>
      insertIndividualQuote(app, agent, { status, ...more });
    await insert('Quoting');
    await insert('FailedEnrollment', { isDeleted: true });
    const mine = await insert('FailedEnrollment');
    for (const status of ['Pended', 'Pended', 'PaymentPending', 'Complete', 'Declined'] as const) {
      await insert(status);
    }
    const caller = await app.as(staff);
    expect((await caller.put('/api/sales/AssignUserToQuotes').send({ Ids: [mine.id] })).status).toBe(200);
    const { body } = await caller.get('/api/sales/GetIndividualQuoteCounts');
    expect((body as IndividualQuoteCounts).Work).toEqual({
      ...{ NeedsReview: 3, Pended: 2, Mine: 1, Failed: 1, Waiting: 1, Decided: 2 },
    });
  });
});
