import { Secret, TOTP } from 'otpauth';
import { User } from '../../backend/src/platform/people/user.table.ts';
import type { NewAuthenticator, RecoveryCodes } from '../../shared/src/session/second-step.record.ts';
import {
  CODE_MISSING,
  DEMO_HAS_NONE,
  NO_PASSWORD,
  NOT_SET_UP,
  SECOND_STEP_MS,
  SECOND_STEP_OVER,
  SET_UP_ALREADY,
  WRONG_CODE,
  WRONG_PASSWORD,
} from '../../shared/src/session/second-step.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { TEST_PASSWORD } from '../support/builders.ts';
import { insertAgentUser, insertSalesUser, insertSuperUser } from '../support/people.ts';
import { auditOf, readUser } from '../people/user-requests.ts';
import { setRule } from '../plan-selection/quoted-group.ts';

const STEP = '/api/account/SecondStep';
const FACTOR = '/api/account/SecondFactor';
const PERIOD_MS = 30_000;
const QUARTER_MS = 15 * 60_000;

describe('the second step of signing in', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());
  // Wrong codes are counted: each test has a quarter of an hour of its own.
  beforeEach(() => app.clock.advance(QUARTER_MS));

  const codeOf = (secret: string, steps = 0): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: app.clock.now().getTime() + steps * PERIOD_MS,
    });

  const enter = async ({ username }: User) => {
    const caller = await app.visitor();
    const answer = await caller.post('/api/account').send({ UserName: username, Password: TEST_PASSWORD });
    return { caller, answer };
  };
  const setUp = async (caller: Caller) => {
    const begun = await caller.post(`${FACTOR}/SetUp`).send({ Password: TEST_PASSWORD });
    const { Secret: secret } = begun.body as NewAuthenticator;
    const confirmed = await caller.post(`${FACTOR}/Confirm`).send({ Code: codeOf(secret) });
    app.clock.advance(PERIOD_MS);
    return { secret, status: confirmed.status, codes: (confirmed.body as RecoveryCodes).Codes };
  };
  const withStep = async () => {
    const user = await insertAgentUser(app);
    const signedIn = await app.as(user);
    return { user, signedIn, ...(await setUp(signedIn)) };
  };
  const actionsOf = async ({ id }: User) => (await auditOf(app, 'user', id)).map(([action]) => action);

  it('is set up with the password and a code of the app, and then asked for', async () => {
    const { user, signedIn, secret, codes } = await withStep();
    expect((await signedIn.get(FACTOR)).body).toMatchObject({ IsOn: true, RecoveryCodesLeft: 10, WhyNot: null });
    expect(new Set(codes).size).toBe(10);
    const { caller, answer } = await enter(user);
    expect([answer.status, answer.body.Code]).toEqual([401, 'SECOND_STEP_NEEDED']);
    expect((await caller.get(STEP)).body).toEqual({
      Username: user.username,
      IsSetUp: true,
      HasApp: true,
      HasPasskey: false,
    });
    const finished = await caller.post(STEP).send({ Code: ` ${codeOf(secret).replace(/^.../, '$& ')}` });
    expect([finished.status, finished.body.Username]).toEqual([200, user.username]);
    expect((await caller.get('/api/account')).status).toBe(200);
    expect(await actionsOf(user)).toEqual(
      expect.arrayContaining(['begin-second-factor', 'set-up-second-factor', 'pass-password', 'sign-in']),
    );
  });

  it('opens nothing else before it is done, and begins with a new session id', async () => {
    const { user, secret } = await withStep();
    const { caller } = await enter(user);
    const before = caller.sessionCookie();
    expect(before).not.toBe('');
    for (const path of ['/api/account', '/api/dashboard', FACTOR, '/api/businessrules']) {
      expect((await caller.get(path)).status).toBe(401);
    }
    const begun = await caller.post(`${STEP}/SetUp`).send({});
    expect([begun.status, begun.body.Message]).toEqual([409, SET_UP_ALREADY]);
    expect((await caller.post(`${STEP}/Confirm`).send({ Code: codeOf(secret) })).status).toBe(409);
    await caller.post(STEP).send({ Code: codeOf(secret) });
    expect(caller.sessionCookie()).not.toBe(before);
    const late = await app.anonymous().get(STEP).set('Cookie', `pq-session=${before}`);
    expect([late.status, late.body.Message]).toEqual([401, SECOND_STEP_OVER]);
  });

  it('takes each code once, the neighbors in time too, and none that is older than the last', async () => {
    const { user, secret } = await withStep();
    const finish = async (Code: string) => (await (await enter(user)).caller.post(STEP).send({ Code })).status;
    const [last, now, next] = [codeOf(secret, -1), codeOf(secret), codeOf(secret, 1)];
    expect(await finish(last)).toBe(422);
    expect(await finish(now)).toBe(200);
    expect(await finish(now)).toBe(422);
    expect(await finish(next)).toBe(200);
    expect(await finish(codeOf(secret, 2))).toBe(422);
  });

  it('takes one of two equal codes that arrive at the same time', async () => {
    const { user, secret, codes } = await withStep();
    for (const Code of [codeOf(secret), codes[0]!]) {
      const callers = await Promise.all([enter(user), enter(user), enter(user)]);
      const answers = await Promise.all(callers.map(({ caller }) => caller.post(STEP).send({ Code })));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    }
  });

  it('takes each recovery code once, in any spelling, until there are new ones', async () => {
    const { user, signedIn, secret, codes } = await withStep();
    const finish = async (Code: string) => (await enter(user)).caller.post(STEP).send({ Code });
    expect((await finish(codes[0]!.toLowerCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await finish(codes[0]!)).body.Fields).toEqual({ Code: [WRONG_CODE] });
    expect((await signedIn.get(FACTOR)).body).toMatchObject({ RecoveryCodesLeft: 9 });
    const renewed = await signedIn.post(`${FACTOR}/RecoveryCodes`).send({ Code: codeOf(secret) });
    const [first] = (renewed.body as RecoveryCodes).Codes;
    expect((await finish(codes[1]!)).status).toBe(422);
    expect((await finish(first!)).status).toBe(200);
  });

  it('counts wrong codes as wrong passwords, and a correct password does not clear them', async () => {
    const { user, secret } = await withStep();
    const guess = async (Code: string) => (await (await enter(user)).caller.post(STEP).send({ Code })).status;
    const wrong = codeOf(secret) === '000000' ? '111111' : '000000';
    const guesses = await Promise.all([1, 2, 3, 4, 5].map(() => guess(wrong)));
    expect(guesses).toEqual([422, 422, 422, 422, 422]);
    expect(await guess(codeOf(secret))).toBe(429);
    expect(await actionsOf(user)).toContain('second-step-failed');
    app.clock.advance(QUARTER_MS);
    expect(await guess(codeOf(secret))).toBe(200);
  });

  it.each([
    ['one second before the time is over', SECOND_STEP_MS - 1_000, 200],
    ['after the time', SECOND_STEP_MS, 401],
  ])('can be done %s', async (_when, wait, status) => {
    const { user, secret } = await withStep();
    const { caller } = await enter(user);
    app.clock.advance(wait);
    expect((await caller.post(STEP).send({ Code: codeOf(secret) })).status).toBe(status);
  });

  it('is over for a user who was locked after the password', async () => {
    const { user, secret } = await withStep();
    const { caller } = await enter(user);
    const by = await app.as(await insertSuperUser(app));
    const { Version } = await readUser(by, user);
    await by.put(`/api/people/Users/Lock/${user.id}`).send({ Version });
    expect((await caller.post(STEP).send({ Code: codeOf(secret) })).status).toBe(401);
  });

  it('needs the password and the right code to be set up, and both sessions elsewhere end', async () => {
    const user = await insertAgentUser(app);
    const [signedIn, { caller: elsewhere }] = [await app.as(user), await enter(user)];
    const wrong = await signedIn.post(`${FACTOR}/SetUp`).send({ Password: 'not mine' });
    expect([wrong.status, wrong.body.Fields]).toEqual([422, { Password: [WRONG_PASSWORD] }]);
    expect((await signedIn.post(`${FACTOR}/Confirm`).send({ Code: '123456' })).status).toBe(409);
    const begun = await signedIn.post(`${FACTOR}/SetUp`).send({ Password: TEST_PASSWORD });
    const { Secret: secret, Address } = begun.body as NewAuthenticator;
    expect(Address).toContain(`otpauth://totp/Priority%20Quote:${user.username}`);
    const other = codeOf(secret, 5);
    expect((await signedIn.post(`${FACTOR}/Confirm`).send({ Code: other })).body.Fields).toEqual({
      Code: [WRONG_CODE],
    });
    expect((await enter(user)).answer.status).toBe(200);
    expect((await signedIn.post(`${FACTOR}/Confirm`).send({ Code: codeOf(secret) })).status).toBe(200);
    expect([(await signedIn.get('/api/account')).status, (await elsewhere.get('/api/account')).status]).toEqual([
      200, 401,
    ]);
    const again = await signedIn.post(`${FACTOR}/SetUp`).send({ Password: TEST_PASSWORD });
    expect([again.status, again.body.Message]).toEqual([409, SET_UP_ALREADY]);
  });

  it.each(['RecoveryCodes', 'Remove'])('stays as it is without the right code for %s', async (change) => {
    const { signedIn } = await withStep();
    const wrong = await signedIn.post(`${FACTOR}/${change}`).send({ Code: 'ABCD-EFGH-2345-6777' });
    const none = await signedIn.post(`${FACTOR}/${change}`).send({});
    expect([wrong, none].map(({ status, body }) => [status, body.Code, body.Fields])).toEqual([
      [422, 'RULE_BROKEN', { Code: [WRONG_CODE] }],
      [422, 'RULE_BROKEN', { Code: [CODE_MISSING] }],
    ]);
    expect((await signedIn.get(FACTOR)).body).toMatchObject({ IsOn: true, RecoveryCodesLeft: 10 });
  });

  it('is removed with a code, which ends every session, and the password alone signs in again', async () => {
    const { user, signedIn, secret } = await withStep();
    expect((await signedIn.post(`${FACTOR}/Remove`).send({ Code: codeOf(secret) })).status).toBe(204);
    expect((await signedIn.get('/api/account')).status).toBe(401);
    expect((await enter(user)).answer.status).toBe(200);
    expect(await actionsOf(user)).toContain('remove-second-factor');
    const off = await (await enter(user)).caller.post(`${FACTOR}/Remove`).send({ Code: '123456' });
    expect([off.status, off.body.Message]).toEqual([409, NOT_SET_UP]);
  });

  it('is reset by a super user for a colleague, which ends the sessions, and not for oneself', async () => {
    const { user, signedIn, codes, secret } = await withStep();
    const superUser = await insertSuperUser(app);
    const by = await app.as(superUser);
    const reset = async (who: User) => {
      const { Version } = await readUser(by, who);
      return by.put(`/api/people/Users/ResetSecondStep/${who.id}`).send({ Version });
    };
    const { caller: waiting } = await enter(user);
    const stale = await by.put(`/api/people/Users/ResetSecondStep/${user.id}`).send({ Version: 99 });
    expect(stale.body.Code).toBe('STALE_VERSION');
    const answer = await reset(user);
    expect([answer.status, answer.body.HasSecondStep]).toEqual([200, false]);
    expect((await signedIn.get('/api/account')).status).toBe(401);
    expect((await waiting.post(STEP).send({ Code: codeOf(secret) })).status).toBe(401);
    expect((await waiting.post(STEP).send({ Code: codes[0] })).status).toBe(401);
    expect((await enter(user)).answer.status).toBe(200);
    expect(await actionsOf(user)).toContain('reset-second-factor');
    expect([(await reset(user)).status, (await reset(superUser)).status]).toEqual([409, 422]);
  });

  it('stands in no table but sealed and as digests', async () => {
    const { secret, codes } = await withStep();
    const tables = ['authenticators', 'recovery_codes', 'sessions', 'audit_events'];
    const rows = await Promise.all(
      tables.map((table) => app.database.query(`SELECT * FROM ${table}`) as Promise<unknown>),
    );
    const kept = JSON.stringify(rows);
    for (const text of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))]) {
      expect(kept).not.toContain(text);
    }
    expect(kept).toContain('secretSealed');
  });

  it('cannot be set up for demo accounts, which everybody uses, nor without a password', async () => {
    const demo = await app.insertUser({ username: 'agentbroker' });
    const caller = await app.as(demo);
    expect((await caller.get(FACTOR)).body).toMatchObject({ IsOn: false, WhyNot: DEMO_HAS_NONE });
    const refused = await caller.post(`${FACTOR}/SetUp`).send({ Password: TEST_PASSWORD });
    expect([refused.status, refused.body.Message]).toEqual([409, DEMO_HAS_NONE]);
    const linked = await insertAgentUser(app);
    const signedOn = await app.as(linked);
    await app.database.manager.update(User, { id: linked.id }, { passwordHash: null });
    expect((await signedOn.get(FACTOR)).body).toMatchObject({ IsOn: false, WhyNot: NO_PASSWORD });
  });
});

