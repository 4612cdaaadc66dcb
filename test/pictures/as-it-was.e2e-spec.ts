import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { PlansRepository } from '../../backend/src/catalogue/plans/plans.repository.ts';
import { RatesCache } from '../../backend/src/catalogue/plans/rates-cache.ts';
import { BusinessRule } from '../../backend/src/platform/business-rules/business-rule.table.ts';
import { RulesService } from '../../backend/src/platform/business-rules/rules.service.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { CensusMember } from '../../backend/src/quoting/group-census/census-member.table.ts';
import { QuotePicture } from '../../backend/src/quoting/pictures/quote-picture.table.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import type { AsItWas, QuotePictures } from '../../shared/src/pictures/picture.record.ts';
import { AT_FULL_PRICE, RATES_OF_TODAY } from '../../shared/src/pictures/picture-words.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { sell } from '../plan-selection/quoted-group.ts';
import { insertQuotedGroup } from '../proposals/quoted-group.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { buildMember } from '../support/census-rows.ts';
import { quotedHousehold, sellIndividualPlans } from '../support/enrolling-household.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';

/** 41 on January 1, 2027: $327 a month. */
const BORN = { dateOfBirth: isoDate('1985-06-15') };
const RUTH = { ...BORN, employeeNumber: 1, firstName: 'Ruth', lastName: 'Larsen', tobacco: false };
const IVY = { ...BORN, employeeNumber: 2, firstName: 'Ivy', lastName: 'Okafor', tobacco: false };

const OF_PLAN = 'ratePeriodId IN (SELECT id FROM plan_rate_periods WHERE planId = ?)';

