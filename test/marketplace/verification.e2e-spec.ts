import type { Server } from 'node:http';
import { MoreThan } from 'typeorm';
import { Contract } from '../../backend/src/book/contracts/contract.table.ts';
import { Outbox } from '../../backend/src/platform/jobs/outbox.ts';
import { OutboxJob } from '../../backend/src/platform/jobs/outbox-job.table.ts';
import { Worker } from '../../backend/src/platform/jobs/worker.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { MarketplaceQuote } from '../../backend/src/quoting/households/marketplace-quote.table.ts';
import { SandboxEnrollment } from '../../backend/src/simulators/marketplace/sandbox-marketplace.table.ts';
import { VerifyEnrollmentsService } from '../../backend/src/quoting/marketplace/verify-enrollments.service.ts';
import { MarketplaceVisit } from '../../backend/src/quoting/marketplace/marketplace-visit.table.ts';
import { IndividualDetails } from '../../backend/src/quoting/quotes/individual-details.table.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { NOT_CONFIRMED } from '../../shared/src/individual-enrollment/submission-outcome.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { insertDecision, insertEnrolled } from '../payments/marketplace-enrollments.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { sellIndividualPlans } from '../support/enrolling-household.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { insertAgentUser, insertOperationsUser } from '../support/people.ts';
import { submissionOf } from '../support/submittable-household.ts';
import { otherMarketplace, startAtMarketplace, visit } from './visits.ts';

const JOB = { topic: 'verify-enrollments', subjectId: 1 } as const;
const DUE = isoDate('2026-12-23');

const quoteOf = (app: TestApp, id: number) => app.database.manager.findOneByOrFail(Quote, { id });
const statusOf = async (app: TestApp, id: number) => (await quoteOf(app, id)).status;
const decisionOf = (app: TestApp, quoteId: number) =>
  app.database.manager.findOneByOrFail(MarketplaceQuote, { quoteId });
const movesOf = (app: TestApp, quoteId: number) =>
  app.database.manager.findBy(QuoteEvent, { quoteId, fromStatus: 'PendingSEVerification' });
const verifyAll = (app: TestApp) => app.get(VerifyEnrollmentsService).verifyAll(new AbortController().signal);

/** A quote that the marketplace verifies, without what was signed. */
async function insertPending(app: TestApp, agent: User, given: Partial<MarketplaceQuote> = {}): Promise<number> {
  const { id } = await insertIndividualQuote(app, agent, {
    status: 'PendingSEVerification',
    details: { planType: 'Permanent', enrollmentType: 'Special', coverageMonths: null, isFfm: true },
  });
  await insertDecision(app, id, { verificationPending: true, verificationDueDate: DUE, ...given });
  return id;
}