describe('the rule that staff need a second step', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ DEMO_MODE: 'false' });
  });
  afterAll(() => app.close());

  const enter = async ({ username }: User) => {
    const caller = await app.visitor();
    const answer = await caller.post('/api/account').send({ UserName: username, Password: TEST_PASSWORD });
    return { caller, status: answer.status };
  };
  const codeOf = (secret: string): string =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now().getTime() });

  it('asks them to set it up before they are signed in, and agents to do nothing', async () => {
    expect((await enter(await insertAgentUser(app))).status).toBe(200);
    const user = await insertSalesUser(app);
    const { caller, status } = await enter(user);
    expect([status, (await caller.get('/api/account')).status]).toEqual([401, 401]);
    expect((await caller.get(STEP)).body).toMatchObject({ Username: user.username, IsSetUp: false });
    expect((await caller.post(STEP).send({ Code: '123456' })).status).toBe(422);
    const { Secret: secret } = (await caller.post(`${STEP}/SetUp`).send({})).body as NewAuthenticator;
    const wrong = await caller.post(`${STEP}/Confirm`).send({ Code: 'ABCD-EFGH-2345-6777' });
    expect([wrong.status, wrong.body.Code, wrong.body.Fields]).toEqual([422, 'RULE_BROKEN', { Code: [WRONG_CODE] }]);
    const confirmed = await caller.post(`${STEP}/Confirm`).send({ Code: codeOf(secret) });
    expect([confirmed.status, (confirmed.body as RecoveryCodes).Codes.length]).toEqual([200, 10]);
    expect((await caller.get('/api/account')).body.Username).toBe(user.username);
    expect((await caller.get(FACTOR)).body).toMatchObject({ IsOn: true, IsRequired: true });
    const again = await enter(user);
    expect((await again.caller.get(STEP)).body.IsSetUp).toBe(true);
  });

  it('is a business rule: off, it asks nobody', async () => {
    const user = await insertSalesUser(app);
    await setRule(app, 'SecondFactorForStaff', 'false');
    expect((await enter(user)).status).toBe(200);
    await setRule(app, 'SecondFactorForStaff', 'true');
    expect((await enter(user)).status).toBe(401);
  });
});
