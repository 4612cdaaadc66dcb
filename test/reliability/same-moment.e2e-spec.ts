import type { User } from '../../backend/src/platform/people/user.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { QuoteEvent } from '../../backend/src/quoting/quotes/quote-event.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { brokenAuditRow } from '../support/audit-chain.ts';
import { employeeRequest, employees } from '../support/census-builders.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser } from '../support/people.ts';
import { sellOnePlan } from '../security/fixtures.ts';

const TIMES = 20;

describe('20 identical requests at the same moment', () => {
  let app: TestApp;
  let agent: User;
  let caller: Caller;
  let planId: number;
  beforeAll(async () => {
    app = await startApp();
    planId = await sellOnePlan(app);
    agent = await insertAgentUser(app);
    caller = await app.as(agent);
  });
  afterAll(async () => {
    const broken = await brokenAuditRow(app.database);
    await app.close();
    expect(broken).toBeNull();
  });

  /** How often each status was answered. */
  async function together(send: () => PromiseLike<{ status: number }>): Promise<Record<number, number>> {
    const answers = await Promise.all(Array.from({ length: TIMES }, () => send()));
    return answers.reduce<Record<number, number>>((counts, { status }) => {
      counts[status] = (counts[status] ?? 0) + 1;
      return counts;
    }, {});
  }
  const audited = (action: string, subjectId: number) =>
    app.database.manager.countBy(AuditEvent, { action, subjectId: String(subjectId) });
  const dentalLess = employees(3).map((person) => ({ ...person, DentalStatus: 'Waive' as const }));

  it('make one quote, and all are answered with it', async () => {
    const { id: groupId } = await insertGroup(app, agent);
    const body = { GroupId: groupId, QuoteType: 'SmallGroupNewBusiness' };
    expect(await together(() => caller.post('/api/quote').send(body))).toEqual({ 201: TIMES });
    const quotes = await app.database.manager.findBy(Quote, { groupId });
    expect(quotes).toHaveLength(1);
    expect(await audited('create-quote', quotes[0]!.id)).toBe(1);
    expect(await app.database.manager.countBy(QuoteEvent, { quoteId: quotes[0]!.id })).toBe(1);
  });

  it('load a census once', async () => {
    const { id } = await insertQuote(app, agent);
    const path = `/api/groupcensus/AddAllGroupCensus/${id}`;
    expect(await together(() => caller.post(path).send(dentalLess))).toEqual({ 200: 1, 422: TIMES - 1 });
    expect(await app.database.manager.countBy(CensusMember, { quoteId: id })).toBe(3);
    expect(await audited('import-census-append', id)).toBe(1);
  });

  it('replace a census by one whole census', async () => {
    const { id } = await insertQuote(app, agent);
    const path = `/api/groupcensus/AddAllGroupCensus/${id}?mode=replace`;
    expect(await together(() => caller.post(path).send(dentalLess))).toEqual({ 200: TIMES });
    expect(await app.database.manager.countBy(CensusMember, { quoteId: id })).toBe(3);
  });

  it('add a member once', async () => {
    const { id } = await insertQuote(app, agent);
    const counts = await together(() => caller.post(`/api/groupcensus/${id}`).send(employeeRequest()));
    expect(counts).toEqual({ 200: 1, 422: TIMES - 1 });
    expect(await app.database.manager.countBy(CensusMember, { quoteId: id })).toBe(1);
  });

  it('approve a census once, and make one selection', async () => {
    const { id } = await insertQuote(app, agent);
    await caller.post(`/api/groupcensus/AddAllGroupCensus/${id}`).send(dentalLess);
    const approve = () => caller.put(`/api/groupcensus/ApproveCensus/${id}`).send({});
    expect(await together(approve)).toEqual({ 200: 1, 409: TIMES - 1 });
    const body = { SelectedPlanIds: [planId], AssignedPlanForMembers: [], IsRequestForCreateProposal: true };
    const counts = await together(() => caller.put(`/api/plan/PutSelections/${id}`).send(body));
    expect(Object.keys(counts)).toEqual(['200']);
    const [plans] = (await app.database.query(
      `SELECT COUNT(*) AS chosen, COUNT(DISTINCT member_plans.id) AS members FROM quote_plans
       LEFT JOIN member_plans ON member_plans.quotePlanId = quote_plans.id WHERE quote_plans.quoteId = ${id}`,
    )) as { chosen: unknown; members: unknown }[];
    expect([Number(plans?.chosen), Number(plans?.members)]).toEqual([3, 3]);
    const moves = await app.database.manager.find(QuoteEvent, { where: { quoteId: id }, order: { id: 'ASC' } });
    expect(moves.map(({ toStatus }) => toStatus)).toEqual(['Quoting']);
  });

  it.each([
    ['a new name', (quote: Quote) => caller.put('/api/quote').send({ Id: quote.id, Version: 1, Name: 'Once' })],
    ['a deletion', (quote: Quote) => caller.put(`/api/quote/Delete/${quote.id}`).send({ Version: 1 })],
    [
      'a new effective date',
      (quote: Quote) =>
        caller.put(`/api/quote/PutUpdatedEffectiveDate/${quote.id}`).send({ EffectiveDate: '2027-02-01', Version: 1 }),
    ],
  ])('of two or more editors with %s one is first, and the others are told', async (_what, send) => {
    const quote = await insertQuote(app, agent);
    const counts = await together(() => send(quote));
    expect(counts[200]).toBe(1);
    expect((counts[409] ?? 0) + (counts[404] ?? 0)).toBe(TIMES - 1);
    expect((await app.database.manager.findOneByOrFail(Quote, { id: quote.id })).version).toBe(2);
  });
});
