import { Agent } from '../../backend/src/platform/people/agent.table.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { Plan } from '../../backend/src/catalogue/plans/plan.table.ts';
import { NONE_COMPARED, notACurrentPlan, TOO_MANY_COMPARED } from '../../shared/src/plans/compare-rows.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { pdfText } from '../support/pdf-text.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { buildBenefit } from '../support/plan-builders.ts';
import { openRenewal, sellBothYears } from '../support/renewal-builders.ts';
import { quotedGroup, sell } from './quoted-group.ts';

describe('POST /api/Plan/GetPlanComparisonPdf', () => {
  let app: TestApp;
  let agent: User;
  let plans: Plan[];
  let dental: Plan;
  let vision: Plan;

  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    plans = [];
    for (const displayName of ['PPO Gold', 'PPO Silver', 'PPO Bronze', 'PPO Platinum']) {
      plans.push(await sell(app, { displayName }));
    }
    dental = await sell(app, { displayName: 'Dental 1000', coverage: 'dental', metalTier: null, networkType: null });
    vision = await sell(app, { displayName: 'Vision 150', coverage: 'vision', metalTier: null, networkType: null });
    await app.insert(buildBenefit({ planId: plans[0]!.id }));
  });
  afterAll(() => app.close());

  const compare = async (quoteId: number, body: object, user = agent) =>
    (await app.as(user)).post(`/api/Plan/GetPlanComparisonPdf/${quoteId}`).send(body);
  const ids = (count: number) => plans.slice(0, count).map(({ id }) => id);

  it('says whose it is and from whom, and once what a plan does not cover outside its network', async () => {
    const plan = await sell(app, { displayName: 'HMO Inside', networkType: 'HMO' });
    const outOfNetwork = 'Not covered';
    await app.insert(buildBenefit({ planId: plan.id, benefit: 'Office visit', inNetwork: '$25', outOfNetwork }));
    const visit = { category: 'Hospital', benefit: 'Stay', inNetwork: '20%', outOfNetwork, position: 2 };
    await app.insert(buildBenefit({ planId: plan.id, ...visit }));
    const named = await insertAgentUser(app);
    const { quote } = await quotedGroup(app, named);
    const caller = await app.as(named);
    const { body } = await caller.post(`/api/Plan/GetPlanComparisonPdf/${quote.id}`).send({ planIds: [plan.id] });
    const text = pdfText(body as Buffer).replace(/\s+/g, ' ');
    const agentOf = await app.database.manager.findOneByOrFail(Agent, { id: named.agentId! });
    expect(text).toMatch(/Plan comparison Group \d+/);
    for (const part of [
      'Insurer: Great Lakes Health Plan',
      `${agentOf.firstName} ${agentOf.lastName}`,
      `NPN ${agentOf.npnNumber}`,
      'COUNTY Kent',
      'Out of network Not covered',
    ]) {
      expect(text).toContain(part);
    }
    expect(text.match(/Not covered/g)).toHaveLength(1);
  });

  it.each([1, 3])('puts %i medical plans side by side at their premiums', async (count) => {
    const { quote } = await quotedGroup(app, agent);
    const { status, headers, body } = await compare(quote.id, { planIds: ids(count) });
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(decodeURIComponent(headers['x-filename']!)).toMatch(/^Plan comparison Group .* 2027-01-01\.pdf$/);
    const text = pdfText(body as Buffer).replace(/\s+/g, ' ');
    plans.forEach(({ displayName }, index) => expect(text.includes(displayName)).toBe(index < count));
    // Three employees and spouses of 41 enroll: 327.00 each.
    expect(text).toContain('$981.00');
    expect(text).toContain('Specialist visit');
  });

  it('adds dental and vision plans, the subsidy and the cost-share reduction', async () => {
    const { quote } = await quotedGroup(app, agent);
    const { body } = await compare(quote.id, {
      planIds: ids(2),
      dentalPlanIds: [dental.id],
      visionPlanIds: [vision.id],
      subsidy: 100.5,
      maxSubsidyAmount: 250,
      csrLevelPercentageMsg: 'Cost-share reduction: 94%',
    });
    const text = pdfText(body as Buffer)
      .replace(/-\s+/g, '-')
      .replace(/\s+/g, ' ');
    for (const expected of [
      'Dental plans side by side',
      'Vision 150',
      'Monthly premium after $100.50 subsidy of at most $250.00',
      '$880.50',
      'Cost-share reduction: 94%',
    ]) {
      expect(text).toContain(expected);
    }
  });

  it('calls a plan the current one where the group has it, and refuses where it has another', async () => {
    const [held, other] = [await sellBothYears(app, { displayName: 'PPO Held' }), await sellBothYears(app)];
    const { quote } = await openRenewal(app, agent, [held.then]);
    const { body } = await compare(quote.id, { planIds: [held.now.id, other.now.id], currentPlanProvided: true });
    expect(pdfText(body as Buffer).replace(/\s+/g, ' ')).toContain('Current plan: PPO Held');
    for (const [id, planIds] of [
      [quote.id, [other.now.id, held.now.id]],
      [(await quotedGroup(app, agent)).quote.id, [other.now.id]],
    ] as const) {
      const refused = await compare(id, { planIds, currentPlanProvided: true });
      expect([refused.status, refused.body.Message, Object.keys(refused.body.Fields)]).toEqual([
        422,
        notACurrentPlan(other.now.displayName),
        ['currentPlanProvided'],
      ]);
    }
  });

  it('keeps benefits of one name in two categories apart', async () => {
    const plan = await sell(app, { displayName: 'PPO Twice' });
    await app.insert(buildBenefit({ planId: plan.id, category: 'Hospital', benefit: 'Stay', inNetwork: '$111' }));
    const benefit = { planId: plan.id, category: 'Mental health', benefit: 'Stay', inNetwork: '$222', position: 2 };
    await app.insert(buildBenefit(benefit));
    const { quote } = await quotedGroup(app, agent);
    const text = pdfText((await compare(quote.id, { planIds: [plan.id] })).body as Buffer).replace(/\s+/g, ' ');
    expect(text).toMatch(/Hospital PPO Twice Stay \$111.*Mental health PPO Twice Stay \$222/);
  });

  it.each([
    ['no plan', () => [], NONE_COMPARED],
    ['four plans', () => ids(4), TOO_MANY_COMPARED],
    ['a plan that is not offered', () => [999_999], 'Plan 999999 is not offered to this quote.'],
    ['a dental plan among the medical ones', () => [dental.id], /is not offered to this quote/],
  ])('refuses %s', async (_what, planIds, message) => {
    const { quote } = await quotedGroup(app, agent);
    const { status, body } = await compare(quote.id, { planIds: planIds() });
    expect([status, body.Code, Object.keys(body.Fields)]).toEqual([422, 'RULE_BROKEN', ['planIds']]);
    expect(body.Message).toEqual(message instanceof RegExp ? expect.stringMatching(message) : message);
  });

  it('takes the same plan once, so three named twice are three', async () => {
    const { quote } = await quotedGroup(app, agent);
    expect((await compare(quote.id, { planIds: [...ids(3), ...ids(3)] })).status).toBe(200);
  });

  it('keeps to the prices that were given once the plans are closed', async () => {
    const { quote } = await quotedGroup(app, agent);
    const body = { SelectedPlanIds: ids(1), AssignedPlanForMembers: [] };
    await (await app.as(agent)).put(`/api/plan/PutSelections/${quote.id}`).send(body);
    await app.database.query(`UPDATE quote_plans SET monthlyRateCents = 12345 WHERE quoteId = ${quote.id}`);
    expect(pdfText((await compare(quote.id, { planIds: ids(1) })).body as Buffer)).toContain('$981.00');
    await app.database.query(`UPDATE quotes SET status = 'Complete' WHERE id = ${quote.id}`);
    expect(pdfText((await compare(quote.id, { planIds: ids(1) })).body as Buffer)).toContain('$123.45');
  });

  it('names what is not understood', async () => {
    const { quote } = await quotedGroup(app, agent);
    const { status, body } = await compare(quote.id, {
      planIds: 'all',
      subsidy: -1,
      csrLevelPercentageMsg: 7,
      Nope: 1,
    });
    expect([status, Object.keys(body.Fields).sort()]).toEqual([
      400,
      ['Nope', 'csrLevelPercentageMsg', 'planIds', 'subsidy'],
    ]);
  });

  it('is hidden from another agency and open to internal sales', async () => {
    const { quote } = await quotedGroup(app, agent);
    expect((await compare(quote.id, { planIds: ids(1) }, await insertAgentUser(app))).status).toBe(404);
    expect((await compare(quote.id, { planIds: ids(1) }, await insertSalesUser(app))).status).toBe(200);
  });
});
