import type { Plan } from '../../backend/src/catalogue/plans/plan.table.ts';
import { MemberEnrollment } from '../../backend/src/enrollment/parts/demographics/member-enrollment.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { insertGroup } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';
import { LAST_YEAR, openRenewal, sellBothYears } from '../support/renewal-builders.ts';
import { renew, upcoming } from '../passive-renewals/submitted-groups.ts';

const NOBODY_ENROLLS =
  'Nobody on the census of this renewal enrolls in anything, so it has no premium yet. Complete the census first.';

describe('a renewal that is not finished', () => {
  let app: TestApp;
  let agent: User;
  let sales: User;
  let then: Plan;
  let now: Plan;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    sales = await insertSalesUser(app);
    ({ then, now } = await sellBothYears(app));
  });
  afterAll(() => app.close());

  const peopleOf = (quoteId: number) =>
    app.database.manager.find(CensusMember, { where: { quoteId }, order: { employeeNumber: 'ASC' } });
  const changeOf = async (quoteId: number) => (await app.as(agent)).get(`/api/renewals/PremiumChange/${quoteId}`);

  /** A group in force, without a renewal quote. */
  async function inForce(
    people: Partial<CensusMember>[] = [{ firstName: 'Ruth' }, { employeeNumber: 2, firstName: 'Otto' }],
  ) {
    const { group, quote } = await openRenewal(app, agent, [then], { people });
    await app.database.manager.delete(CensusMember, { quoteId: quote.id });
    await app.database.manager.delete(Quote, { id: quote.id });
    return group;
  }

  async function start(groupId: number, more: object = {}): Promise<number> {
    const answer = await (
      await app.as(agent)
    )
      .post('/api/quote')
      .send({ GroupId: groupId, QuoteType: 'SmallGroupRenewal', ...more });
    expect([answer.status, answer.body.Message]).toEqual([201, undefined]);
    return answer.body.Id as number;
  }

  it('begins with the people in force, and their details', async () => {
    const group = await inForce();
    const ruth = await app.database.manager.findOneByOrFail(CensusMember, {
      quoteId: (await app.database.manager.findOneByOrFail(Quote, { groupId: group.id })).id,
      firstName: 'Ruth',
    });
    const details = { memberId: ruth.id, providerName: 'Ada Lindqvist', homeAddress: {}, mailingAddress: {} };
    await app.insert(Object.assign(new MemberEnrollment(), details));
    const quoteId = await start(group.id);
    const people = await peopleOf(quoteId);
    expect(people.map(({ firstName }) => firstName)).toEqual(['Ruth', 'Otto']);
    expect(await app.database.manager.findOneBy(MemberEnrollment, { memberId: people[0]!.id })).toMatchObject({
      providerName: 'Ada Lindqvist',
    });
    expect((await app.database.manager.findOneByOrFail(Quote, { id: quoteId })).memberCount).toBe(2);
  });

  it('begins with nobody where the agent wants that, or nothing is in force here', async () => {
    const group = await inForce();
    expect(await peopleOf(await start(group.id, { EmptyCensus: true }))).toEqual([]);
    const elsewhere = await insertGroup(app, agent, { renewalDate: group.renewalDate });
    expect(await peopleOf(await start(elsewhere.id))).toEqual([]);
  });

  it('is not compared while nobody enrolls: no page, no package that says $0.00', async () => {
    const group = await inForce();
    const quoteId = await start(group.id, { EmptyCensus: true });
    const page = await changeOf(quoteId);
    expect([page.status, page.body.Message]).toEqual([422, NOBODY_ENROLLS]);
    const paper = await (await app.as(agent)).get(`/api/proposal/GetRenewalpackageForQuote/${quoteId}`);
    expect([paper.status, paper.body.Message]).toEqual([422, NOBODY_ENROLLS]);
  });

  it('has no total while a plan ends and none follows: it says who needs one, not that they left', async () => {
    const ending = await sellPlan(
      app.database,
      buildPlan({ displayName: 'POS Silver 2000', businessYear: 2026 }),
      LAST_YEAR,
    );
    const { quote } = await openRenewal(app, agent, [ending], { people: [{}, { employeeNumber: 2 }] });
    const { body } = await changeOf(quote.id);
    expect(body.Total).toBeNull();
    expect(body.Plans).toEqual([]);
    expect(body.People.Coverage + body.People.Left).toBe(0);
    expect(body.Notes).toContain('Not complete: 2 members need a plan. There is no total until then.');
    expect(body.Notes).toContain('No plan follows POS Silver 2000.');
  });

  it('is renewed passively on the people in force where somebody opened it and left', async () => {
    const group = await inForce();
    const quoteId = await start(group.id, { EmptyCensus: true });
    const caller = await app.as(sales);
    const { body } = await caller.post('/api/sales/PreviewPassiveRenewals').send({ groupIds: [group.id] });
    expect(body).toMatchObject([{ Outcome: 'Renews', PremiumNow: expect.any(Number) }]);
    expect(body[0].PremiumThen).toBeGreaterThan(0);
    expect(await upcoming(app, sales, { id: [group.id] })).toMatchObject([{ Standing: 'Ready' }]);
    expect(await renew(app, sales, [group.id])).toEqual([['Done', '']]);
    const people = await peopleOf(quoteId);
    expect(people.map(({ firstName, assignedPlanId }) => [firstName, assignedPlanId])).toEqual([
      ['Ruth', now.id],
      ['Otto', now.id],
    ]);
    await caller.put(`/api/sales/UndoPassiveRenewal/${group.id}`).expect(200);
    expect(await peopleOf(quoteId)).toEqual([]);
  });
});
