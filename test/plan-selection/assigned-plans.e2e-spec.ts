import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { Plan } from '../../backend/src/catalogue/plans/plan.table.ts';
import type { CensusMemberResponse } from '../../shared/src/census/census.record.ts';
import { ASSIGNED_TWICE, FOLLOWS_SUBSCRIBER } from '../../shared/src/plans/member-assignment.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser } from '../support/people.ts';
import { quotedGroup, sell } from './quoted-group.ts';

describe('the plans that members are assigned', () => {
  let app: TestApp;
  let agent: User;
  let gold: Plan;
  let silver: Plan;
  let dental: Plan;

  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    gold = await sell(app, { displayName: 'PPO Gold' });
    silver = await sell(app, { displayName: 'PPO Silver' });
    dental = await sell(app, { displayName: 'Dental', coverage: 'dental', metalTier: null, networkType: null });
  });
  afterAll(() => app.close());

  /** Ruth and her husband Paul, Ivy, and Otto who waives; [whose plan, which plan] pairs. */
  async function assign(pairs: (ids: number[]) => [number, number][], selected = [gold.id, silver.id]) {
    const { quote, memberIds } = await quotedGroup(app, agent);
    const caller = await app.as(agent);
    const answer = await caller.put(`/api/plan/PutSelections/${quote.id}`).send({
      SelectedPlanIds: selected,
      AssignedPlanForMembers: pairs(memberIds).map(([MemberId, PlanId]) => ({ MemberId, PlanId })),
    });
    const { body } = await caller.get(`/api/groupcensus/${quote.id}`);
    const planOf = Object.fromEntries(
      (body as CensusMemberResponse[]).map(({ FirstName, AssignedPlan }) => [FirstName, AssignedPlan]),
    );
    return { answer, planOf, quote, memberIds, caller };
  }

  it('are kept for each employee, and dependents follow', async () => {
    const { answer, planOf } = await assign(([ruth, , ivy]) => [
      [ruth!, gold.id],
      [ivy!, silver.id],
    ]);
    expect(answer.status).toBe(200);
    expect(planOf).toEqual({ Ruth: gold.id, Paul: gold.id, Ivy: silver.id, Otto: null });
  });

  it('are replaced as a whole by the next save', async () => {
    const { quote, memberIds, caller } = await assign(([ruth]) => [[ruth!, gold.id]]);
    await caller.put(`/api/plan/PutSelections/${quote.id}`).send({
      SelectedPlanIds: [gold.id],
      AssignedPlanForMembers: [{ MemberId: memberIds[2], PlanId: gold.id }],
    });
    const { body } = await caller.get(`/api/groupcensus/${quote.id}`);
    const assigned = (body as CensusMemberResponse[]).filter(({ AssignedPlan }) => AssignedPlan !== null);
    expect(assigned.map(({ FirstName }) => FirstName)).toEqual(['Ivy']);
  });

  it.each<[string, (ids: number[]) => [number, number][], RegExp | string]>([
    ['a plan that is not selected', ([, , ivy]) => [[ivy!, 999_999]], /cannot be assigned to plan 999999/],
    ['a dental plan', ([, , ivy]) => [[ivy!, dental.id]], /cannot be assigned/],
    ['somebody who waives', ([, , , otto]) => [[otto!, gold.id]], /cannot be assigned/],
    [
      'a spouse with another plan than the employee',
      ([ruth, paul]) => [
        [ruth!, gold.id],
        [paul!, silver.id],
      ],
      FOLLOWS_SUBSCRIBER,
    ],
    ['a spouse alone', ([, paul]) => [[paul!, gold.id]], FOLLOWS_SUBSCRIBER],
    [
      'somebody twice',
      ([ruth]) => [
        [ruth!, gold.id],
        [ruth!, silver.id],
      ],
      ASSIGNED_TWICE,
    ],
  ])('are refused for %s, and nothing is saved', async (_what, pairs, message) => {
    const { answer, planOf } = await assign(pairs, [gold.id, silver.id, dental.id]);
    expect([answer.status, answer.body.Code, Object.keys(answer.body.Fields)]).toEqual([
      422,
      'RULE_BROKEN',
      ['AssignedPlanForMembers'],
    ]);
    expect(answer.body.Message).toEqual(message instanceof RegExp ? expect.stringMatching(message) : message);
    expect(Object.values(planOf)).toEqual([null, null, null, null]);
  });
});
