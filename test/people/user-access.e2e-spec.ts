import type { User } from '../../backend/src/platform/people/user.table.ts';
import { ACCOUNT_LOCKED, WRONG_CREDENTIALS } from '../../backend/src/platform/account/sign-in.service.ts';
import { User as UserEntity } from '../../backend/src/platform/people/user.table.ts';
import { CHANGED_BY_SOMEONE_ELSE } from '../../backend/src/platform/database/guarded-update.ts';
import { LOCKED_ALREADY, NOT_LOCKED, UNLOCK_FIRST } from '../../backend/src/staff/people/users.service.ts';
import type { UserDetails } from '../../shared/src/people/user.record.ts';
import { NOT_YOURSELF_LOCK, NOT_YOURSELF_RESET } from '../../shared/src/people/user-rules.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { TEST_PASSWORD } from '../support/builders.ts';
import { insertSalesUser, insertSuperUser } from '../support/people.ts';
import { auditOf, changeRequest, readUser, userRequest } from './user-requests.ts';

const USERS = '/api/people/Users';

describe('letting people in and out', () => {
  let app: TestApp;
  let superUser: User;
  let caller: Caller;
  beforeAll(async () => {
    app = await startApp();
    superUser = await insertSuperUser(app);
    caller = await app.as(superUser);
  });
  afterAll(() => app.close());

  const signIn = async (user: User, password = TEST_PASSWORD) => {
    const visitor = await app.visitor();
    return {
      visitor,
      answer: await visitor.post('/api/account').send({ UserName: user.username, Password: password }),
    };
  };
  const setLocked = async (user: User, path: 'Lock' | 'Unlock', by = caller) =>
    by.put(`${USERS}/${path}/${user.id}`).send({ Version: (await readUser(by, user)).Version });

  it('a locked user is out with the next request, on every browser, and is let in again by unlocking', async () => {
    const user = await insertSalesUser(app);
    const { visitor } = await signIn(user);
    const { visitor: second } = await signIn(user);
    const { status, body } = await setLocked(user, 'Lock');
    expect([status, body.IsLocked, body.OpenSessions]).toEqual([200, true, 0]);
    expect((await visitor.get('/api/sales/GetGroupQuotes')).status).toBe(401);
    expect((await second.get('/api/account')).status).toBe(401);
    expect((await setLocked(user, 'Unlock')).body.IsLocked).toBe(false);
    expect((await signIn(user)).answer.status).toBe(200);
    const actions = (await auditOf(app, 'user', user.id)).map(([action]) => action);
    expect(actions).toEqual(['sign-in', 'sign-in', 'lock-user', 'unlock-user', 'sign-in']);
  });

  it('a session that somebody began at the moment of the lock is worth nothing', async () => {
    const user = await insertSalesUser(app);
    const { visitor } = await signIn(user);
    const kept = (await app.database.query(`SELECT * FROM sessions WHERE userId = ${user.id}`)) as Record<
      string,
      unknown
    >[];
    await setLocked(user, 'Lock');
    const row = kept[0]!;
    const columns = Object.keys(row);
    await app.database.query(
      `INSERT INTO sessions (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      Object.values(row),
    );
    expect((await visitor.get('/api/account')).status).toBe(401);
    await setLocked(user, 'Unlock');
    expect((await visitor.get('/api/account')).status).toBe(401);
  });

  it('only whoever knows the password of a locked user is told that it is locked', async () => {
    const user = await insertSalesUser(app);
    await setLocked(user, 'Lock');
    const wrong = (await signIn(user, 'wrong')).answer;
    expect([wrong.status, wrong.body.Message]).toEqual([401, WRONG_CREDENTIALS]);
    const right = (await signIn(user)).answer;
    expect([right.status, right.body.Message]).toEqual([401, ACCOUNT_LOCKED]);
  });

  it('nobody locks themselves or resets their own password', async () => {
    const { Version } = await readUser(caller, superUser);
    const lock = await caller.put(`${USERS}/Lock/${superUser.id}`).send({ Version });
    const reset = await caller.post(`${USERS}/ResetPassword/${superUser.id}`).send({ Version });
    expect([lock.status, lock.body.Message]).toEqual([422, NOT_YOURSELF_LOCK]);
    expect([reset.status, reset.body.Message]).toEqual([422, NOT_YOURSELF_RESET]);
    expect((await caller.get('/api/account')).status).toBe(200);
  });

  it.each(['Lock', 'role'] as const)('of two super users who shut each other out (%s), one wins', async (how) => {
    const pair = [await insertSuperUser(app), await insertSuperUser(app)] as const;
    const callers = [await app.as(pair[0]), await app.as(pair[1])] as const;
    const shutOut = async (by: Caller, user: User) => {
      const row = await readUser(by, user);
      return () =>
        how === 'Lock'
          ? by.put(`${USERS}/Lock/${user.id}`).send({ Version: row.Version })
          : by.put(`${USERS}/${user.id}`).send(changeRequest(row, { Roles: ['pq-role-internalsales'] }));
    };
    const both = [await shutOut(callers[0], pair[1]), await shutOut(callers[1], pair[0])];
    const answers = await Promise.all(both.map((act) => act()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const stored = await app.database.manager.findBy(
      UserEntity,
      pair.map(({ id }) => ({ id })),
    );
    expect(stored.filter(({ isActive, roles }) => isActive && roles.includes(ROLES.superUser))).toHaveLength(1);
  });

  it.each([
    ['Lock', true, LOCKED_ALREADY],
    ['Unlock', false, NOT_LOCKED],
  ] as const)('%s names the version that it read, and is not done twice', async (path, isActive, message) => {
    const user = await app.insertUser({ isActive });
    const { Version } = await readUser(caller, user);
    const stale = await caller.put(`${USERS}/${path}/${user.id}`).send({ Version: Version + 1 });
    expect([stale.status, stale.body.Code, stale.body.Message]).toEqual([
      409,
      'STALE_VERSION',
      CHANGED_BY_SOMEONE_ELSE,
    ]);
    expect((await setLocked(user, path)).status).toBe(200);
    const twice = await setLocked(user, path);
    expect([twice.status, twice.body.Code, twice.body.Message]).toEqual([409, 'WRONG_STATE', message]);
  });

  it('a locked user gets no link for a new password', async () => {
    const user = await app.insertUser({ isActive: false });
    const { Version } = await readUser(caller, user);
    const { status, body } = await caller.post(`${USERS}/ResetPassword/${user.id}`).send({ Version });
    expect([status, body.Code, body.Message]).toEqual([409, 'WRONG_STATE', UNLOCK_FIRST]);
  });

  it('a reset makes the old password worthless, ends every session and answers a new link', async () => {
    const user = await insertSalesUser(app);
    const { visitor } = await signIn(user);
    const { Version } = await readUser(caller, user);
    const { status, body } = await caller.post(`${USERS}/ResetPassword/${user.id}`).send({ Version });
    expect([status, body.User.Password]).toEqual([200, 'invited']);
    expect(body.Url).toContain('/set-password#');
    expect((await visitor.get('/api/account')).status).toBe(401);
    const old = (await signIn(user)).answer;
    expect([old.status, old.body.Message]).toEqual([401, WRONG_CREDENTIALS]);
    expect((await auditOf(app, 'user', user.id)).map(([action]) => action)).toContain('reset-password');
  });

  it('sessions are shown with where and when they began, and are ended one by one or all together', async () => {
    const user = await insertSalesUser(app);
    const [first, second, third] = [await signIn(user), await signIn(user), await signIn(user)];
    const details = async () => (await caller.get(`${USERS}/${user.id}`)).body as UserDetails;
    const { Sessions: sessions } = await details();
    expect(sessions).toHaveLength(3);
    expect(sessions[0]).toMatchObject({
      StartedAt: '2026-11-20T15:00:00.000Z',
      Device: 'Another program',
      IsOwn: false,
    });
    expect(sessions[0]?.Address).toMatch(/127\.0\.0\.1/);
    expect((await caller.delete(`${USERS}/Sessions/${user.id}/${sessions[0]!.Id}`)).status).toBe(204);
    expect((await caller.delete(`${USERS}/Sessions/${user.id}/${sessions[0]!.Id}`)).status).toBe(404);
    const left = await Promise.all(
      [first, second, third].map(async ({ visitor }) => (await visitor.get('/api/account')).status),
    );
    expect(left.sort()).toEqual([200, 200, 401]);
    expect((await caller.delete(`${USERS}/Sessions/${user.id}`)).status).toBe(204);
    expect((await details()).Sessions).toEqual([]);
    expect((await auditOf(app, 'user', user.id)).slice(-2).map(([action]) => action)).toEqual([
      'end-session',
      'end-sessions',
    ]);
  });

  it('somebody else’s session is not ended through another user', async () => {
    const user = await insertSalesUser(app);
    const other = await insertSalesUser(app);
    await app.as(other);
    const { Sessions: sessions } = (await caller.get(`${USERS}/${other.id}`)).body as UserDetails;
    expect((await caller.delete(`${USERS}/Sessions/${user.id}/${sessions[0]!.Id}`)).status).toBe(404);
    expect((await (await app.as(other)).get('/api/account')).status).toBe(200);
  });

  it('is for super users alone', async () => {
    const sales = await app.as(await insertSalesUser(app));
    const answers = [
      await sales.get(USERS),
      await sales.post(USERS).send(userRequest()),
      await sales.put(`${USERS}/Lock/${superUser.id}`).send({ Version: 1 }),
      await sales.post(`${USERS}/ResetPassword/${superUser.id}`).send({ Version: 1 }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });
});
