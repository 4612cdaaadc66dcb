import { Logger } from '@nestjs/common';
import { jest } from '@jest/globals';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { BooksKnowTheirQuotes1795827562719 } from '../../backend/src/migrations/1795827562719-books-know-their-quotes.ts';
import type { Plan } from '../../backend/src/catalogue/plans/plan.table.ts';
import { RecountBooksService } from '../../backend/src/quoting/quotes/recount-books.service.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { buildPlan } from '../support/plan-builders.ts';
import { type Caller, startApp, type TestApp } from '../support/app.ts';
import { insertGroup } from '../support/group-builders.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';
import { buildAgency, buildAgent } from '../support/builders.ts';
import { insertSalesUser } from '../support/people.ts';
import { quotedGroup, sell } from '../plan-selection/quoted-group.ts';

const MOVES = 150;
const MINUTE_MS = 60_000;

/** The same numbers each time, from 0 to 1. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

describe('what the books of agents repeat of their groups and households', () => {
  let app: TestApp;
  let agentIds: number[];
  let agent: Caller;
  let sales: Caller;
  let plan: Plan;
  let groupId: number;
  beforeAll(async () => {
    app = await startApp();
    await seedLocations(app.database, ['MI']);
    const { id: agencyId } = await app.insert(buildAgency());
    agentIds = [];
    for (let agents = 0; agents < 2; agents += 1) {
      agentIds.push((await app.insert(buildAgent({ agencyId, isAgentBroker: true }))).id);
    }
    const roles = [ROLES.smallGroupAgent, ROLES.individualAgent];
    const user = await app.insertUser({ roles, agentId: agentIds[0] });
    agent = await app.as(user);
    sales = await app.as(await insertSalesUser(app));
    plan = await sell(app, buildPlan({ displayName: 'PPO Gold' }));
    groupId = (await insertGroup(app, user, { renewalDate: isoDate('2027-01-01') })).id;
    for (const status of ['Quoting', 'Quoting', 'Approved'] as const) {
      const effectiveDate = isoDate(status === 'Approved' ? '2026-01-01' : '2027-01-01');
      await quotedGroup(app, user, { groupId, status, effectiveDate });
    }
    for (const enrollmentType of ['Special', 'Open'] as const) {
      await insertIndividualQuote(app, user, {
        status: enrollmentType === 'Open' ? 'Enrolling' : 'Quoting',
        details: { planType: 'Permanent', enrollmentType, coverageMonths: null, eventDate: isoDate('2026-11-20') },
      });
    }
  });
  afterAll(() => app.close());

  const recount = () => app.get(RecountBooksService).recount();

  /** What is done to a quote, or beside it, over HTTP; most of it is refused in most statuses. */
  const moves: Record<string, (quote: Quote, random: number) => Promise<{ status: number }>> = {
    begin: async (_quote, random) =>
      sales
        .post('/api/quote')
        .send({ GroupId: groupId, QuoteType: random < 0.5 ? 'SmallGroupNewBusiness' : 'SmallGroupRenewal' }),
    copy: async ({ id }) => sales.post('/api/quote').send({ Id: id }),
    rename: async ({ id, version }, random) =>
      agent.put('/api/quote').send({ Id: id, Version: version, Name: `Name ${random}` }),
    remove: async ({ id, version }) => agent.put(`/api/quote/Delete/${id}`).send({ Version: version }),
    restore: async ({ id, version }) => sales.put(`/api/quote/Restore/${id}`).send({ Version: version }),
    date: async ({ id, version, effectiveDate }) =>
      agent.put(`/api/quote/PutUpdatedEffectiveDate/${id}`).send({
        EffectiveDate: effectiveDate === '2027-01-01' ? '2027-02-01' : '2027-01-01',
        Version: version,
      }),
    plans: async ({ id }, random) =>
      agent.put(`/api/plan/PutSelections/${id}`).send({
        SelectedPlanIds: random < 0.7 ? [plan.id] : [],
        AssignedPlanForMembers: [],
        IsRequestForCreateProposal: false,
      }),
    enroll: async (quote) => {
      await moves['plans']!(quote, 0);
      return agent.put(`/api/quote/Enroll/${quote.id}`).send({ Version: quote.version });
    },
    backToQuoting: async ({ id, version }) => agent.put(`/api/quote/BackToQuoting/${id}`).send({ Version: version }),
    agents: async (_quote, random) => {
      const { body } = await sales.get(`/api/group/GetGroupById/${groupId}`);
      const wanted = random < 0.3 ? agentIds : random < 0.6 ? agentIds.slice(0, 1) : agentIds.toReversed();
      return sales.put('/api/group').send({ ...body, AssociatedAgents: wanted.map((Id) => ({ Id })) });
    },
  };

  /** Of quotes in other statuses these are never allowed. */
  const suits: Record<string, (quote: Quote) => boolean> = {
    enroll: ({ groupId: of, status, isDeleted }) => of !== null && status === 'Quoting' && !isDeleted,
    backToQuoting: ({ groupId: of, status, isDeleted }) => of === null && status === 'Enrolling' && !isDeleted,
  };

  it('is what they are, after every change of any kind', async () => {
    const random = numbers(27);
    const done = new Set<string>();
    expect(await recount()).toEqual([]);
    for (let move = 0; move < MOVES; move += 1) {
      app.clock.advance(MINUTE_MS * (random() < 0.3 ? 0 : 1));
      const names = Object.keys(moves);
      const name = names[Math.floor(random() * names.length)]!;
      const quotes = await app.database.manager.find(Quote, { order: { id: 'ASC' } });
      const suited = quotes.filter(suits[name] ?? Boolean);
      const quote = suited[Math.floor(random() * suited.length)];
      if (!quote) {
        continue;
      }
      const { status } = await moves[name]!(quote, random());
      expect([name, status < 500]).toEqual([name, true]);
      if (status < 300) {
        done.add(name);
      }
      expect([name, quote.id, await recount()]).toEqual([name, quote.id, []]);
    }
    expect([...done].sort()).toEqual(Object.keys(moves).sort());
  });

  it('is filled by the update of a database from before', async () => {
    const nothing = [
      'renewalDate',
      'status',
      'premiumCents',
      'isPremiumLowest',
      'nowCents',
      'isNowLowest',
      'thenCents',
    ];
    await app.database.query(`UPDATE group_agents SET ${nothing.map((column) => `${column} = NULL`).join()}`);
    await app.database.query('UPDATE quote_agents SET modifiedAt = NULL, isWaiting = 0');
    const runner = app.database.createQueryRunner();
    await new BooksKnowTheirQuotes1795827562719().up(runner);
    await runner.release();
    expect(await recount()).toEqual([]);
  });

  it('is mended in the night, and what differed is said', async () => {
    const said = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const { id } = await app.database.manager.findOneByOrFail(Quote, { quoteType: 'IndividualNewBusiness' });
    await app.database.query('UPDATE group_agents SET premiumCents = 1 WHERE groupId = ?', [groupId]);
    await app.database.query('UPDATE quote_agents SET isWaiting = 1 - isWaiting WHERE quoteId = ?', [id]);
    const differed = [`group ${groupId}`, `quote ${id}`];
    expect(await recount()).toEqual(differed);
    expect(said).toHaveBeenCalledWith(expect.stringContaining(differed.join(', ')));
    said.mockRestore();
    expect(await recount()).toEqual([]);
  });
});
