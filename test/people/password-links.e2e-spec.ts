import type { PasswordLinkResponse } from '../../shared/src/people/user.record.ts';
import {
  LINK_NOT_VALID,
  PASSWORD_HAS_NAME,
  PASSWORD_IS_COMMON,
  PASSWORD_TOO_SHORT,
} from '../../shared/src/people/password.record.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { captureOutput } from '../support/captured-output.ts';
import { insertSuperUser } from '../support/people.ts';
import { auditOf, readUser, tokenOf, userRequest } from './user-requests.ts';

const USERS = '/api/people/Users';
const LINK = '/api/account/PasswordLink';
const SET = '/api/account/SetPassword';
const PASSWORD = 'seven quiet herons';
const DAY_MS = 24 * 3_600_000;
const QUARTER_MS = 15 * 60_000;

describe('the link with which a user sets a password', () => {
  let app: TestApp;
  let output: ReturnType<typeof captureOutput>;
  beforeAll(async () => {
    output = captureOutput();
    app = await startApp({ LOG_LEVEL: 'debug' });
  });
  afterAll(async () => {
    output.restore();
    await app.close();
  });
  // Attempts with bad links are counted: each test has a quarter of an hour of its own.
  beforeEach(() => app.clock.advance(QUARTER_MS));

  const superUser = async () => app.as(await insertSuperUser(app));
  const invite = async (by?: Caller) => {
    const answer = await (by ?? (await superUser())).post(USERS).send(userRequest());
    const { User, Url } = answer.body as PasswordLinkResponse;
    return { user: User, token: tokenOf(Url) };
  };
  const set = async (Token: string, Password = PASSWORD) => (await app.visitor()).post(SET).send({ Token, Password });
  const signIn = async (UserName: string, Password: string) =>
    (await app.visitor()).post('/api/account').send({ UserName, Password });

  it('says for whom it is, sets the password once, and lets its user in', async () => {
    const { user, token } = await invite();
    const owner = await (await app.visitor()).post(LINK).send({ Token: token });
    expect([owner.status, owner.body.Username, owner.body.IsInternal]).toEqual([200, user.Username, true]);
    expect((await signIn(user.Username, PASSWORD)).status).toBe(401);
    expect((await set(token)).status).toBe(204);
    expect((await signIn(user.Username, PASSWORD)).status).toBe(200);
    const again = await set(token, 'another good password');
    expect([again.status, again.body.Message]).toEqual([404, LINK_NOT_VALID]);
    expect((await signIn(user.Username, PASSWORD)).status).toBe(200);
    expect((await auditOf(app, 'user', user.Id)).map(([action]) => action)).toContain('set-password');
  });

  it.each([
    ['works one second before 24 hours', DAY_MS - 1_000, 204],
    ['is worth nothing after 24 hours', DAY_MS, 404],
  ])('%s', async (_what, wait, status) => {
    const { token } = await invite();
    app.clock.advance(wait);
    expect((await set(token)).status).toBe(status);
  });

  it('is used by one of two who use it at the same time', async () => {
    const { user, token } = await invite();
    const passwords = ['the first of two passwords', 'the other of two passwords'];
    const answers = await Promise.all(passwords.map((password) => set(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
    const winner = passwords[answers.findIndex(({ status }) => status === 204)]!;
    expect((await signIn(user.Username, winner)).status).toBe(200);
  });

  it('is replaced by a reset, and is worth nothing while its user is locked', async () => {
    const by = await superUser();
    const { user, token } = await invite(by);
    const { Version } = await readUser(by, { id: user.Id });
    const reset = await by.post(`${USERS}/ResetPassword/${user.Id}`).send({ Version });
    const second = tokenOf((reset.body as PasswordLinkResponse).Url);
    expect((await set(token)).status).toBe(404);
    const locked = await by.put(`${USERS}/Lock/${user.Id}`).send({ Version: reset.body.User.Version as number });
    expect((await set(second)).status).toBe(404);
    await by.put(`${USERS}/Unlock/${user.Id}`).send({ Version: locked.body.Version as number });
    expect((await set(second)).status).toBe(204);
  });

  it('is left as it is by a password that will not do', async () => {
    const { user, token } = await invite();
    const short = await set(token, 'short');
    const name = await set(token, `I am ${user.Username}!`);
    expect([short.status, short.body.Fields]).toEqual([422, { Password: [PASSWORD_TOO_SHORT] }]);
    expect([name.status, name.body.Fields]).toEqual([422, { Password: [PASSWORD_HAS_NAME] }]);
    for (const password of ['password1234', 'Password1234']) {
      const common = await set(token, password);
      expect([common.status, common.body.Fields]).toEqual([422, { Password: [PASSWORD_IS_COMMON] }]);
    }
    expect((await set(token)).status).toBe(204);
  });

  it('is refused after five bad ones in 15 minutes', async () => {
    const { token } = await invite();
    const tries = await Promise.all([1, 2, 3, 4, 5].map((number) => set(`made-up-${number}`)));
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await set(token)).status).toBe(429);
    app.clock.advance(QUARTER_MS);
    expect((await set(token)).status).toBe(204);
  });

  it('stands in no log, no audit row and no table, and neither does a password', async () => {
    const { user, token } = await invite();
    await set(token, 'short');
    await set(token);
    const tables = ['users', 'share_links', 'audit_events', 'sessions'];
    const rows = await Promise.all(
      tables.map((table) => app.database.query(`SELECT * FROM ${table}`) as Promise<unknown>),
    );
    const { token: unused } = await invite();
    const kept = JSON.stringify([rows, await app.database.query('SELECT * FROM share_links')]) + output.text();
    for (const secret of [token, unused, PASSWORD]) {
      expect(kept).not.toContain(secret);
    }
    expect(kept).toContain(user.Username);
  });
});