describe('a quote as it was', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    await seedLocations(app.database, ['MI']);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.set('2026-11-20T15:00:00Z');
    agent = await insertAgentUser(app, { fullName: 'Ada Agent' });
  });

  const list = async (quoteId: number, user = agent) =>
    (await (await app.as(user)).get(`/api/quote/Pictures/${quoteId}`).expect(200)).body as QuotePictures;
  const compare = async (quoteId: number, user = agent) => {
    const [newest] = (await list(quoteId, user)).Pictures;
    const { body } = await (await app.as(user)).get(`/api/quote/AsItWas/${quoteId}/${newest!.Id}`).expect(200);
    return body as AsItWas;
  };
  const propose = async (quoteId: number) =>
    (await app.as(agent)).get(`/api/proposal/GetProposalForQuote/${quoteId}`).expect(200);
  const memberOf = (quoteId: number, firstName: string) =>
    app.database.manager.findOneByOrFail(CensusMember, { quoteId, firstName });
  const quoted = async () => {
    const plan = await sell(app, { displayName: 'PPO Then' });
    return { plan, quote: await insertQuotedGroup(app, agent, { planIds: [plan.id], members: [RUTH, IVY] }) };
  };

  it('stands beside today with who and what differs, and why the premium does, to the cent', async () => {
    const { plan, quote } = await quoted();
    await propose(quote.id);
    app.clock.set('2026-11-25T15:00:00Z');
    // Ten dollars more for everybody, Ivy has left, Otto has come, and Ruth is two years older than was said.
    await app.database.query(`UPDATE plan_rates SET rateCents = rateCents + 1000 WHERE ${OF_PLAN}`, [plan.id]);
    app.get(RatesCache).forget();
    await app.database.manager.delete(CensusMember, { id: (await memberOf(quote.id, 'Ivy')).id });
    const ruth = await memberOf(quote.id, 'Ruth');
    await app.database.manager.update(CensusMember, { id: ruth.id }, { dateOfBirth: isoDate('1983-06-15') });
    await app.insert(buildMember({ ...IVY, quoteId: quote.id, firstName: 'Otto', lastName: 'Hahn' }));

    const answer = await compare(quote.id, await insertSalesUser(app));
    expect(answer).toMatchObject({ TakenBy: 'Ada Agent', Occasion: 'StatusChanged', Status: 'Created Proposal' });
    expect(answer.Facts).toEqual([]);
    expect(answer.People).toEqual([
      {
        ...{ Name: 'Ruth Larsen', What: 'Changed' },
        Changes: [{ What: 'Birth date', Then: '6/15/1985', Now: '6/15/1983' }],
      },
      { Name: 'Ivy Okafor', What: 'Left', Changes: [] },
      { Name: 'Otto Hahn', What: 'Joined', Changes: [] },
    ]);
    // Then 2 x $327. Now Ruth at 43: $329 + $10, Otto at 41: $327 + $10.
    expect(answer.Total).toEqual({
      ...{ Before: 654, After: 676, Change: 22 },
      Parts: { Ageing: 2, Rates: 10, Area: 0, Joined: 337, Left: -327, Coverage: 0, Tobacco: 0, PlanMapping: 0 },
    });
    expect(
      answer.Plans.map(({ FromPlanName, ToPlanName, Before, After }) => [FromPlanName, ToPlanName, Before, After]),
    ).toEqual([['PPO Then', 'PPO Then', 654, 676]]);
    expect(answer.Notes).toEqual([RATES_OF_TODAY]);
    const quotedThen = [{ PlanName: 'PPO Then', Age: 41, Rate: 327 }];
    expect(answer.Census).toMatchObject([
      { Name: 'Ruth Larsen', DateOfBirth: '1985-06-15', Tobacco: 'No', Quoted: quotedThen },
      { Name: 'Ivy Okafor', Quoted: quotedThen },
    ]);
  });

  it('names the rules whose value was another one, as they had been written then', async () => {
    const { quote } = await quoted();
    await propose(quote.id);
    const old = await app.database.manager.findOneByOrFail(BusinessRule, { ruleKey: 'SmallGroupSalesPhoneNum' });
    app.clock.set('2026-11-25T15:00:00Z');
    const { id: supersedesId, ...columns } = old;
    const next = { ...columns, value: '(800) 555-0199', supersedesId, createdAt: app.clock.now() };
    await app.insert(Object.assign(new BusinessRule(), next));
    app.get(RulesService).forget();
    const { Rules } = await compare(quote.id, await insertSalesUser(app));
    expect(Rules.map(({ Then, Now }) => [Then, Now])).toEqual([[old.value, '(800) 555-0199']]);
  });

  it('pairs a plan that was exchanged, and says when one has no rates today', async () => {
    const { quote } = await quoted();
    await propose(quote.id);
    const other = await sell(app, { displayName: 'HMO Now', networkType: 'HMO' }, { rateOf: () => 20_000 });
    const chosen = { SelectedPlanIds: [other.id], AssignedPlanForMembers: [] };
    await (await app.as(agent)).put(`/api/plan/PutSelections/${quote.id}`).send(chosen).expect(200);
    const { Plans, Total } = await compare(quote.id);
    expect(Plans).toMatchObject([{ FromPlanName: 'PPO Then', ToPlanName: 'HMO Now', Before: 654, After: 400 }]);
    expect(Total!.Parts.PlanMapping).toBe(-254);
    await app.database.query(`DELETE FROM plan_rates WHERE ${OF_PLAN}`, [other.id]);
    app.get(RatesCache).forget();
    const without = await compare(quote.id);
    expect(without.Total).toBeNull();
    expect(without.Notes[0]).toBe('Rates not loaded for HMO Now, so it is left out.');
  });

  it('is kept with each paper and each change of status, and once while nothing changes', async () => {
    const { quote } = await quoted();
    expect((await list(quote.id)).Pictures).toEqual([]);
    await propose(quote.id);
    app.clock.advance(60_000);
    await propose(quote.id);
    expect((await list(quote.id)).Pictures).toHaveLength(1);
    const ruth = await memberOf(quote.id, 'Ruth');
    await app.database.manager.update(CensusMember, { id: ruth.id }, { tobacco: true });
    await propose(quote.id);
    const { Pictures } = await list(quote.id);
    expect(Pictures.map(({ Status, TakenBy }) => [Status, TakenBy])).toEqual(
      Array(2).fill(['Created Proposal', 'Ada Agent']),
    );
    const [newest] = await app.database.manager.find(QuotePicture, {
      where: { quoteId: quote.id },
      order: { id: 'DESC' },
    });
    expect(JSON.stringify(newest!.content)).not.toMatch(/ssn|pregnan/i);
  });

  it('is that of a household, too: with what it said of its income, at full price', async () => {
    const plans = await sellIndividualPlans(app);
    app.get(PlansRepository).forget();
    app.get(RatesCache).forget();
    const seller = await insertAgentUser(app, { fullName: 'Ina Agent', roles: [ROLES.individualAgent] });
    const { id } = await quotedHousehold(app, seller, { planId: plans.ppo });
    const made = await (await app.as(seller)).post(`/api/proposal/MakeComparison/${id}`).send({ planIds: [plans.ppo] });
    expect(made.status).toBe(201);
    await app.database.query('UPDATE individual_quotes SET annualIncome = 61500, householdSize = 2 WHERE quoteId = ?', [
      id,
    ]);
    const answer = await compare(id, seller);
    expect(answer).toMatchObject({ Occasion: 'PaperMade', TakenBy: 'Ina Agent' });
    expect(answer.Facts).toEqual([
      { What: 'People on the tax return', Then: expect.any(String), Now: '2' },
      { What: 'Income a year', Then: expect.any(String), Now: '$61,500' },
    ]);
    expect(answer.Total!.Change).toBe(0);
    expect(answer.Notes).toEqual([RATES_OF_TODAY, AT_FULL_PRICE]);
  });

  it('is read by whoever sees the quote, and by staff; a picture of another quote is none of this one', async () => {
    const { quote } = await quoted();
    const { quote: other } = await quoted();
    await propose(quote.id);
    const [picture] = (await list(quote.id)).Pictures;
    expect((await list(quote.id, await insertSalesUser(app))).Pictures).toHaveLength(1);
    const caller = await app.as(agent);
    const { body } = await caller.get(`/api/quote/AsItWas/${other.id}/${picture!.Id}`).expect(404);
    expect(body.Message).toBe('This picture was not found. It was deleted, or you do not have access to it.');
    const stranger = await app.as(await insertAgentUser(app));
    await stranger.get(`/api/quote/Pictures/${quote.id}`).expect(404);
    await stranger.get(`/api/quote/AsItWas/${quote.id}/${picture!.Id}`).expect(404);
  });
});
