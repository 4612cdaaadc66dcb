import type { User } from '../../backend/src/platform/people/user.table.ts';
import { insertManyGroups, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser } from '../support/people.ts';
import { startApp, type TestApp } from '../support/app.ts';

describe('the total of many groups', () => {
  let app: TestApp;
  let agent: User;
  let sales: User;
  beforeAll(async () => {
    app = await startApp();
    agent = await insertAgentUser(app);
    sales = await insertSalesUser(app);
    await insertManyGroups(
      app,
      agent,
      Array.from({ length: 300 }, (_, at) => ({ name: `Many ${at}` })),
    );
  });
  afterAll(() => app.close());

  const totalOf = async (user: User): Promise<string | undefined> => {
    const { headers } = await (await app.as(user)).get('/api/dashboard?range=[0,9]');
    return headers['content-range'];
  };

  /** Any change through the application. */
  const change = async (user: User, quoteId: number) =>
    (await app.as(user)).put(`/api/quote/PutNotification/${quoteId}`).type('json').send('"Call the owner."');

  it('is right at once for who has changed something', async () => {
    expect(await totalOf(agent)).toMatch(/\/300$/);
    const { id } = await insertQuote(app, agent);
    expect((await change(agent, id)).status).toBe(200);
    expect(await totalOf(agent)).toMatch(/\/301$/);
  });

  it('the browser is told for some seconds that it has changed something, and nothing else', async () => {
    const { id } = await insertQuote(app, sales);
    const changed = await change(sales, id);
    const looked = await (await app.as(sales)).get('/api/dashboard?range=[0,9]');
    const markOf = ({ headers }: typeof changed) => /pq-changed=[^,]*/.exec(String(headers['set-cookie'] ?? ''))?.[0];
    expect(markOf(changed)).toBe('pq-changed=1; Max-Age=7; Path=/api; HttpOnly; SameSite=Strict');
    expect(markOf(looked)).toBeUndefined();
  });
});
