import type { User } from '../../backend/src/platform/people/user.table.ts';
import { QuotePlan } from '../../backend/src/quoting/quote-plans/quote-plan.table.ts';
import { QuoteNotification } from '../../backend/src/quoting/quotes/notification.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import type { QuoteResponse } from '../../shared/src/quotes/quote.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import {
  MOST_CHARACTERS,
  MOST_NOTIFICATIONS,
  NOTIFICATION_MISSING,
  NOTIFICATION_TOO_LONG,
  TOO_MANY_NOTIFICATIONS,
} from '../../shared/src/quotes/notification-text.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { countStatements } from '../support/count-statements.ts';
import { employeeRequest, employees, openCensus } from '../support/census-builders.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';

describe('what is read with a quote', () => {
  let app: TestApp;
  let agent: User;
  let stranger: User;
  let sales: User;

  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app, { fullName: 'Ada Byron' });
    stranger = await insertAgentUser(app);
    sales = await insertSalesUser(app);
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.set('2026-11-20T15:00:00Z'));

  const read = async (id: number) => (await (await app.as(agent)).get(`/api/quote/${id}`)).body as QuoteResponse;

  describe('its notifications', () => {
    const put = async (user: User, id: number, body: unknown) =>
      (await app.as(user)).put(`/api/quote/PutNotification/${id}`).type('json').send(JSON.stringify(body));

    it('are what its people wrote, newest first, kept as plain text', async () => {
      const { id } = await insertQuote(app, agent, { status: 'Complete' });
      await put(agent, id, '  Call the owner.\r\nAfter noon. ');
      app.clock.set('2026-11-20T15:05:00Z');
      const { status, body } = await put(sales, id, '<img src=x onerror=alert(1)> & “quotes”');
      expect(status).toBe(200);
      expect(body.Notifications.map(({ Text }: { Text: string }) => Text)).toEqual([
        '<img src=x onerror=alert(1)> & “quotes”',
        'Call the owner.\nAfter noon.',
      ]);
      expect((await read(id)).Notifications[1]).toMatchObject({ By: 'Ada Byron', At: '2026-11-20T15:00:00.000Z' });
      const written = await app.database.manager.findBy(AuditEvent, {
        action: 'put-notification',
        subjectId: String(id),
      });
      expect(written.map(({ userId, fields }) => [userId, fields])).toEqual([
        [agent.id, 'Notifications'],
        [sales.id, 'Notifications'],
      ]);
    });

    it.each([
      ['nothing', ' \n ', 422, NOTIFICATION_MISSING],
      ['the longest', 'x'.repeat(MOST_CHARACTERS), 200, undefined],
      ['one letter more', 'x'.repeat(MOST_CHARACTERS + 1), 422, NOTIFICATION_TOO_LONG],
      ['an object', { Text: 'x' }, 400, expect.any(String)],
      ['a number', 7, 400, expect.any(String)],
      ['null', null, 400, expect.any(String)],
    ])('%s: %s', async (_what, body, status, message) => {
      const { id } = await insertQuote(app, agent);
      const answer = await put(agent, id, body);
      expect([answer.status, answer.body.Message]).toEqual([status, message]);
      expect(await app.database.manager.countBy(QuoteNotification, { quoteId: id })).toBe(status === 200 ? 1 : 0);
    });

    it('are not of other agents, and not for them', async () => {
      const { id } = await insertQuote(app, agent);
      expect((await put(stranger, id, 'Hello')).status).toBe(404);
      expect(await app.database.manager.countBy(QuoteNotification, { quoteId: id })).toBe(0);
    });

    it.each([
      [2, 1],
      [3, 2],
    ])('written twice within %i seconds are %i', async (seconds, count) => {
      const { id } = await insertQuote(app, agent);
      await put(agent, id, 'Call the owner.');
      app.clock.set(`2026-11-20T15:00:0${seconds}Z`);
      await put(agent, id, 'Call the owner.');
      expect(await app.database.manager.countBy(QuoteNotification, { quoteId: id })).toBe(count);
    });

    it('have an end', async () => {
      const { id } = await insertQuote(app, agent);
      const one = { quoteId: id, text: 'x', byUserId: sales.id, at: new Date('2026-11-01T00:00:00Z') };
      await app.database.manager.insert(QuoteNotification, Array<typeof one>(MOST_NOTIFICATIONS - 1).fill(one));
      expect((await put(agent, id, 'The last one')).status).toBe(200);
      const { status, body } = await put(agent, id, 'One more');
      expect([status, body.Message]).toEqual([422, TOO_MANY_NOTIFICATIONS]);
    });
  });

  describe('the latest census of its group', () => {
    it('is named while another quote has it, until this census or that quote changes', async () => {
      const { quote: first, caller } = await openCensus(app, agent, employees(2));
      const { groupId } = first;
      app.clock.set('2026-11-20T15:10:00Z');
      const { quote: second } = await openCensus(app, agent, employees(3), { groupId, name: 'Later' });
      expect((await read(first.id)).LatestCensusQuote).toEqual({
        Id: second.id,
        Name: 'Later',
        ChangedAt: '2026-11-20T15:10:00.000Z',
      });
      expect((await read(second.id)).LatestCensusQuote).toBeNull();
      app.clock.set('2026-11-20T15:20:00Z');
      const more = employeeRequest({ EmployeeNumber: 0, FirstName: 'New' });
      expect((await caller.post(`/api/groupcensus/${first.id}`).send(more)).status).toBe(200);
      expect((await read(first.id)).LatestCensusQuote).toBeNull();
      expect((await read(second.id)).LatestCensusQuote).toMatchObject({ Id: first.id });
      const { Version } = await read(first.id);
      await caller.put(`/api/quote/Delete/${first.id}`).send({ Version });
      expect((await read(second.id)).LatestCensusQuote).toBeNull();
    });

    it('is not made newer by copying', async () => {
      const { quote, caller } = await openCensus(app, agent, employees(2));
      app.clock.set('2026-11-20T15:10:00Z');
      await caller.post('/api/quote').send({ Id: quote.id });
      expect((await read(quote.id)).LatestCensusQuote).toBeNull();
    });
  });

  it('the share of essential health benefits is that of its medical plans', async () => {
    const gold = await sellPlan(app.database, buildPlan({ displayName: 'Gold', ehbShareBasisPoints: 9_950 }));
    const silver = await sellPlan(app.database, buildPlan({ displayName: 'Silver' }));
    const dental = await sellPlan(app.database, buildPlan({ displayName: 'Smile', coverage: 'dental' }));
    const { id } = await insertQuote(app, agent, { status: 'Quoting' });
    const get = async (user: User) => (await app.as(user)).get(`/api/quote/GetEHBPercentageValue/${id}`);
    expect((await get(agent)).body).toEqual({ QuoteId: id, EHBPercentageValue: null, Plans: [] });
    for (const [index, { id: planId }] of [gold, silver, dental].entries()) {
      await app.database.manager.insert(QuotePlan, {
        quoteId: id,
        planId,
        position: index + 1,
        monthlyRateCents: 100_000,
        effectiveDate: isoDate('2027-01-01'),
        rateArea: 12,
        pricedAt: app.clock.now(),
      });
    }
    expect((await get(agent)).body).toEqual({
      QuoteId: id,
      EHBPercentageValue: 99.75,
      Plans: [
        { PlanId: gold.id, PlanDisplayName: 'Gold', EHBPercentage: 99.5 },
        { PlanId: silver.id, PlanDisplayName: 'Silver', EHBPercentage: 100 },
      ],
    });
    expect((await get(stranger)).status).toBe(404);
  });

  it('takes as many queries for twelve quotes of a group as for two', async () => {
    const caller = await app.as(agent);
    const group = await insertGroup(app, agent);
    const list = () => caller.get(`/api/quote/GetByGroup/${group.id}`);
    await insertQuote(app, agent, { groupId: group.id });
    await insertQuote(app, agent, { groupId: group.id });
    await list();
    const few = await countStatements(app, /quote/i, list);
    for (let more = 0; more < 10; more += 1) {
      await insertQuote(app, agent, { groupId: group.id });
    }
    expect(await countStatements(app, /quote/i, list)).toBe(few);
  });

  it('an individual question in the address changes nothing', async () => {
    const { id } = await insertQuote(app, agent);
    const caller = await app.as(agent);
    const answers = [
      await caller.get(`/api/quote/${id}?bypassSepValidationFlag=true`),
      await caller.get(`/api/quote/${id}?bypassSepValidationFlag=false`),
    ];
    expect(answers.map(({ status, body }) => [status, body.Id])).toEqual([
      [200, id],
      [200, id],
    ]);
  });
});