describe('special enrollments that the marketplace verifies', () => {
  let app: TestApp;
  let planId: number;
  beforeAll(async () => {
    app = await startAtMarketplace({ MARKETPLACE_TIMEOUT_MS: '2000' });
    planId = (await sellIndividualPlans(app)).ppo;
  });
  beforeEach(() => app.clock.set('2026-11-23T17:00:00Z'));
  afterAll(() => app.close());

  /** Enrolled today at the sandbox, as this consumer. */
  async function enrolled(consumerId: string): Promise<{ id: number }> {
    const agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    await visit(app, agent, consumerId);
    const { reference } = await app.database.manager.findOneByOrFail(MarketplaceVisit, { userId: agent.id });
    const made = { planId, status: 'PendingSEVerification', consumerId, visitReference: reference } as const;
    const { id } = await insertEnrolled(app, agent, made);
    const enrollment = { idempotencyKey: `quote ${id}`, consumerId, enrolledAt: app.clock.now() };
    await app.database.manager.insert(SandboxEnrollment, enrollment);
    return { id };
  }
  const night = async (instant: string) => {
    app.clock.set(instant);
    await app.database.transaction((tx) => app.get(Outbox).add(tx, JOB));
    while (await app.get(Worker).runOnce());
  };

  /** On the timeline; who signed in before the night is signed out. */
  const newestOf = async (id: number): Promise<object> =>
    (await (await app.as(await insertOperationsUser(app))).get(`/api/timeline/quote/${id}`)).body[0];

  it('complete in the night after the marketplace has confirmed them, with their contract', async () => {
    const { id } = await enrolled('1000147');
    await night('2026-11-24T04:59:00Z');
    expect([await statusOf(app, id), await movesOf(app, id)]).toEqual(['PendingSEVerification', []]);
    await night('2026-11-24T05:01:00Z');
    expect([await statusOf(app, id), await decisionOf(app, id)]).toMatchObject([
      'Complete',
      { verificationPending: false, verificationDueDate: null },
    ]);
    expect(await movesOf(app, id)).toMatchObject([{ toStatus: 'Complete', userId: null }]);
    expect(await app.database.manager.findBy(Contract, { quoteId: id })).toMatchObject([
      { contractNumber: `P-${id}`, firstName: 'Ada' },
    ]);
    expect(await newestOf(id)).toMatchObject({
      What: 'Moved from Pending SE Verification to Complete',
      Detail: 'Special enrollment confirmed by the marketplace',
    });
    await night('2026-11-25T05:01:00Z');
    expect([await statusOf(app, id), (await movesOf(app, id)).length]).toEqual(['Complete', 1]);
  });

  it('are declined if it has not confirmed them, without a contract', async () => {
    const { id } = await enrolled('1000148');
    await night('2026-11-24T05:01:00Z');
    expect(await statusOf(app, id)).toBe('Declined');
    expect(await app.database.manager.findBy(Contract, { quoteId: id })).toEqual([]);
    expect(await submissionOf(app, await insertOperationsUser(app), id)).toMatchObject({
      Status: 'Declined',
      Header: 'Enrollment declined',
      Message: NOT_CONFIRMED,
      VerificationDueDate: null,
      Payment: { Due: false },
    });
    expect(await newestOf(id)).toMatchObject({
      What: 'Moved from Pending SE Verification to Declined',
      Detail: 'The marketplace did not confirm the special enrollment.',
    });
  });

  it('wait on while it has not decided', async () => {
    const { id } = await enrolled('1000107');
    const before = await quoteOf(app, id);
    await night('2026-12-30T05:01:00Z');
    expect([await quoteOf(app, id), await movesOf(app, id)]).toEqual([before, []]);
  });

  it('wait on when one of them cannot be completed, and the others are', async () => {
    const [first, second, third] = [await enrolled('1000147'), await enrolled('1000147'), await enrolled('1000147')];
    // The number of a contract is taken once.
    await app.database.manager.update(IndividualDetails, { quoteId: second.id }, { contractId: `P-${first.id}` });
    await night('2026-11-24T05:01:00Z');
    expect([await statusOf(app, first.id), await statusOf(app, second.id), await statusOf(app, third.id)]).toEqual([
      'Complete',
      'PendingSEVerification',
      'Complete',
    ]);
    expect(await decisionOf(app, second.id)).toMatchObject({ verificationPending: true });
  });

  it('are asked for every night: each run plans the next', async () => {
    await night('2026-11-24T05:01:00Z');
    const job = await app.database.manager.findOneByOrFail(OutboxJob, { topic: JOB.topic });
    expect([job.doneAt, job.dueAt.toISOString()]).toEqual([null, '2026-11-25T05:00:00.000Z']);
  });

  it('are left as they are when the marketplace does not know them, or is down', async () => {
    const { id } = await enrolled('1000147');
    await app.database.manager.update(MarketplaceQuote, { quoteId: id }, { visitReference: 'of somebody else' });
    const { id: down } = await enrolled('1000112');
    await night('2026-11-24T05:01:00Z');
    expect([await statusOf(app, id), await statusOf(app, down)]).toEqual(Array(2).fill('PendingSEVerification'));
  });
});

describe('a server that works off jobs', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ JOBS_POLL_MS: '600000' });
  });
  afterAll(() => app.close());

  it('has one job for each kind of nightly work from its first start', async () => {
    const jobs = await app.database.manager.find(OutboxJob, { order: { topic: 'ASC' } });
    expect(jobs.map(({ topic, subjectId }) => [topic, subjectId])).toEqual([
      ['clear-proof-pages', 1],
      ['expire-quotes', 1],
      ['purge-drafts', 1],
      ['purge-notifications', 1],
      ['recount-books', 1],
      ['remind-follow-ups', 1],
      ['verify-enrollments', 1],
    ]);
  });
});

