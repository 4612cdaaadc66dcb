import type { User } from '../../backend/src/platform/people/user.table.ts';
import { DEMO_ACCOUNTS } from '../../backend/src/platform/account/demo-accounts.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser } from '../support/people.ts';
import { type AppRoute, routesOf } from '../support/routes.ts';
import { ACCESS_BY_ROUTE, EVERYBODY, type RoleName } from './access-by-route.ts';
import { ONLY_FOR_GROUPS } from './only-for-groups.ts';

/** By specification: spec 000 section 7. The browser must name this site instead. */
const WITHOUT_TOKEN = [
  'POST /individual-health-insurance-api/api/ffmredirect/outbound',
  'POST /individual-health-insurance-api/api/ffmenrollment/enroll',
];

/** Roles may enter (whatever the route then answers), everybody else is refused before anything is looked at. */
describe('who may enter which route', () => {
  let app: TestApp;
  let routes: AppRoute[];
  const users = new Map<RoleName, User>();

  beforeAll(async () => {
    app = await startApp({ METRICS_TOKEN: 'a token that no person has' });
    routes = routesOf(app.server);
    for (const { username, roles, srcAgentId, isGeneralAgent = false } of DEMO_ACCOUNTS) {
      const given = { username, roles: [...roles], isGeneralAgent };
      users.set(username as RoleName, srcAgentId ? await insertAgentUser(app, given) : await app.insertUser(given));
    }
  });
  afterAll(() => app.close());

  it('is written down for every route that the application has, and for no other', () => {
    const named = routes.map(({ method, path }) => `${method} ${path}`);
    expect(Object.keys(ACCESS_BY_ROUTE).sort()).toEqual(named.sort());
  });

  it.each(Object.entries(ACCESS_BY_ROUTE))('%s', async (route, allowed) => {
    const entered: string[] = [];
    for (const [role, user] of users) {
      // Sign-out is the one route that would end the session that the next route needs.
      const { status, body } = await call(route, await app.as(user));
      expect(status).not.toBe(500);
      if (!(status === 403 && body.Code === 'NOT_ALLOWED')) {
        entered.push(role);
      }
    }
    const expected = allowed === 'public' ? EVERYBODY : allowed === 'machine' ? [] : allowed;
    expect(entered.sort()).toEqual([...expected].sort());
  });

  it('is closed to agents of individuals only where it is about groups alone', () => {
    const oneSided = Object.entries(ACCESS_BY_ROUTE)
      .filter(([, who]) => Array.isArray(who) && who.includes('agent') && !who.includes('individualagent'))
      .map(([route]) => route);
    const reasons = oneSided.map((route) => [route, Object.keys(ONLY_FOR_GROUPS).filter((why) => isOf(why, route))]);
    expect(reasons.filter(([, why]) => why!.length !== 1)).toEqual([]);
    const named = Object.values(ONLY_FOR_GROUPS).flat();
    expect(named.filter((part) => !oneSided.some((route) => fits(part, route)))).toEqual([]);
  });

  it('takes JSON without content for a request without a body, on every route', async () => {
    const caller = await app.as(users.get('superuser')!);
    const refused: string[] = [];
    for (const route of changing.filter((each) => each !== 'DELETE /api/account' && !WITHOUT_TOKEN.includes(each))) {
      const [method, path] = parts(route);
      const [plain, typed] = [await caller[method](path), await caller[method](path).type('json')];
      if (typed.status !== plain.status || typed.body.Message !== plain.body.Message) {
        refused.push(`${route}: ${plain.status} ${plain.body.Message}, ${typed.status} ${typed.body.Message}`);
      }
    }
    expect(refused).toEqual([]);
  });

  const isForPeople = ([, allowed]: [string, unknown]) => allowed !== 'machine';
  it.each(
    Object.entries(ACCESS_BY_ROUTE)
      .filter(isForPeople)
      .filter(([, allowed]) => allowed !== 'public'),
  )('%s refuses nobody in particular', async (route) => {
    const [method, path] = parts(route);
    const answer = await app
      .anonymous()
      [method](path)
      .send(method === 'get' ? undefined : {});
    expect([answer.status, answer.body.Code]).toEqual([401, 'NOT_SIGNED_IN']);
  });

  const changing = Object.entries(ACCESS_BY_ROUTE)
    .filter(isForPeople)
    .map(([route]) => route)
    .filter((route) => !route.startsWith('GET '));
  it.each(changing)(
    '%s refuses a change without the page’s token, with a wrong one, and from another site',
    async (route) => {
      const [method, path] = parts(route);
      const caller = await app.as(users.get('superuser')!);
      const other = await app.as(users.get('agent')!);
      const send = (headers: Record<string, string>) => caller[method](path).set(headers).send({});
      const answers = [
        ...(WITHOUT_TOKEN.includes(route)
          ? [await send({ Origin: '' })]
          : [
              await send({ 'X-PQ-XSRF-TOKEN': '' }),
              await send({ 'X-PQ-XSRF-TOKEN': 'wrong' }),
              await send({ 'X-PQ-XSRF-TOKEN': other.csrfToken() }),
            ]),
        await send({ Origin: 'https://evil.example' }),
        await send({ 'Sec-Fetch-Site': 'cross-site' }),
        await send({ 'Sec-Fetch-Site': 'same-site' }),
        await send({ Host: 'evil.example', Origin: 'http://evil.example' }),
      ];
      expect(answers.map(({ status, body }) => [status, body.Code])).toEqual(answers.map(() => [403, 'CSRF_EXPIRED']));
    },
  );
});

const isOf = (why: string, route: string): boolean => ONLY_FOR_GROUPS[why]!.some((part) => fits(part, route));

function fits(part: string, route: string): boolean {
  const [, path = ''] = route.split(' ');
  return part.endsWith('*') ? path.startsWith(part.slice(0, -1)) : path === part;
}

type Method = 'get' | 'post' | 'put' | 'delete';

/** Path parameters become an id that no test row has. */
const parts = (route: string): [Method, string] => {
  const [method = '', path = ''] = route.split(' ');
  return [method.toLowerCase() as Method, path.replace(/:\w+\??/g, '2000000001')];
};

async function call(route: string, caller: Awaited<ReturnType<TestApp['as']>>) {
  const [method, path] = parts(route);
  if (route === 'DELETE /api/account') {
    return { status: 204, body: {} as { Code?: string } };
  }
  const request = caller[method](path);
  return method === 'get' ? request : request.send({});
}
