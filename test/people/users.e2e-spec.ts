import type { User } from '../../backend/src/platform/people/user.table.ts';
import { OPERATIONS_ROLE, SALES_ROLE } from '../../backend/src/platform/account/demo-accounts.ts';
import type { UserRow } from '../../shared/src/people/user.record.ts';
import * as words from '../../shared/src/people/user-rules.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { insertAgentUser, insertSalesUser, insertSuperUser } from '../support/people.ts';
import { auditOf, changeRequest, readUser, userRequest } from './user-requests.ts';

const USERS = '/api/people/Users';

describe('the users, for a super user', () => {
  let app: TestApp;
  let superUser: User;
  let caller: Caller;
  beforeAll(async () => {
    app = await startApp();
    superUser = await insertSuperUser(app);
    caller = await app.as(superUser);
  });
  afterAll(() => app.close());

  const list = async (query: { filter?: object; sort?: unknown[]; range?: number[] }) => {
    const parts = Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]);
    return caller.get(USERS).query(Object.fromEntries(parts) as Record<string, string>);
  };
  const names = (body: unknown) => (body as UserRow[]).map(({ Username }) => Username);

  it('are listed with their roles in words, agent, agency and open sessions, and never with a password', async () => {
    const agent = await insertAgentUser(app, {
      username: 'listed.agent',
      roles: [ROLES.smallGroupAgent, 'former-role'],
    });
    await app.as(agent);
    const { status, body, headers } = await list({ filter: { q: 'listed' }, range: [0, 9] });
    expect([status, headers['content-range']]).toEqual([200, 'users 0-0/1']);
    const [row] = body as UserRow[];
    expect(row).toMatchObject({
      RoleNames: ['Agent', 'former-role'],
      IsLocked: false,
      OpenSessions: 1,
      Password: 'set',
    });
    expect([row?.AgentName, row?.AgencyName]).toEqual([
      expect.stringMatching(/^Ada /),
      expect.stringMatching(/^Agency/),
    ]);
    expect(row?.LastSignInAt).toBe('2026-11-20T15:00:00.000Z');
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('are found by the beginning of a name or address, role, lock and agency', async () => {
    const agent = await insertAgentUser(app, { username: 'zz.agent', fullName: 'Orla Quill_Finder' });
    await app.insertUser({ username: 'zz.locked', roles: [ROLES.smallGroupAgentAdmin], isActive: false });
    await app.insertUser({ username: 'zz.sales', roles: [SALES_ROLE, ROLES.camadInternal] });
    const [{ agencyId }] = (await app.database.query(`SELECT agencyId FROM agents WHERE id = ${agent.agentId}`)) as [
      { agencyId: number },
    ];
    const found = async (filter: object) => names((await list({ filter })).body);
    expect(await found({ q: 'ZZ.' })).toEqual(['zz.agent', 'zz.locked', 'zz.sales']);
    expect(await found({ q: 'quill_' })).toEqual(['zz.agent']);
    expect(await found({ q: 'zz', Role: ROLES.smallGroupAgent })).toEqual(['zz.agent']);
    expect(await found({ q: 'zz', Role: ROLES.camadInternal })).toEqual(['zz.sales']);
    expect(await found({ q: 'zz', IsLocked: true })).toEqual(['zz.locked']);
    expect(await found({ AgencyId: agencyId })).toEqual(['zz.agent']);
    expect(await found({ AgentId: agent.agentId })).toEqual(['zz.agent']);
    expect(names((await list({ filter: { q: 'zz' }, sort: ['Username', 'DESC'], range: [0, 1] })).body)).toEqual([
      'zz.sales',
      'zz.locked',
    ]);
  });

  it.each([
    { filter: { Password: 'x' } },
    { sort: ['Roles', 'ASC'] },
    { range: [0, 100] },
    { filter: { IsLocked: 'no' } },
  ])('are not listed by %j', async (query) => {
    expect((await list(query)).status).toBe(400);
  });

  it('are taken out as a file, all that match, and that is written down', async () => {
    await app.insertUser({ username: 'csv.one', fullName: '=HYPERLINK("x")' });
    await app.insertUser({ username: 'csv.two' });
    const answer = await caller.get(`${USERS}.csv`).query({ filter: '{"q":"csv."}' });
    const lines = answer.text.split('\r\n');
    expect(answer.headers['content-disposition']).toContain('users-2026-11-20.csv');
    expect(lines[0]).toContain('User name,Full name,Email,Roles');
    expect(lines.slice(1, 3).map((line) => line.split(',')[0])).toEqual(['csv.one', 'csv.two']);
    expect(answer.text).toContain(`'=HYPERLINK`);
    const foreign = await caller.get(`${USERS}.csv`).set('Sec-Fetch-Site', 'cross-site');
    expect(foreign.status).toBe(403);
    const [row] = (await app.database.query(
      `SELECT COUNT(*) AS taken FROM audit_events WHERE action = 'export-users'`,
    )) as { taken: unknown }[];
    expect(Number(row?.taken)).toBe(1);
  });

  it('are created without a password, with a link, and that is written down', async () => {
    const request = userRequest({ Username: ' Nell.Newcomer ', Email: 'Nell@Example.com' });
    const { status, body } = await caller.post(USERS).send(request);
    expect([status, body.User.Username, body.User.Email]).toEqual([200, 'nell.newcomer', 'nell@example.com']);
    expect([body.User.Password, body.User.RoleNames]).toEqual(['invited', ['Internal sales']]);
    expect(body.Url).toMatch(/^http:\/\/[^/]+\/set-password#[\w-]{86}$/);
    expect(body.ExpiresAt).toBe('2026-11-21T15:00:00.000Z');
    expect(await auditOf(app, 'user', body.User.Id as number)).toEqual([['create-user', '']]);
  });

  it('have user names that are unique, whatever the case', async () => {
    await app.insertUser({ username: 'taken.name' });
    const { status, body } = await caller.post(USERS).send(userRequest({ Username: 'Taken.NAME' }));
    expect([status, body.Code, body.Fields]).toEqual([422, 'RULE_BROKEN', { Username: [words.USERNAME_TAKEN] }]);
  });

  it('are created once when two ask for the same name at the same time', async () => {
    const request = userRequest({ Username: 'at.once' });
    const other = await app.as(await insertSuperUser(app));
    const answers = await Promise.all([caller.post(USERS).send(request), other.post(USERS).send(request)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it.each([
    ['a name with a blank', { Username: 'a b c' }, 400, { Username: [words.USERNAME_INVALID] }],
    ['no full name', { FullName: ' ' }, 400, { FullName: [words.FULL_NAME_MISSING] }],
    ['no address', { Email: 'nobody' }, 400, { Email: [expect.stringContaining('email')] }],
    ['no role', { Roles: [] }, 422, { Roles: [words.ROLE_MISSING] }],
    ['a role that means nothing', { Roles: ['root'] }, 422, { Roles: [words.ROLE_UNKNOWN] }],
    ['an agent without agent record', { Roles: [ROLES.smallGroupAgent] }, 422, { AgentId: [words.AGENT_MISSING] }],
    ['staff with an agent record', { AgentId: 2_000_000_001 }, 422, { AgentId: [words.AGENT_NOT_FOR_STAFF] }],
    [
      'an agent who is not there',
      { Roles: [ROLES.individualAgent], AgentId: 2_000_000_001 },
      422,
      { AgentId: [words.AGENT_NOT_THERE] },
    ],
  ])('are not created with %s', async (_what, given, status, fields) => {
    const answer = await caller.post(USERS).send(userRequest(given));
    expect([answer.status, answer.body.Fields]).toEqual([status, fields]);
  });

  it('are changed, with the names of the fields in the audit trail, and stay signed in when only the name changes', async () => {
    const user = await insertSalesUser(app);
    const theirs = await app.as(user);
    const request = changeRequest(await readUser(caller, user), { FullName: 'Sal Other' });
    const { status, body } = await caller.put(`${USERS}/${user.id}`).send(request);
    expect([status, body.FullName, body.Version]).toEqual([200, 'Sal Other', request.Version + 1]);
    expect((await theirs.get('/api/account')).status).toBe(200);
    expect((await auditOf(app, 'user', user.id)).at(-1)).toEqual(['change-user', 'fullName']);
  });

  it('are signed out by a change of roles, and come back with the new ones', async () => {
    const user = await insertSalesUser(app);
    const theirs = await app.as(user);
    const request = changeRequest(await readUser(caller, user), { Roles: [OPERATIONS_ROLE] });
    expect((await caller.put(`${USERS}/${user.id}`).send(request)).status).toBe(200);
    expect((await theirs.get('/api/account')).status).toBe(401);
    const again = await app.visitor();
    const { body } = await again.post('/api/account').send({ UserName: user.username, Password: 'a test password' });
    expect(body.Permissions).toEqual(expect.arrayContaining(['internaloperations']));
    expect(body.Permissions).not.toContain('internalsales');
  });

  it('are not overwritten by somebody who read an older version: the answer says what is different now', async () => {
    const user = await insertSalesUser(app);
    const read = await readUser(caller, user);
    await caller.put(`${USERS}/${user.id}`).send(changeRequest(read, { Roles: [OPERATIONS_ROLE] }));
    const { status, body } = await caller.put(`${USERS}/${user.id}`).send(changeRequest(read, { FullName: 'Late' }));
    expect([status, body.Code]).toEqual([409, 'STALE_VERSION']);
    expect(body.Fields).toEqual({
      FullName: [`It is now: ${read.FullName}`],
      Roles: ['It is now: Internal operations'],
    });
  });

  it('do not lose the super user role by their own hand', async () => {
    const request = changeRequest(await readUser(caller, superUser), { Roles: [SALES_ROLE] });
    const { status, body } = await caller.put(`${USERS}/${superUser.id}`).send(request);
    expect([status, body.Fields]).toEqual([422, { Roles: [words.NOT_YOURSELF_ROLE] }]);
  });
});
