import type { User } from '../../backend/src/platform/people/user.table.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../backend/src/platform/database/guarded-update.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.table.ts';
import {
  type Contribution,
  type ContributionResponse,
  REFERENCE_PLAN_MISSING,
} from '../../shared/src/contributions/contribution.record.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { buildMember } from '../support/census-rows.ts';
import { insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';

const tiers = (value: number) => ({
  'Employee only': value,
  'Employee and spouse': value,
  'Employee and child(ren)': value,
  Family: value,
});
const request = (given: Partial<Contribution> = {}): Contribution => ({
  Coverage: 'medical',
  Method: 'PercentOfPlan',
  Tiers: tiers(50),
  ReferencePlanId: null,
  Budget: null,
  Version: 0,
  ...given,
});

describe('the employer contribution of a quote', () => {
  let app: TestApp;
  let agent: User;
  let gold: { id: number };
  let silver: { id: number };
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    gold = await sellPlan(app.database, buildPlan({ displayName: 'PPO Gold' }), { rateOf: () => 50_001 });
    silver = await sellPlan(app.database, buildPlan({ displayName: 'PPO Silver' }), { rateOf: () => 40_000 });
  });
  afterAll(() => app.close());

  /** Two employees, gold and silver selected. */
  async function chosenQuote(): Promise<Quote> {
    const quote = await insertQuote(app, agent, { status: 'Quoting' });
    const [one, two] = [1, 2].map((employeeNumber) => buildMember({ quoteId: quote.id, employeeNumber }));
    await app.insert(one!);
    await app.insert(two!);
    const selection = { SelectedPlanIds: [gold.id, silver.id], AssignedPlanForMembers: [] };
    await (await app.as(agent)).put(`/api/plan/PutSelections/${quote.id}`).send(selection);
    return quote;
  }
  const read = async (quoteId: number, user = agent) => (await app.as(user)).get(`/api/contribution/${quoteId}`);
  const save = async (quoteId: number, body: object, user = agent) =>
    (await app.as(user)).put(`/api/contribution/${quoteId}`).send(body);

  it('starts at half of each plan, with what that comes to', async () => {
    const { status, body } = await read((await chosenQuote()).id);
    expect([status, body]).toEqual([
      200,
      [
        {
          ...request(),
          Results: [
            { PlanId: gold.id, Premium: 1000.02, Employer: 500.01, Employees: 500.01 },
            { PlanId: silver.id, Premium: 800, Employer: 400, Employees: 400 },
          ],
        },
      ],
    ]);
  });

  it('is kept, audited, and answered again to the cent', async () => {
    const { id } = await chosenQuote();
    const body = request({
      Method: 'PercentOfReferencePlan',
      ReferencePlanId: silver.id,
      Tiers: tiers(33.33),
      Budget: 500.5,
    });
    expect((await save(id, body)).status).toBe(200);
    const [stored] = (await read(id)).body as ContributionResponse[];
    expect(stored).toMatchObject({ ...body, Version: 1 });
    expect(stored?.Results.map(({ Employer }) => Employer)).toEqual([266.64, 266.64]);
    const audited = { action: 'save-contribution', subjectId: String(id) };
    expect(await app.database.manager.countBy(AuditEvent, audited)).toBe(1);
  });

  it('says what the employer would pay for each plan on offer, once a contribution is saved', async () => {
    const { id } = await chosenQuote();
    const costs = async () => (await (await app.as(agent)).get(`/api/contribution/EmployerCosts/${id}`)).body;
    expect(await costs()).toEqual([]);
    await save(id, request({ Method: 'PercentOfReferencePlan', ReferencePlanId: silver.id, Tiers: tiers(33.33) }));
    const expected = [gold, silver].map(({ id: PlanId }) => ({ PlanId, Employer: 266.64 }));
    expect(await costs()).toEqual(expect.arrayContaining(expected));
  });

  it('says what assigned plans come to once every employee has one', async () => {
    const { id } = await chosenQuote();
    const census = (await (await app.as(agent)).get(`/api/groupcensus/${id}`)).body as { Id: number }[];
    const AssignedPlanForMembers = census.map(({ Id }, index) => ({
      MemberId: Id,
      PlanId: index === 0 ? gold.id : silver.id,
    }));
    const selection = { SelectedPlanIds: [gold.id, silver.id], AssignedPlanForMembers };
    await (await app.as(agent)).put(`/api/plan/PutSelections/${id}`).send(selection);
    const [answer] = (await read(id)).body as ContributionResponse[];
    expect(answer?.Results.at(-1)).toEqual({ PlanId: null, Premium: 900.01, Employer: 450.01, Employees: 450 });
  });

  it('is refused with the fields that are wrong, and nothing is written', async () => {
    const { id } = await chosenQuote();
    const missing = await save(id, request({ Method: 'PercentOfReferencePlan', ReferencePlanId: 999_999 }));
    expect([missing.status, missing.body.Fields]).toEqual([422, { ReferencePlanId: [REFERENCE_PLAN_MISSING] }]);
    const shape = await save(id, { ...request(), Method: 'Half', Tiers: { ...tiers(50), Family: 'x' }, Extra: 1 });
    expect([shape.status, Object.keys(shape.body.Fields as object).sort()]).toEqual([
      400,
      ['Extra', 'Method', 'Tiers.Family'],
    ]);
    expect((await save(id, request({ Tiers: tiers(100.5) }))).status).toBe(422);
    expect((await read(id)).body[0].Version).toBe(0);
  });

  it('refuses what somebody else has changed meanwhile', async () => {
    const { id } = await chosenQuote();
    await save(id, request());
    const stale = await save(id, request({ Tiers: tiers(60) }));
    expect([stale.status, stale.body.Message]).toEqual([409, CHANGED_BY_SOMEONE_ELSE]);
    expect((await save(id, request({ Tiers: tiers(60), Version: 1 }))).body[0].Version).toBe(2);
  });

  it('keeps one of two first savings at the same time', async () => {
    const { id } = await chosenQuote();
    const answers = await Promise.all([save(id, request()), save(id, request({ Tiers: tiers(70) }))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is nobody else’s, and the staff’s', async () => {
    const { id } = await chosenQuote();
    const stranger = await insertAgentUser(app);
    expect((await read(id, stranger)).status).toBe(404);
    expect((await save(id, request(), stranger)).status).toBe(404);
    expect((await read(id, await insertSalesUser(app))).status).toBe(200);
  });

  it('has nothing to say of a quote without plans', async () => {
    expect((await read((await insertQuote(app, agent, { status: 'Quoting' })).id)).body).toEqual([]);
  });
});
