import type { User } from '../../backend/src/platform/people/user.table.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { quotedGroup, sell } from './quoted-group.ts';

describe('order and filters of a plan list', () => {
  let app: TestApp;
  let agent: User;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    await sell(app, { displayName: 'PPO Gold', suiteName: 'Harbor Suite' });
  });
  afterAll(() => app.close());

  const VIEW = {
    Order: 'deductible',
    Filters: [
      { Coverage: 'medical', Facet: 'metal', Values: ['Gold', 'Silver'] },
      { Coverage: 'medical', Facet: 'suite', Values: ['Harbor Suite'] },
      { Coverage: 'dental', Facet: 'network', Values: ['PPO'] },
    ],
  };
  const find = async (quoteId: number, user = agent) =>
    (await app.as(user)).get(`/api/plan/GetPlanListView/${quoteId}`);
  const put = async (quoteId: number, body: object, user = agent) =>
    (await app.as(user)).put(`/api/plan/PutPlanListView/${quoteId}`).send(body);

  it('are the usual ones until somebody changes them', async () => {
    const { quote } = await quotedGroup(app, agent);
    const { status, body } = await find(quote.id);
    expect([status, body]).toEqual([200, { Order: 'premium', Filters: [] }]);
  });

  it('stay with the quote for whoever opens it next; the last change counts', async () => {
    const { quote } = await quotedGroup(app, agent);
    const { quote: other } = await quotedGroup(app, agent);
    expect((await put(quote.id, { Order: 'name', Filters: [] })).status).toBe(200);
    expect((await put(quote.id, VIEW)).body).toEqual(VIEW);
    expect((await find(quote.id, await insertSalesUser(app))).body).toEqual(VIEW);
    expect((await find(other.id)).body.Filters).toEqual([]);
  });

  it('leave the quote as it is', async () => {
    const { quote } = await quotedGroup(app, agent);
    const stored = () => app.database.query(`SELECT version, modifiedAt FROM quotes WHERE id = ${quote.id}`);
    const before = await stored();
    await put(quote.id, VIEW);
    expect(await stored()).toEqual(before);
  });

  it.each([
    ['an unknown metal tier', { Coverage: 'medical', Facet: 'metal', Values: ['Tin'] }],
    ['a suite that is not offered', { Coverage: 'medical', Facet: 'suite', Values: ['Dunes'] }],
    ['Holistic, which small groups cannot have', { Coverage: 'medical', Facet: 'type', Values: ['Holistic'] }],
  ])('are refused for %s', async (_what, filter) => {
    const { quote } = await quotedGroup(app, agent);
    const { status, body } = await put(quote.id, { Order: 'premium', Filters: [filter] });
    expect([status, body.Code, Object.keys(body.Fields)]).toEqual([422, 'RULE_BROKEN', ['Filters']]);
    expect((await find(quote.id)).body.Filters).toEqual([]);
  });

  it('name what is not understood', async () => {
    const { quote } = await quotedGroup(app, agent);
    const filter = { Coverage: 'optical', Facet: 'colour', Values: 'Gold', Nope: 1 };
    const { status, body } = await put(quote.id, { Order: 'commission', Filters: [filter] });
    expect([status, Object.keys(body.Fields).sort()]).toEqual([
      400,
      ['Filters.0.Coverage', 'Filters.0.Facet', 'Filters.0.Nope', 'Filters.0.Values', 'Order'],
    ]);
  });

  it('are nobody else’s', async () => {
    const { quote } = await quotedGroup(app, agent);
    const other = await insertAgentUser(app);
    expect([(await find(quote.id, other)).status, (await put(quote.id, VIEW, other)).status]).toEqual([404, 404]);
  });
});
