import type { User } from '../../backend/src/platform/people/user.table.ts';
import { OTHER_GROUP, SAME_QUOTE } from '../../backend/src/quoting/comparison/scenarios.service.ts';
import type { QuoteComparison } from '../../shared/src/scenarios/scenario.record.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { buildMember } from '../support/census-rows.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';

describe('GET /api/scenario/Compare', () => {
  let app: TestApp;
  let agent: User;
  let gold: { id: number; hiosPlanId: string };
  let silver: { id: number; hiosPlanId: string };
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    gold = await sellPlan(app.database, buildPlan({ displayName: 'PPO Gold' }), { rateOf: () => 50_001 });
    silver = await sellPlan(app.database, buildPlan({ displayName: 'PPO Silver' }), { rateOf: () => 40_000 });
  });
  afterAll(() => app.close());

  async function quoteOf(groupId: number, names: readonly string[], planIds: readonly number[]): Promise<number> {
    const { id: quoteId } = await insertQuote(app, agent, { groupId, status: 'Quoting' });
    for (const [index, firstName] of names.entries()) {
      await app.insert(buildMember({ quoteId, employeeNumber: index + 1, firstName }));
    }
    const selection = { SelectedPlanIds: planIds, AssignedPlanForMembers: [] };
    await (await app.as(agent)).put(`/api/plan/PutSelections/${quoteId}`).send(selection);
    return quoteId;
  }
  const compare = async (left: number, right: number, user = agent) =>
    (await app.as(user)).get(`/api/scenario/Compare/${left}/${right}`);

  it('shows figures, plans and people of both, and what changed', async () => {
    const { id: groupId } = await insertGroup(app, agent);
    const left = await quoteOf(groupId, ['Ada', 'Bea'], [gold.id]);
    const right = await quoteOf(groupId, ['Ada', 'Bea', 'Cleo'], [gold.id, silver.id]);
    const { status, body } = await compare(left, right);
    const { Left, Right, Plans, Census } = body as QuoteComparison;
    expect([status, Left.Employees, Right.Employees, Right.QuoteStatus]).toEqual([200, 2, 3, 'Quoting']);
    expect(Plans.map((plan) => [plan.HiosPlanId, plan.Left, plan.Right, plan.Difference])).toEqual([
      [gold.hiosPlanId, 1000.02, 1500.03, 500.01],
      [silver.hiosPlanId, null, 1200, null],
    ]);
    expect([Census.Same, Census.JoinedTotal, Census.LeftTotal, Census.ChangedTotal]).toEqual([2, 1, 0, 0]);
    expect(Census.Joined[0]?.Name).toContain('Cleo');
  });

  it('says nothing of fingerprints, SSNs or ids of people', async () => {
    const { id: groupId } = await insertGroup(app, agent);
    const { text } = await compare(await quoteOf(groupId, ['Ada'], []), await quoteOf(groupId, ['Bea'], []));
    expect(text).not.toMatch(/ssn|fingerprint/i);
  });

  it('refuses quotes of two groups, and a quote with itself', async () => {
    const [one, other] = [await insertGroup(app, agent), await insertGroup(app, agent)];
    const left = await quoteOf(one.id, ['Ada'], []);
    const elsewhere = await compare(left, await quoteOf(other.id, ['Ada'], []));
    expect([elsewhere.status, elsewhere.body.Message]).toEqual([422, OTHER_GROUP]);
    const itself = await compare(left, left);
    expect([itself.status, itself.body.Message]).toEqual([422, SAME_QUOTE]);
  });

  it('is nobody else’s, and the staff’s', async () => {
    const { id: groupId } = await insertGroup(app, agent);
    const [left, right] = [await quoteOf(groupId, ['Ada'], []), await quoteOf(groupId, ['Ada'], [])];
    expect((await compare(left, right, await insertAgentUser(app))).status).toBe(404);
    expect((await compare(left, right, await insertSalesUser(app))).status).toBe(200);
  });
});
