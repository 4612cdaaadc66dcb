import type { User } from '../../backend/src/platform/people/user.table.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import type { EnrollmentOverview } from '../../shared/src/enrollment/enrollment.record.ts';
import { APPROVE_INCOMPLETE, type Decision } from '../../shared/src/enrollment/decisions.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { completeDetails, insertEnrolling } from '../support/demographics-builders.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertOperationsUser, insertSalesUser } from '../support/people.ts';

const SINCE = '11/20/2026, 10:00 AM';
const heldBy = ({ fullName }: User) => `${fullName} has been working on this quote since ${SINCE}.`;

describe('deciding about a quote', () => {
  let app: TestApp;
  let agent: User;
  let sales: User;
  let operations: User;

  beforeAll(async () => {
    app = await startApp();
    await seedLocations(app.database, ['MI']);
    agent = await insertAgentUser(app);
    sales = await insertSalesUser(app);
    operations = await insertOperationsUser(app);
  });
  afterAll(() => app.close());

  const submitted = (given: Partial<Quote> = {}) =>
    insertQuote(app, agent, { status: 'Complete', readOnlyReason: 4, ...given });
  const claim = async (user: User, quote: Quote, body: object = {}) =>
    (await app.as(user)).put('/api/sales/AssignUserToQuote').send({ Id: quote.id, ...body });
  const decide = async (user: User, quote: Quote, Decision: Decision, body: object = {}) =>
    (await app.as(user))
      .put(`/api/enrollment/Decide/${quote.id}`)
      .send({ Decision, Version: quote.version, Reason: 'why', ...body });
  const overview = async (user: User, { id }: Quote) =>
    (await (await app.as(user)).get(`/api/enrollment/Overview/${id}`)).body as EnrollmentOverview;
  const stored = ({ id }: Quote) => app.database.manager.findOneByOrFail(Quote, { id });
  const audited = ({ id }: Quote, action: string) =>
    app.database.manager.countBy(AuditEvent, { action, subject: 'quote', subjectId: String(id) });

  describe('that a colleague works on', () => {
    it('tells who and since when, and goes through once the request takes it over', async () => {
      const quote = await submitted();
      await claim(sales, quote);
      expect((await overview(operations, quote)).Claim).toEqual({
        FullName: sales.fullName,
        Username: sales.username,
        Since: '2026-11-20T15:00:00.000Z',
      });
      expect((await overview(agent, quote)).Claim).toBeNull();
      const told = await decide(operations, quote, 'Pend');
      expect([told.status, told.body.Code, told.body.Message, told.body.Fields]).toEqual([
        409,
        'CONFIRMATION_NEEDED',
        heldBy(sales),
        { TakeOverFrom: [sales.username] },
      ]);
      expect(await stored(quote)).toMatchObject({ status: 'Complete', assignedToUserId: sales.id });
      const { status } = await decide(operations, quote, 'Pend', { TakeOverFrom: sales.username });
      expect(status).toBe(200);
      expect(await stored(quote)).toMatchObject({ status: 'Pended', assignedToUserId: operations.id });
      expect([await audited(quote, 'take-over-quote'), await audited(quote, 'assign-quote')]).toEqual([1, 1]);
    });

    it.each([
      ['the call of the specification', 'enrollment/SendBackToSignatureRequired'],
      ['the manual status update', 'quote/ManualStatusUpdate'],
    ])('is protected from %s too', async (_what, call) => {
      const quote = await submitted();
      await claim(sales, quote);
      const isSendBack = call.endsWith('Required');
      const path = isSendBack ? `/api/${call}` : `/api/${call}/${quote.id}`;
      const body = isSendBack ? { QuoteId: quote.id, GroupId: quote.groupId } : { Version: quote.version };
      const caller = await app.as(operations);
      expect((await caller.put(path).send(body)).body.Code).toBe('CONFIRMATION_NEEDED');
      const confirmed = await caller.put(path).send({ ...body, TakeOverFrom: sales.username.toUpperCase() });
      expect(confirmed.status).toBeLessThan(300);
      expect((await stored(quote)).assignedToUserId).toBe(operations.id);
    });

    it('has one winner of two who take it over at once, and of two who decide', async () => {
      const third = await insertSalesUser(app);
      await app.as(third);
      for (const act of [
        (user: User, quote: Quote) => claim(user, quote, { TakeOverFrom: sales.username }),
        (user: User, quote: Quote) => decide(user, quote, 'Pend', { TakeOverFrom: sales.username }),
      ]) {
        const quote = await submitted();
        await claim(sales, quote);
        const people = [operations, third];
        const answers = await Promise.all(people.map((user) => act(user, quote)));
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
        const winner = people[answers.findIndex(({ status }) => status === 200)]!;
        expect((await stored(quote)).assignedToUserId).toBe(winner.id);
        expect(await audited(quote, 'take-over-quote')).toBe(1);
      }
    });

    it('asks again when a third person took it over in the meantime', async () => {
      const quote = await submitted();
      await claim(sales, quote);
      const third = await insertSalesUser(app);
      expect((await claim(third, quote, { TakeOverFrom: sales.username })).status).toBe(200);
      const { body } = await decide(operations, quote, 'Pend', { TakeOverFrom: sales.username });
      expect([body.Message, body.Fields]).toEqual([heldBy(third), { TakeOverFrom: [third.username] }]);
    });
  });

  it('claims it', async () => {
    const quote = await submitted();
    expect((await decide(operations, quote, 'Pend')).status).toBe(200);
    expect(await stored(quote)).toMatchObject({ assignedToUserId: operations.id, assignedAt: app.clock.now() });
    expect(await audited(quote, 'assign-quote')).toBe(1);
    const refused = await decide(sales, await stored(quote), 'Approve');
    expect(refused.body.Message).toBe(heldBy(operations));
  });

  describe('whose members the agent left to staff', () => {
    const bypassed = async () =>
      insertEnrolling(app, agent, {
        quote: { status: 'Complete', readOnlyReason: 4 },
        answers: { BypassMemberEnrollment: true },
      });

    it('shows staff what is missing, and the agent nothing', async () => {
      const { quote, members } = await bypassed();
      const { Demographics } = (await overview(sales, quote)).Sections;
      expect(Demographics.State).toBe('NotStarted');
      expect(Demographics.Problems.map(({ Field }) => Number(Field.split('.')[0]))).toEqual([members[0]!.id]);
      expect((await overview(agent, quote)).Sections.Demographics).toEqual({ State: 'Completed', Problems: [] });
    });

    it('approves it with a reason alone, which is kept', async () => {
      const { quote } = await bypassed();
      const without = await decide(sales, quote, 'Approve', { Reason: ' ' });
      expect([without.status, without.body.Fields]).toEqual([422, { Reason: [APPROVE_INCOMPLETE] }]);
      expect(await stored(quote)).toMatchObject({ status: 'Complete', assignedToUserId: null });
      expect((await decide(sales, quote, 'Approve', { Reason: 'The members are installed by hand.' })).status).toBe(
        200,
      );
      const [event] = await app.database.manager.findBy(QuoteEvent, { quoteId: quote.id });
      expect(event).toMatchObject({ toStatus: 'Approved', why: 'The members are installed by hand.' });
    });

    it('needs no reason once staff have completed them', async () => {
      const { quote, members } = await bypassed();
      const caller = await app.as(sales);
      const details = completeDetails({ Id: members[0]!.id });
      expect((await caller.put(`/api/enrollment/Member/${quote.id}`).send(details)).status).toBe(200);
      expect((await overview(sales, quote)).Sections.Demographics.State).toBe('Completed');
      const { status } = await decide(sales, await stored(quote), 'Approve', { Reason: undefined });
      expect(status).toBe(200);
    });
  });
});