describe('the answers of the marketplace to verifications', () => {
  type Given = { status: number; body: string } | null;
  let answer: (consumerId: string) => Given;
  let asked: string[];
  let marketplace: Awaited<ReturnType<typeof otherMarketplace>>;
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    marketplace = await otherMarketplace(({ path, body }) => {
      const { ConsumerId } = JSON.parse(body) as { ConsumerId: string };
      asked.push(`${path} ${ConsumerId}`);
      return answer(ConsumerId);
    });
    app = await startApp({ MARKETPLACE_URL: `${marketplace.address}/ffm`, MARKETPLACE_TIMEOUT_MS: '2000' });
    agent = await insertAgentUser(app);
  });
  beforeEach(async () => {
    asked = [];
    await app.database.manager.update(Quote, { status: 'PendingSEVerification' }, { status: 'Expired' });
  });
  afterAll(async () => {
    await app.close();
    marketplace.server.closeAllConnections();
    (marketplace.server as Server).close();
  });

  const answered = (Status: string, DueDate: string | null = null): Given => ({
    status: 200,
    body: JSON.stringify({ Status, DueDate }),
  });
  const written = async (work: () => Promise<unknown>): Promise<string[]> => {
    const [last] = await app.database.manager.find(AuditEvent, { order: { id: 'DESC' }, take: 1 });
    await work();
    const events = await app.database.manager.findBy(AuditEvent, { id: MoreThan(last?.id ?? 0) });
    return events.map(({ action, subjectId, userId }) => `${action} ${subjectId} ${userId}`);
  };

  it('change the day until which documents are sent, and only that', async () => {
    const id = await insertPending(app, agent);
    const before = await quoteOf(app, id);
    answer = () => answered('Pending', '2027-01-15');
    expect(await written(() => verifyAll(app))).toEqual([`change-verification-date ${id} null`]);
    expect((await decisionOf(app, id)).verificationDueDate).toBe('2027-01-15');
    expect(await written(() => verifyAll(app))).toEqual([]);
    answer = () => answered('Pending');
    expect(await written(() => verifyAll(app))).toEqual([]);
    expect([(await decisionOf(app, id)).verificationDueDate, await quoteOf(app, id)]).toEqual(['2027-01-15', before]);
    const { body: timeline } = await (await app.as(agent)).get(`/api/timeline/quote/${id}`);
    expect(timeline).toMatchObject([{ What: 'Due date of the verification changed by the marketplace' }]);
  });

  it.each<[string, Given]>([
    ['fails', { status: 500, body: '{}' }],
    ['is away', { status: 503, body: '{}' }],
    ['ends the connection', null],
    ['is no JSON', { status: 200, body: '{"Status":' }],
    ['has another status', answered('Approved')],
    ['lacks the day', { status: 200, body: '{"Status":"Confirmed"}' }],
    ['has a day that is none', answered('Pending', '2027-02-30')],
  ])('are not used when one %s, and the others are', async (_what, given) => {
    const [first, second] = [await insertPending(app, agent, { consumerId: 'bad' }), await insertPending(app, agent)];
    answer = (consumerId) => (consumerId === 'bad' ? given : answered('Confirmed'));
    expect(await written(() => verifyAll(app))).toEqual([`move-quote ${second} null`]);
    expect([await statusOf(app, first), await statusOf(app, second)]).toEqual(['PendingSEVerification', 'Complete']);
    expect(await decisionOf(app, first)).toMatchObject({ verificationPending: true, verificationDueDate: DUE });
    answer = () => answered('NotConfirmed');
    await verifyAll(app);
    expect(await statusOf(app, first)).toBe('Declined');
  });

  it('are asked for ten at a time, each once, and no further when it is away', async () => {
    const ids: number[] = [];
    for (let at = 10; at < 35; at += 1) {
      ids.push(await insertPending(app, agent, { consumerId: `away-${at}` }));
    }
    answer = () => ({ status: 503, body: '{}' });
    await verifyAll(app);
    expect(asked).toHaveLength(10);
    asked = [];
    answer = () => ({ status: 404, body: '{}' });
    await verifyAll(app);
    expect(asked.sort()).toEqual(ids.map((_id, at) => `/ffm/verifications away-${at + 10}`));
    answer = () => answered('Confirmed');
    await verifyAll(app);
    const moves = await Promise.all(ids.map(async (id) => (await movesOf(app, id)).length));
    expect(moves).toEqual(Array(25).fill(1));
  });

  it('settle each enrollment once when several processes ask at the same moment, whatever they are told', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 12; at += 1) {
      ids.push(await insertPending(app, agent, { consumerId: `both-${at}` }));
    }
    const told = [answered('Confirmed'), answered('NotConfirmed'), answered('Pending', '2027-01-15')];
    const timesOf = (consumerId: string) => asked.filter((call) => call.endsWith(` ${consumerId}`)).length;
    answer = (consumerId) => told[timesOf(consumerId) - 1] ?? null;
    const audited = await written(() => Promise.all([verifyAll(app), verifyAll(app), verifyAll(app)]));
    const moves = audited.filter((event) => event.startsWith('move-quote'));
    expect(moves.sort()).toEqual(ids.map((id) => `move-quote ${id} null`).sort());
    for (const id of ids) {
      expect(await movesOf(app, id)).toMatchObject([{ toStatus: await statusOf(app, id) }]);
      expect(await decisionOf(app, id)).toMatchObject({ verificationPending: false, verificationDueDate: null });
    }
  });

  it('are not asked for of deleted quotes', async () => {
    const id = await insertPending(app, agent);
    await app.database.manager.update(Quote, { id }, { isDeleted: true });
    await verifyAll(app);
    expect([asked, await statusOf(app, id)]).toEqual([[], 'PendingSEVerification']);
  });

  it('stop where the process shuts down', async () => {
    const id = await insertPending(app, agent);
    answer = () => answered('Confirmed');
    await expect(app.get(VerifyEnrollmentsService).verifyAll(AbortSignal.abort())).rejects.toThrow();
    expect(await statusOf(app, id)).toBe('PendingSEVerification');
  });
});
