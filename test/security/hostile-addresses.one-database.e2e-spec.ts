import { type TestApp, startApp } from '../support/app.ts';
import { insertSuperUser } from '../support/people.ts';
import { routesOf } from '../support/routes.ts';
import { insertBook, sellOnePlan } from './fixtures.ts';
import { databaseState } from './database-state.ts';

const IDS = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x1',
  '2147483648',
  '9'.repeat(40),
  '%EF%BC%91',
  '%D9%A1',
  '1%00',
  '1%20OR%201=1',
  '%2e%2e',
  '..%2f..%2fetc%2fpasswd',
  'NaN',
  'null',
  'x'.repeat(300),
  '%',
  '%ff',
];

const QUERIES = [
  'range=[0,1e9]',
  'range=[-1,5]',
  'range=[0]',
  'range=%5B0,',
  'range=[0,9]&range=[0,9]',
  'sort=["passwordHash","ASC"]',
  'sort=["Id;DROP TABLE users","ASC"]',
  'sort=["Id","ASC, (SELECT 1)"]',
  'sort=["__proto__","ASC"]',
  'filter={"createdBy.passwordHash":"x"}',
  'filter={"__proto__":{"a":1}}',
  'filter=[]',
  'filter={',
  'filter[a]=1',
  'unheardOf=1',
  '__proto__[x]=1',
  'constructor[prototype]=1',
];

describe('hostile addresses', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
    await insertBook(app, await sellOnePlan(app));
  });
  afterAll(() => app.close());

  /** Everything that is wrong is 4xx with a message, whoever asks. */
  async function unclear(method: 'get' | 'put' | 'post' | 'delete', path: string, body?: object): Promise<string[]> {
    const caller = await app.as(superUser);
    const answer = await (body ? caller[method](path).send(body) : caller[method](path));
    const isClear = answer.status >= 400 && answer.status < 500 && /\S/.test(String(answer.body.Message));
    return isClear ? [] : [`${method} ${path.slice(0, 120)} answered ${answer.status} ${answer.text.slice(0, 80)}`];
  }
  let superUser: Awaited<ReturnType<typeof insertSuperUser>>;
  beforeAll(async () => {
    superUser = await insertSuperUser(app);
  });

  it('whatever stands in place of an id', async () => {
    const before = await databaseState(app);
    const wrong: string[] = [];
    for (const { method, path } of routesOf(app.server).filter((route) => /:\w*id\b/i.test(route.path))) {
      // An enterprise id is text, and a group of that name is not found.
      for (const id of IDS) {
        const address = path.replace(':day', '01-01-2027').replace(/:\w+/g, id);
        const body = method === 'GET' ? undefined : {};
        wrong.push(...(await unclear(method.toLowerCase() as 'get', address, body)));
      }
    }
    expect(wrong).toEqual([]);
    expect(await databaseState(app)).toEqual(before);
  }, 300_000);

  it.each(['0000-00-00', '99-99-9999', '02-30-2027', '1', '2027-1-1', 'x'.repeat(150), '%00', '20270101', '-1-1-1'])(
    'the day %s',
    async (day) => {
      expect(await unclear('get', `/api/group/GetGroupById/1/${day}`)).toEqual([]);
    },
  );

  it.each([
    '/api/dashboard',
    '/api/agent/findAgentsByCriteria',
    '/api/sales/GetBusinessRules',
    '/api/bobsmallgroup',
    '/api/group/GetGroupsBySearchCriteria',
  ])('whatever is asked of the list %s', async (path) => {
    const wrong: string[] = [];
    for (const query of QUERIES) {
      wrong.push(...(await unclear('get', `${path}?${query.replace(/["[\]{} ]/g, encodeURIComponent)}`)));
    }
    expect(wrong).toEqual([]);
  });

  it.each(["' OR '1'='1", '%', '_', '!', '\\', '";DROP TABLE x;--', '\u0000', '%%%', 'A%', "O''Brien"])(
    'searching for %j finds only what begins like that',
    async (text) => {
      const caller = await app.as(superUser);
      for (const field of ['FirstName', 'LastName', 'SrcAgentId', 'AgencyName']) {
        const answer = await caller.get('/api/agent/findAgentsByCriteria').query({ [field]: text });
        expect([answer.status, answer.body]).toEqual([200, []]);
      }
      const places = await caller.get(`/api/location/getlocationslist/${encodeURIComponent(text)}`);
      expect(places.status === 200 ? places.body : []).toEqual([]);
      expect(places.status).toBeLessThan(500);
      const providers = await caller.get(`/api/provider/GetProvidersByName/${encodeURIComponent(text)}`);
      expect(providers.status === 200 ? providers.body : []).toEqual([]);
      expect(providers.status).toBeLessThan(500);
    },
  );

  it.each(['/api/../etc/passwd', '/api/..%2f..%2fetc%2fpasswd', '/api//account/x', '/api/quote/1;a=b', '/api/%2e%2e/'])(
    'the path %s',
    async (path) => {
      const answer = await app.anonymous().get(path);
      expect([answer.status >= 400 && answer.status < 500, answer.text.includes('root:')]).toEqual([true, false]);
    },
  );

  it.each([
    'pq-session=%',
    'pq-session=',
    'pq-session=a.b.c',
    `pq-session=${'x'.repeat(5_000)}`,
    '=;;=',
    'PQ-XSRF-TOKEN=%',
    'pq-csrf=%',
    'pq-csrf=a.b',
  ])('the cookie %s', async (cookie) => {
    const answer = await app.anonymous().get('/api/account').set('Cookie', cookie);
    expect([answer.status, answer.body.Code]).toEqual([401, 'NOT_SIGNED_IN']);
  });

  it.each([
    ['1 MB of text', JSON.stringify({ UserName: 'x'.repeat(1_000_000), Password: 'y' }), 413],
    ['16,000 brackets', '['.repeat(16_000), 400],
    ['2,000 nested objects', `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`, 400],
    ['20,000 nested objects', `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`, 413],
    ['half of JSON', '{"UserName":', 400],
    ['a lone surrogate', '{"UserName":"\\ud800","Password":"\\udfff"}', 401],
    ['NUL in a name', '{"UserName":"a\\u0000gent","Password":"x"}', 401],
    ['names that are lists', '{"UserName":["agent"],"Password":["x"]}', 400],
    ['a field called constructor', '{"UserName":"agent","Password":"x","constructor":"x"}', 400],
    ['one deep inside', '{"UserName":"agent","Password":[{"a":[{"constructor":"x"}]}]}', 400],
    ['an escaped one', '{"UserName":"agent","Password":[{"\\u0063onstructor":1}]}', 400],
    ['a field called prototype', '{"UserName":"agent","Password":"x","prototype":{}}', 400],
    ['a field called __proto__', '{"UserName":"agent","Password":[{"__proto__":1}]}', 400],
    ['nothing', '', 400],
    ['null', 'null', 400],
    ['more than 8 MB', `"${'x'.repeat(8 * 1024 * 1024 + 1)}"`, 413],
  ])('a body of %s', async (_what, body, status) => {
    const answer = await (await app.visitor()).post('/api/account').type('json').send(body);
    expect([answer.status, typeof answer.body.Message]).toEqual([status, 'string']);
  });
});
