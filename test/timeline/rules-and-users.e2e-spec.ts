import type { User } from '../../backend/src/platform/people/user.table.ts';
import type { BusinessRuleResponse } from '../../shared/src/business-rules/business-rule.record.ts';
import type { TimelineEntry } from '../../shared/src/timeline/timeline.record.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { insertGroup, insertQuote } from '../support/group-builders.ts';
import { insertAgentUser, insertSalesUser, insertSuperUser } from '../support/people.ts';

describe('the timelines of rules and users', () => {
  let app: TestApp;
  let superUser: User;
  let sales: User;
  beforeAll(async () => {
    app = await startApp();
    superUser = await insertSuperUser(app);
    sales = await insertSalesUser(app);
  });
  afterAll(() => app.close());

  const get = async (user: User, path: string) => (await app.as(user)).get(`/api/timeline/${path}`);

  /** Saves a new version of the rule and answers it. */
  async function change({ Id, Key, Description, EffectiveDate, ConfigSource }: BusinessRuleResponse, Value: string) {
    app.clock.advance(60_000);
    const body = { Id, Key, Description, EffectiveDate, ConfigSource, Value };
    const answer = await (await app.as(superUser)).post('/api/sales/AddOrUpdateBusinessRule').send(body);
    expect(answer.status).toBe(200);
    return answer.body as BusinessRuleResponse;
  }
  const ruleOf = async (q: string) => {
    const query = { filter: JSON.stringify({ q }) };
    return (
      (await (await app.as(sales)).get('/api/sales/GetBusinessRules').query(query)).body as BusinessRuleResponse[]
    )[0]!;
  };

  it('tell of a rule what was done to any of its versions, whichever of them is asked for', async () => {
    const first = await ruleOf('MaxEmployeeAge');
    const second = await change(first, '97');
    const third = await change(second, '98');
    const other = await ruleOf('MinimumAdultAge');
    await change(other, '17');
    for (const { Id } of [first, second, third]) {
      const { body, headers } = await get(sales, `rule/${Id}`);
      expect(body.map(({ What, Detail, Who }: TimelineEntry) => [What, Detail, Who.Name])).toEqual([
        ['Business rule changed', 'Value', superUser.fullName],
        ['Business rule changed', 'Value', superUser.fullName],
      ]);
      expect(headers['content-range']).toBe('timeline 0-1/2');
      // Ids and the names of test users are numbered, so they may contain the value by chance.
      const said = body.map(({ Id: _id, Who: _who, ...entry }: TimelineEntry) => entry);
      expect(JSON.stringify(said)).not.toContain('97');
    }
  });

  it('are empty for a rule that nobody has changed', async () => {
    const { Id } = await ruleOf('ZipPrefixMinimum');
    const { status, body } = await get(sales, `rule/${Id}`);
    expect([status, body]).toEqual([200, []]);
  });

  it('tell of a user what was done to the account, and from where to super users', async () => {
    const agent = await insertAgentUser(app);
    await app.anonymous().get('/api/account');
    await app.as(agent);
    const { body } = await get(superUser, `user/${agent.id}`);
    expect(body.map(({ What, Who, About }: TimelineEntry) => [What, Who.Name, About])).toEqual([
      ['Signed in', agent.fullName, null],
    ]);
    expect((body as TimelineEntry[])[0]!.From).toBe('127.0.0.1');
  });

  it('tell what a user did, with the records by their names and where they open', async () => {
    const agent = await insertAgentUser(app, { fullName: 'Ada Doer' });
    const group = await insertGroup(app, agent, { name: 'Doer Works' });
    const quote = await insertQuote(app, agent, { groupId: group.id, name: 'First', status: 'Quoting' });
    app.clock.advance(60_000);
    const renamed = { Id: quote.id, Version: quote.version, Name: 'Second' };
    expect((await (await app.as(agent)).put('/api/quote').send(renamed)).status).toBe(200);
    await (await app.as(agent)).get('/api/quote/2000000');
    const { body } = await get(superUser, `user/${agent.id}/actions`);
    expect(
      body.map(({ What, About, Who }: TimelineEntry) => [What, About?.Words, About?.Name, About?.Path, Who.Name]),
    ).toEqual([
      ['Access denied', 'GET /quote/2000000', '', null, 'Ada Doer'],
      [
        'Quote renamed',
        `Quote ${quote.id}`,
        'Doer Works, Second',
        `/quote/plan-selection/group/${quote.id}`,
        'Ada Doer',
      ],
      ['Signed in', `User ${agent.id}`, 'Ada Doer', `/sales/users/${agent.id}`, 'Ada Doer'],
    ]);
    expect((await get(superUser, `user/${agent.id}`)).body).toHaveLength(1);
  });

  it('give no address of a network to staff who are no super users', async () => {
    const quote = await insertQuote(app, sales);
    const caller = await app.as(sales);
    await caller.put('/api/quote').send({ Id: quote.id, Version: quote.version, Name: 'Other' });
    const from = async (user: User) =>
      ((await get(user, `quote/${quote.id}`)).body as TimelineEntry[]).map(({ From }) => From);
    expect([await from(sales), await from(superUser)]).toEqual([[''], ['127.0.0.1']]);
  });

  it('answer a page, and say how many there are', async () => {
    const agent = await insertAgentUser(app);
    const caller = await app.as(agent);
    for (const id of [2000001, 2000002, 2000003]) {
      app.clock.advance(1_000);
      await caller.get(`/api/quote/${id}`);
    }
    const { body, headers } = await (
      await app.as(superUser)
    )
      .get(`/api/timeline/user/${agent.id}/actions`)
      .query({ range: '[1,2]' });
    expect(body.map(({ About }: TimelineEntry) => About?.Words)).toEqual(['GET /quote/2000002', 'GET /quote/2000001']);
    expect(headers['content-range']).toBe('timeline 1-2/4');
  });

  it.each(['rule/2000000', 'user/2000000', 'user/2000000/actions'])('do not find %s', async (path) => {
    const { status, body } = await get(superUser, path);
    expect([status, body.Code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each(['rule/0', 'user/x', 'user/1?range=x', 'user/1/actions?range=[0,100]'])('refuse %s', async (path) => {
    const { status, body } = await get(superUser, path.replace('/1', `/${superUser.id}`));
    expect([status, body.Code]).toEqual([400, 'INVALID_INPUT']);
  });

  it('are closed to those who may not read them', async () => {
    const agent = await insertAgentUser(app);
    const paths = ['rule/1', `user/${agent.id}`, `user/${agent.id}/actions`];
    const statuses = async (user: User) => Promise.all(paths.map(async (path) => (await get(user, path)).status));
    expect([await statuses(agent), await statuses(sales)]).toEqual([
      [403, 403, 403],
      [200, 403, 403],
    ]);
  });
});
