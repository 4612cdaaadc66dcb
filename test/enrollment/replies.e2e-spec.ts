import type { User } from '../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { DashboardRow } from '../../shared/src/groups/dashboard.record.ts';
import type { EnrollmentOverview } from '../../shared/src/enrollment/enrollment.record.ts';
import type { GroupQuoteRow } from '../../shared/src/sales/group-quote.record.ts';
import type { TimelineEntry } from '../../shared/src/timeline/timeline.record.ts';
import { PENDED_DOCUMENTS_STAY } from '../../shared/src/enrollment/upload-rules.ts';
import { AGENTS_REPLY, NOTHING_TO_REPLY_TO, WRITE_A_REPLY } from '../../shared/src/enrollment/decisions.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { completeDetails, insertEnrolling } from '../support/demographics-builders.ts';
import { buildPdf } from '../support/pdf-files.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { insertSignable, signRequest } from '../support/signing-builders.ts';

describe('an enrollment that staff could not approve', () => {
  let app: TestApp;
  let agent: User;
  let sales: User;

  beforeAll(async () => {
    app = await startApp();
    await seedLocations(app.database, ['MI']);
    agent = await insertAgentUser(app);
    sales = await insertSalesUser(app);
  });
  afterAll(() => app.close());

  const stored = ({ id }: Quote) => app.database.manager.findOneByOrFail(Quote, { id });
  const sign = async ({ id }: Quote) =>
    (await app.as(agent)).post('/api/enrollment/SignElectronically').send(signRequest({ QuoteId: id }));
  const decide = async (quote: Quote, Decision: string, Reason: string) =>
    (await app.as(sales))
      .put(`/api/enrollment/Decide/${quote.id}`)
      .send({ Decision, Reason, Version: (await stored(quote)).version });
  const overview = async (user: User, { id }: Quote) =>
    (await (await app.as(user)).get(`/api/enrollment/Overview/${id}`)).body as EnrollmentOverview;
  const pended = async (): Promise<Quote> => {
    const quote = await insertSignable(app, agent);
    expect((await sign(quote)).status).toBe(200);
    expect((await decide(quote, 'Pend', 'missing wage detail')).status).toBe(200);
    return stored(quote);
  };
  const reply = async (user: User, { id }: Quote, body: object) =>
    (await app.as(user)).put(`/api/enrollment/Reply/${id}`).send(body);
  const timeline = async (user: User, { id }: Quote) =>
    (await (await app.as(user)).get(`/api/timeline/quote/${id}`)).body as TimelineEntry[];
  const queued = async ({ id }: Quote) => {
    const filter = JSON.stringify({ id: [id] });
    const { body } = await (await app.as(sales)).get('/api/sales/GetGroupQuotes').query({ filter });
    return (body as GroupQuoteRow[])[0]!;
  };
  const onDashboard = async ({ groupId }: Quote) =>
    ((await (await app.as(agent)).get('/api/dashboard')).body as DashboardRow[]).find(({ G }) => G?.Id === groupId)!;

  describe('and pended', () => {
    it('is answered by its agent, and staff read the reply on the quote, in its timeline and in the queue', async () => {
      const quote = await pended();
      expect((await overview(agent, quote)).ReplyProblem).toBeNull();
      expect((await overview(agent, quote)).Exchange).toEqual({
        Reason: 'missing wage detail',
        Replies: [],
        HasReply: false,
        NewDocuments: 0,
      });
      expect([(await queued(quote)).AgentRepliedAt, (await onDashboard(quote)).AgentRepliedAt]).toEqual([null, null]);
      const body = { Text: ' iPad scan attached. ', Version: quote.version };
      const answer = await reply(agent, quote, body);
      expect([answer.status, (answer.body as EnrollmentOverview).Status]).toEqual([200, 'Pended']);
      expect((await overview(sales, quote)).Exchange).toMatchObject({
        HasReply: true,
        Reason: 'missing wage detail',
        Replies: [{ Text: 'iPad scan attached.', By: agent.fullName }],
      });
      const [newest, , pend] = (await timeline(sales, quote)).filter(({ Kind }) => Kind === 'move');
      expect([newest!.What, newest!.Detail, pend!.What]).toEqual([
        'The agent replied',
        'iPad scan attached.',
        'Moved from Signature Required to Sales Review',
      ]);
      const at = app.clock.now().toISOString();
      expect([(await queued(quote)).AgentRepliedAt, (await onDashboard(quote)).AgentRepliedAt]).toEqual([at, at]);
      expect((await reply(agent, quote, body)).body.Code).toBe('STALE_VERSION');
    });

    it('can be pended again once its agent has replied, and is then the agent’s turn again', async () => {
      const quote = await pended();
      expect((await decide(quote, 'Pend', 'again')).status).toBe(409);
      await reply(agent, quote, { Text: 'Here it is.', Version: quote.version });
      expect((await overview(sales, quote)).Decisions).toContain('Pend');
      expect((await decide(quote, 'Pend', 'it cannot be read')).status).toBe(200);
      expect((await stored(quote)).agentRepliedAt).toBeNull();
      expect((await overview(agent, quote)).Exchange).toEqual({
        Reason: 'it cannot be read',
        Replies: [],
        HasReply: false,
        NewDocuments: 0,
      });
      expect((await timeline(agent, quote))[0]).toMatchObject({ What: 'Pended again', Detail: 'it cannot be read' });
    });

    it('takes the documents that staff asked for, and loses none', async () => {
      const quote = await pended();
      const caller = await app.as(agent);
      const path = `/api/enrollment/UploadDocument/${quote.id}/17`;
      const { status, body } = await caller.post(path).attach('file', await buildPdf(), 'wages.pdf');
      expect(status).toBe(201);
      expect((await overview(sales, quote)).Exchange.NewDocuments).toBe(1);
      expect((await queued(quote)).AgentRepliedAt).toBe(app.clock.now().toISOString());
      const removal = await caller.delete(`/api/enrollment/UnlinkDocument/${quote.id}/${body.docId}`);
      expect([removal.status, removal.body.Message]).toEqual([409, PENDED_DOCUMENTS_STAY]);
      expect((await decide(quote, 'Approve', 'checked')).status).toBe(200);
      expect((await stored(quote)).agentRepliedAt).toBeNull();
    });

    it('is answered by nobody else, without a text, or once it is decided', async () => {
      const quote = await pended();
      const body = { Text: 'Here it is.', Version: quote.version };
      expect((await reply(await insertAgentUser(app), quote, body)).status).toBe(404);
      expect((await reply(sales, quote, body)).status).toBe(403);
      expect((await overview(sales, quote)).ReplyProblem).toBe(AGENTS_REPLY);
      const blank = await reply(agent, quote, { ...body, Text: '  ' });
      expect([blank.status, blank.body.Fields]).toEqual([422, { Text: [WRITE_A_REPLY] }]);
      await decide(quote, 'Approve', 'checked');
      expect((await reply(agent, quote, body)).body.Message).toBe(NOTHING_TO_REPLY_TO);
      const replies = { quoteId: quote.id, fromStatus: 'Pended' as const, toStatus: 'Pended' as const };
      expect(await app.database.manager.countBy(QuoteEvent, replies)).toBe(0);
    });
  });

  describe('because it failed', () => {
    const failed = (answers: object = {}) =>
      insertEnrolling(app, agent, { quote: { status: 'FailedEnrollment', readOnlyReason: 4 }, answers });

    it('is corrected by its agent, and its status follows', async () => {
      const { quote, members } = await failed();
      expect(Object.values((await overview(agent, quote)).EditProblems)).toEqual([null, null, null]);
      const details = completeDetails({ Id: members[0]!.id });
      expect((await (await app.as(agent)).put(`/api/enrollment/Member/${quote.id}`).send(details)).status).toBe(200);
      expect(await stored(quote)).toMatchObject({ status: 'Enrolling', readOnlyReason: 0 });
    });

    it('is signed again, and the signature before counts no more', async () => {
      const quote = await insertSignable(app, agent);
      await sign(quote);
      const failure = { quoteId: quote.id, userId: null, at: app.clock.now(), why: 'the carrier refused it' };
      await app.database.manager.insert(QuoteEvent, {
        ...failure,
        fromStatus: 'Complete',
        toStatus: 'FailedEnrollment',
      });
      await app.database.manager.update(Quote, { id: quote.id }, { status: 'FailedEnrollment' });
      const signature = `/api/enrollment/GetElectronicSignature/${quote.id}`;
      const before = await (await app.as(agent)).get(signature);
      expect(before.body.Withdrawn).toMatchObject({ Reason: 'the carrier refused it', HasFailed: true });
      expect((await overview(agent, quote)).SigningProblem).toBeNull();
      expect((await sign(quote)).status).toBe(200);
      expect(await stored(quote)).toMatchObject({ status: 'Complete', readOnlyReason: 4 });
      expect((await (await app.as(agent)).get(signature)).body.Withdrawn).toBeNull();
    });

    it('is returned by staff', async () => {
      const { quote } = await failed();
      expect((await overview(sales, quote)).Decisions).toEqual(['Manual', 'Reject', 'Return']);
      expect((await decide(quote, 'Return', 'Please correct the tax ID.')).status).toBe(200);
      expect(await stored(quote)).toMatchObject({ status: 'SignatureRequired', readOnlyReason: 0 });
    });
  });
});
