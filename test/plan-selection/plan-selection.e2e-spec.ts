import type { User } from '../../backend/src/platform/people/user.table.ts';
import { PlansRepository } from '../../backend/src/catalogue/plans/plans.repository.ts';
import { RatesCache } from '../../backend/src/catalogue/plans/rates-cache.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import type { Plan } from '../../shared/src/plans/plan.record.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { NO_PROPOSAL_FOR_OLFO } from '../../shared/src/groups/group-rules.ts';
import {
  DENTAL_PLAN_REQUIRED,
  NO_MEDICAL_PLAN,
  NOBODY_IN_VISION,
  SELECTION_CHANGED,
} from '../../shared/src/plans/selection.ts';
import { dateHasPassed } from '../../shared/src/quotes/allowed-effective-dates.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { buildMember } from '../support/census-rows.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';

/** Rates: band 0-14 costs 300.00, each later band 1.00 more; tobacco costs half as much again. */
const terms = { tobaccoRateOf: (band: number) => (band >= 7 ? (30_000 + band * 100) * 1.5 : null) };

describe('plan selection of a group', () => {
  let app: TestApp;
  let agent: User;
  let medical: { id: number };
  let dental: { id: number };
  let unrated: { id: number };

  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    medical = await sellPlan(app.database, buildPlan({ displayName: 'PPO Gold 500' }), terms);
    dental = await sellPlan(
      app.database,
      buildPlan({ displayName: 'Dental 1000', coverage: 'dental', metalTier: null, networkType: null }),
    );
    unrated = await sellPlan(app.database, buildPlan({ displayName: 'PPO Silver 900' }), {
      periodStart: '2027-04-01',
      periodEnd: '2027-06-30',
    });
    await sellPlan(app.database, buildPlan({ displayName: 'Elsewhere' }), { counties: ['26163'], areas: [1] });
  });
  afterAll(() => app.close());

  /** As after an import: what the process keeps of plans and rates is dropped. */
  const sell = async (...[plan, filed]: [Parameters<typeof sellPlan>[1], Parameters<typeof sellPlan>[2]?]) => {
    const sold = await sellPlan(app.database, plan, filed);
    app.get(PlansRepository).forget();
    app.get(RatesCache).forget();
    return sold;
  };

  /** An employee of 41, a smoker; a spouse of 40; four children of 1, 3, 5 and 7. */
  async function family(given: Partial<Quote> = {}, dentalStatus: 'Enroll' | 'Waive' = 'Waive') {
    const quote = await insertQuote(app, agent, { status: 'Quoting', ...given });
    const rows = [
      { relationship: 'Self', firstName: 'Ruth', dateOfBirth: '1985-06-15', tobacco: true },
      { relationship: 'Spouse', firstName: 'Paul', dateOfBirth: '1986-06-15' },
      ...['2025', '2023', '2021', '2019'].map((year) => ({
        relationship: 'Child' as const,
        firstName: `Kid${year}`,
        dateOfBirth: `${year}-06-15`,
      })),
    ] as const;
    const ids: number[] = [];
    for (const { dateOfBirth, ...row } of rows) {
      const member = await app.insert(
        buildMember({ quoteId: quote.id, ...row, dateOfBirth: isoDate(dateOfBirth), dentalStatus }),
      );
      ids.push(member.id);
    }
    return { quote, ids };
  }
  const put = async (quoteId: number, body: object, user = agent) =>
    (await app.as(user)).put(`/api/plan/PutSelections/${quoteId}`).send({ AssignedPlanForMembers: [], ...body });

  it('prices every plan sold in the county, to the cent, and names those without rates', async () => {
    const { quote } = await family();
    const { status, body } = await (await app.as(agent)).get(`/api/plan/GetAllPlans/${quote.id}`);
    const shown = (body as Plan[]).map((plan) => [plan.PlanDisplayName, plan.TotalMonthlyRate, plan.RatesMessage]);
    // 41 with tobacco: band 27 = 327.00 x 1.5; 40: band 26 = 326.00; three of four children: 300.00 each.
    expect([status, shown]).toEqual([
      200,
      [
        ['PPO Gold 500', 490.5 + 326 + 900, ''],
        ['PPO Silver 900', null, 'Rates not loaded'],
        ['Dental 1000', 0, ''],
      ],
    ]);
  });

  it.each([
    ['six months before to the day', '2026-07-01', 490.5, 'tobacco rate'],
    ['the day before that', '2026-06-30', 327, 'no tobacco rate: the last use was more than six months before'],
  ])('charges tobacco last used %s', async (_when, day, rate, words) => {
    const quote = await insertQuote(app, agent, { status: 'Quoting' });
    const smoker = { quoteId: quote.id, dateOfBirth: isoDate('1985-06-15'), tobacco: true };
    await app.insert(buildMember({ ...smoker, lastTobaccoUse: isoDate(day) }));
    const caller = await app.as(agent);
    const { body: offered } = await caller.get(`/api/plan/GetAllPlans/${quote.id}`);
    expect(offered[0].TotalMonthlyRate).toBe(rate);
    const { body } = await caller.get(`/api/plan/GetPlanRateBreakdown/${quote.id}/${medical.id}`);
    expect(body.Members[0].Explanation).toBe(`Age 41 on 1/1/2027, rate for age 41, ${words}.`);
    expect((await put(quote.id, { SelectedPlanIds: [medical.id] })).status).toBe(200);
    const { body: selected } = await caller.get(`/api/plan/GetSelections/${quote.id}`);
    expect(selected.Plans[0].TotalMonthlyRate).toBe(rate);
  });

  it('explains each member’s rate', async () => {
    const { quote } = await family();
    const { body } = await (await app.as(agent)).get(`/api/plan/GetPlanRateBreakdown/${quote.id}/${medical.id}`);
    expect(body.Members.map((rate: { Explanation: string }) => rate.Explanation)).toEqual([
      'Age 41 on 1/1/2027, rate for age 41, tobacco rate.',
      'Age 40 on 1/1/2027, rate for age 40, no tobacco.',
      'Age 1 on 1/1/2027, fourth child under 21, no charge.',
      'Age 3 on 1/1/2027, rate for age 0-14, no tobacco.',
      'Age 5 on 1/1/2027, rate for age 0-14, no tobacco.',
      'Age 7 on 1/1/2027, rate for age 0-14, no tobacco.',
    ]);
    const [, adult, fourth, third] = body.Members as { Arithmetic: string | null }[];
    const base = `Base rate at 21 $307.00 (rating area ${body.RateArea}) ×`;
    expect([adult, fourth, third].map((rate) => rate?.Arithmetic)).toEqual([
      `${base} 1.278 (age 40) = $392.35. The insurer filed $326.00. No tobacco.`,
      null,
      `${base} 0.765 (age 0-14) = $234.86. The insurer filed $300.00. No tobacco. Child 3 of 3 charged.`,
    ]);
    expect([body.TotalMonthlyRate, body.RateGrid.length, body.RateGrid[0]]).toEqual([
      1716.5,
      51,
      { Age: '0-14', Rate: 300, TobaccoRate: null },
    ]);
  });

  it('keeps what was chosen with each member’s rate, by tier', async () => {
    const { quote } = await family();
    const { status, body } = await put(quote.id, { SelectedPlanIds: [medical.id] });
    expect([status, body.Problems, body.Plans.length]).toEqual([200, [], 1]);
    expect(body.Plans[0].Tiers).toContainEqual({ Tier: 'Family', Employees: 1, MonthlyRate: 1716.5 });
    const again = await (await app.as(agent)).get(`/api/plan/GetSelectedPlansDetails/${quote.id}`);
    expect(again.body).toEqual(body);
  });

  it('shows what was proposed to the cent after an import has changed the rates', async () => {
    const { quote } = await family();
    const plan = await sell(buildPlan(), terms);
    await put(quote.id, { SelectedPlanIds: [plan.id] });
    await app.database.query(
      `UPDATE plan_rates SET rateCents = rateCents + 1 WHERE ratePeriodId = (SELECT id FROM plan_rate_periods WHERE planId = ${plan.id})`,
    );
    app.get(RatesCache).forget();
    const { body } = await (await app.as(agent)).get(`/api/plan/GetSelectedPlansDetails/${quote.id}`);
    expect(body.Plans[0].TotalMonthlyRate).toBe(1716.5);
  });

  it('charges every child for dental', async () => {
    const { quote } = await family({}, 'Enroll');
    const { body } = await (await app.as(agent)).get(`/api/plan/GetPlanRateBreakdown/${quote.id}/${dental.id}`);
    expect(body.Members.map((rate: { MonthlyRate: number }) => rate.MonthlyRate)).toEqual([
      327, 326, 300, 300, 300, 300,
    ]);
  });

  it.each([
    ['no plan', () => ({ SelectedPlanIds: [] }), NO_MEDICAL_PLAN],
    ['no dental plan though everybody enrolls', () => ({ SelectedPlanIds: [medical.id] }), DENTAL_PLAN_REQUIRED],
    [
      'a plan without rates',
      () => ({ SelectedPlanIds: [unrated.id] }),
      'Rates not loaded for PPO Silver 900, so it cannot be selected.',
    ],
    [
      'a plan that does not exist',
      () => ({ SelectedPlanIds: [99_999] }),
      'Plan 99999 is not offered to this group on this effective date.',
    ],
  ])('refuses a proposal with %s and keeps the selection from before', async (_what, body, message) => {
    const { quote } = await family({}, 'Enroll');
    await put(quote.id, { SelectedPlanIds: [medical.id, dental.id] });
    const answer = await put(quote.id, { ...body(), IsRequestForCreateProposal: true });
    expect([answer.status, answer.body.Code, answer.body.Message]).toEqual([422, 'RULE_BROKEN', message]);
    const kept = await (await app.as(agent)).get(`/api/plan/GetSelectedPlansDetails/${quote.id}`);
    expect(kept.body.Plans.map(({ PlanId }: Plan) => PlanId)).toEqual([medical.id, dental.id]);
  });

  it('leaves the quote in Quoting until there is a proposal', async () => {
    const { quote } = await family();
    const { status } = await put(quote.id, { SelectedPlanIds: [medical.id], IsRequestForCreateProposal: true });
    const stored = await app.database.query(`SELECT status FROM quotes WHERE id = ${quote.id}`);
    expect([status, stored[0].status]).toEqual([200, 'Quoting']);
  });

  it('refuses a proposal for a date that has passed, while staff may still choose it', async () => {
    const { quote } = await family({ effectiveDate: isoDate('2026-10-01') });
    const forProposal = { SelectedPlanIds: [], IsRequestForCreateProposal: true };
    const answers = [await put(quote.id, forProposal), await put(quote.id, forProposal, await insertSalesUser(app))];
    expect(answers.map(({ body }) => body.Message)).toEqual([dateHasPassed(isoDate('2026-10-01')), NO_MEDICAL_PLAN]);
  });

  it.each([
    ['EditingCensus', 'Approve the census before you choose plans.'],
    ['Enrolling', 'The plans of this quote can no longer be changed.'],
  ] as const)('refuses a change while the quote is %s', async (status, message) => {
    const { quote } = await family({ status });
    const answer = await put(quote.id, { SelectedPlanIds: [medical.id] });
    expect([answer.status, answer.body.Code, answer.body.Message]).toEqual([409, 'WRONG_STATE', message]);
  });

  it('assigns members to chosen plans in which they enroll, and refuses others', async () => {
    const { quote, ids } = await family();
    const assigned = [{ MemberId: ids[0], PlanId: medical.id }];
    expect((await put(quote.id, { SelectedPlanIds: [medical.id], AssignedPlanForMembers: assigned })).status).toBe(200);
    const stranger = [{ MemberId: ids[0]! + 1_000, PlanId: medical.id }];
    const refused = await put(quote.id, { SelectedPlanIds: [medical.id], AssignedPlanForMembers: stranger });
    expect([refused.status, Object.keys(refused.body.Fields)]).toEqual([422, ['AssignedPlanForMembers']]);
    const stored = await app.database.query(`SELECT assignedPlanId FROM census_members WHERE id = ${ids[0]}`);
    expect(stored[0].assignedPlanId).toBe(medical.id);
  });

  it('says that prices are outdated once the effective date has changed', async () => {
    const { quote } = await family();
    await put(quote.id, { SelectedPlanIds: [medical.id] });
    await app.database.query(`UPDATE quotes SET effectiveDate = '2027-02-01' WHERE id = ${quote.id}`);
    const { body } = await (await app.as(agent)).get(`/api/plan/GetSelectedPlansDetails/${quote.id}`);
    expect(body.Problems).toEqual([expect.stringContaining('Save the plan selection again.')]);
  });

  it('says that prices are outdated once the group has moved to another rating area', async () => {
    const { quote } = await family();
    await put(quote.id, { SelectedPlanIds: [medical.id] });
    await app.database.query(`UPDATE ${'`groups`'} SET rateArea = 11 WHERE id = ${quote.groupId}`);
    const { body } = await (await app.as(agent)).get(`/api/plan/GetSelectedPlansDetails/${quote.id}`);
    expect(body.Problems).toEqual([expect.stringContaining('Save the plan selection again.')]);
  });

  it('keeps agents from a proposal for an OLFO group, and lets them save a selection', async () => {
    const { quote } = await family();
    await app.database.query(`UPDATE ${'`groups`'} SET isRenewOlfo = 1 WHERE id = ${quote.groupId}`);
    const forProposal = { SelectedPlanIds: [medical.id], IsRequestForCreateProposal: true };
    const { status, body } = await put(quote.id, forProposal);
    expect([status, body.Message]).toEqual([422, NO_PROPOSAL_FOR_OLFO]);
    expect((await put(quote.id, { SelectedPlanIds: [medical.id] })).status).toBe(200);
    expect((await put(quote.id, forProposal, await insertSalesUser(app))).status).toBe(200);
  });

  it('warns of a plan that covers nobody', async () => {
    const vision = await sell(buildPlan({ coverage: 'vision', metalTier: null, networkType: null }));
    const { quote } = await family();
    const { body } = await put(quote.id, { SelectedPlanIds: [medical.id, vision.id] });
    expect(body.Warnings).toEqual([NOBODY_IN_VISION]);
  });

  it('lists benefits', async () => {
    const { quote } = await family();
    const { status, body } = await (await app.as(agent)).get(`/api/plan/GetPlanBreakdown/${quote.id}/${medical.id}`);
    expect([status, body.Plan.PlanDisplayName, body.Benefits]).toEqual([200, 'PPO Gold 500', []]);
  });

  it('is hidden from another agency and open to internal sales', async () => {
    const { quote } = await family();
    const other = await insertAgentUser(app);
    const sales = await insertSalesUser(app);
    const all = `/api/plan/GetAllPlans/${quote.id}`;
    expect((await (await app.as(other)).get(all)).status).toBe(404);
    expect((await put(quote.id, { SelectedPlanIds: [medical.id] }, other)).status).toBe(404);
    expect((await (await app.as(sales)).get(all)).status).toBe(200);
  });

  it('refuses a selection made before somebody else saved another, and takes the same one again', async () => {
    const { quote } = await family();
    expect((await put(quote.id, { SelectedPlanIds: [medical.id], SelectedBefore: [] })).status).toBe(200);
    const outrun = await put(quote.id, { SelectedPlanIds: [medical.id, dental.id], SelectedBefore: [] });
    expect([outrun.status, outrun.body.Code, outrun.body.Message]).toEqual([409, 'STALE_VERSION', SELECTION_CHANGED]);
    expect((await put(quote.id, { SelectedPlanIds: [medical.id], SelectedBefore: [] })).status).toBe(200);
    const informed = { SelectedPlanIds: [dental.id, medical.id], SelectedBefore: [medical.id] };
    expect((await put(quote.id, informed)).status).toBe(200);
  });

  it('keeps one whole selection when two are saved at the same time', async () => {
    const { quote } = await family();
    const answers = await Promise.all(
      [1, 2, 3, 4].map((count) =>
        put(quote.id, { SelectedPlanIds: count % 2 ? [medical.id] : [medical.id, dental.id] }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { body } = await (await app.as(agent)).get(`/api/plan/GetSelectedPlansDetails/${quote.id}`);
    expect([1, 2]).toContain(body.Plans.length);
    expect(body.Plans[0].Members).toHaveLength(6);
  });
});
