import { Secret, TOTP } from 'otpauth';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import {
  ADDED_ALREADY,
  CHALLENGE_MS,
  CHALLENGE_OVER,
  ENOUGH_PASSKEYS,
  type NewPasskey,
  NOT_ADDED,
  PASSKEY_GONE,
  type PasskeyChallenge,
  WRONG_PASSKEY,
} from '../../shared/src/session/passkey.record.ts';
import type { NewAuthenticator, RecoveryCodes, SecondFactor } from '../../shared/src/session/second-step.record.ts';
import {
  CODE_MISSING,
  DEMO_HAS_NONE,
  NOT_SET_UP,
  SET_UP_ALREADY,
  WRONG_PASSWORD,
} from '../../shared/src/session/second-step.ts';
import { auditOf, readUser } from '../people/user-requests.ts';
import { type Caller, type TestApp, startApp } from '../support/app.ts';
import { TEST_PASSWORD } from '../support/builders.ts';
import { countStatements } from '../support/count-statements.ts';
import { insertAgentUser, insertSalesUser, insertSuperUser } from '../support/people.ts';
import { VirtualAuthenticator } from '../support/virtual-authenticator.ts';

const STEP = '/api/account/SecondStep';
const FACTOR = '/api/account/SecondFactor';
const OWN = '/api/account/Passkeys';
const ORIGIN = 'http://localhost:3000';
const QUARTER_MS = 15 * 60_000;

const enter = async (app: TestApp, { username }: User) => {
  const caller = await app.visitor();
  const answer = await caller.post('/api/account').send({ UserName: username, Password: TEST_PASSWORD });
  return { caller, answer };
};
const begin = async (caller: Caller) =>
  (await caller.post(`${OWN}/SetUp`).send({ Password: TEST_PASSWORD })).body as NewPasskey;
const add = async (caller: Caller, device = new VirtualAuthenticator(ORIGIN)) => {
  const answer = await caller.post(`${OWN}/Confirm`).send(device.create(await begin(caller)));
  return { device, status: answer.status, codes: (answer.body as RecoveryCodes).Codes };
};
const withPasskey = async (app: TestApp) => {
  const user = await insertAgentUser(app);
  const signedIn = await app.as(user);
  return { user, signedIn, ...(await add(signedIn)) };
};
const asked = async (caller: Caller, path = `${STEP}/Passkey`) =>
  (await caller.post(`${path}/Challenge`).send({})).body as PasskeyChallenge;
const factorOf = async (caller: Caller) => (await caller.get(FACTOR)).body as SecondFactor;

describe('passkeys', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());
  // What was refused is counted: each test has a quarter of an hour of its own.
  beforeEach(() => app.clock.advance(QUARTER_MS));

  const actionsOf = async ({ id }: User) => (await auditOf(app, 'user', id)).map(([action]) => action);

  it('are added with the password, listed, and asked for after it', async () => {
    const { user, signedIn, device, codes } = await withPasskey(app);
    expect(new Set(codes).size).toBe(10);
    const factor = await factorOf(signedIn);
    expect(factor).toMatchObject({ IsOn: true, SetUpAt: null, RecoveryCodesLeft: 10 });
    expect(factor.Passkeys).toMatchObject([{ Name: 'Another program', LastUsedAt: null }]);
    const { caller, answer } = await enter(app, user);
    expect([answer.status, answer.body.Code]).toEqual([401, 'SECOND_STEP_NEEDED']);
    const step = { Username: user.username, IsSetUp: true, HasApp: false, HasPasskey: true };
    expect((await caller.get(STEP)).body).toEqual(step);
    const question = await asked(caller);
    expect(question).toMatchObject({ RelyingParty: 'localhost', Known: [{ Transports: ['internal'] }] });
    const before = caller.sessionCookie();
    const finished = await caller.post(`${STEP}/Passkey`).send(device.sign(question));
    expect([finished.status, finished.body.Username]).toEqual([200, user.username]);
    expect([(await caller.get('/api/account')).status, caller.sessionCookie() === before]).toEqual([200, false]);
    expect((await factorOf(caller)).Passkeys[0]!.LastUsedAt).toBe(app.clock.now().toISOString());
    expect(await actionsOf(user)).toEqual(
      expect.arrayContaining(['begin-passkey', 'add-passkey', 'pass-password', 'sign-in']),
    );
  });

  it('are added with the right password only, five at most, each once', async () => {
    const { signedIn, device } = await withPasskey(app);
    const wrong = await signedIn.post(`${OWN}/SetUp`).send({ Password: 'not mine' });
    expect([wrong.status, wrong.body.Fields]).toEqual([422, { Password: [WRONG_PASSWORD] }]);
    const again = await signedIn.post(`${OWN}/Confirm`).send(device.create(await begin(signedIn)));
    expect([again.status, again.body.Message]).toEqual([422, ADDED_ALREADY]);
    for (let more = 2; more <= 5; more += 1) {
      expect(await add(signedIn)).toMatchObject({ status: 200, codes: [] });
    }
    expect((await factorOf(signedIn)).Passkeys).toHaveLength(5);
    const sixth = await signedIn.post(`${OWN}/SetUp`).send({ Password: TEST_PASSWORD });
    expect([sixth.status, sixth.body.Message]).toEqual([409, ENOUGH_PASSKEYS]);
  });

  it('are five at most even when two are added at the same time', async () => {
    const { user, signedIn } = await withPasskey(app);
    await add(signedIn);
    await add(signedIn);
    const { caller, answer } = await enter(app, user);
    expect(answer.status).toBe(401);
    const [fourth, last] = [new VirtualAuthenticator(ORIGIN), new VirtualAuthenticator(ORIGIN)];
    await add(signedIn, fourth);
    await caller.post(`${STEP}/Passkey`).send(fourth.sign(await asked(caller)));
    const other = new VirtualAuthenticator(ORIGIN);
    const [one, two] = [last.create(await begin(signedIn)), other.create(await begin(caller))];
    const both = await Promise.all([
      signedIn.post(`${OWN}/Confirm`).send(one),
      caller.post(`${OWN}/Confirm`).send(two),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await factorOf(signedIn)).Passkeys).toHaveLength(5);
  });

  it.each([
    ['of another site', { origin: 'https://quote.example.net' }],
    ['of a page that only begins like ours', { origin: `${ORIGIN}.example.net` }],
    ['for another host name', { relyingParty: 'example.net' }],
  ])('are worth nothing when they are %s', async (_where, bent) => {
    const { user, signedIn, device } = await withPasskey(app);
    const added = new VirtualAuthenticator(ORIGIN).create(await begin(signedIn), bent);
    const refused = await signedIn.post(`${OWN}/Confirm`).send(added);
    expect([refused.status, refused.body.Message]).toEqual([422, NOT_ADDED]);
    const { caller } = await enter(app, user);
    const answer = await caller.post(`${STEP}/Passkey`).send(device.sign(await asked(caller), bent));
    expect([answer.status, answer.body.Fields]).toEqual([422, { Passkey: [WRONG_PASSKEY] }]);
    expect((await caller.get('/api/account')).status).toBe(401);
    expect(await actionsOf(user)).toContain('second-step-failed');
  });

  it('answer a question once: neither the answer nor the question counts again', async () => {
    const { user, device } = await withPasskey(app);
    const { caller } = await enter(app, user);
    const question = await asked(caller);
    const wrong = await caller.post(`${STEP}/Passkey`).send(new VirtualAuthenticator(ORIGIN).sign(question));
    expect(wrong.body.Fields).toEqual({ Passkey: [WRONG_PASSKEY] });
    const late = await caller.post(`${STEP}/Passkey`).send(device.sign(question));
    expect([late.status, late.body.Fields]).toEqual([422, { Passkey: [CHALLENGE_OVER] }]);
    const signed = device.sign(await asked(caller));
    const { caller: elsewhere } = await enter(app, user);
    await asked(elsewhere);
    expect((await elsewhere.post(`${STEP}/Passkey`).send(signed)).body.Fields).toEqual({ Passkey: [WRONG_PASSKEY] });
    expect((await caller.post(`${STEP}/Passkey`).send(signed)).status).toBe(200);
    const { caller: next } = await enter(app, user);
    await asked(next);
    expect((await next.post(`${STEP}/Passkey`).send(signed)).status).toBe(422);
    const { caller: unasked } = await enter(app, user);
    expect((await unasked.post(`${STEP}/Passkey`).send(signed)).body.Fields).toEqual({ Passkey: [CHALLENGE_OVER] });
  });

  it.each([
    ['one second before the time is over', CHALLENGE_MS - 1_000, 200],
    ['after the time', CHALLENGE_MS, 422],
  ])('answer %s', async (_when, wait, status) => {
    const { user, signedIn, device } = await withPasskey(app);
    const { caller } = await enter(app, user);
    const added = new VirtualAuthenticator(ORIGIN).create(await begin(signedIn));
    const question = await asked(caller);
    app.clock.advance(wait);
    expect((await caller.post(`${STEP}/Passkey`).send(device.sign(question))).status).toBe(status);
    expect((await signedIn.post(`${OWN}/Confirm`).send(added)).status).toBe(status);
  });

  it('may be copies when they count backwards or stand still, and are refused', async () => {
    const { user, device } = await withPasskey(app);
    const finish = async (counter: number) => {
      const { caller } = await enter(app, user);
      return (await caller.post(`${STEP}/Passkey`).send(device.sign(await asked(caller), { counter }))).status;
    };
    expect(await finish(7)).toBe(200);
    expect([await finish(7), await finish(6)]).toEqual([422, 422]);
    expect(await finish(8)).toBe(200);
  });

  it('of keepers of passwords do not count, and are used as often as one likes', async () => {
    const user = await insertAgentUser(app);
    const signedIn = await app.as(user);
    const device = new VirtualAuthenticator(ORIGIN);
    await signedIn.post(`${OWN}/Confirm`).send(device.create(await begin(signedIn), { counter: 0 }));
    const finish = async () => {
      const { caller } = await enter(app, user);
      return (await caller.post(`${STEP}/Passkey`).send(device.sign(await asked(caller), { counter: 0 }))).status;
    };
    expect([await finish(), await finish()]).toEqual([200, 200]);
  });

  it("of somebody else sign nobody in, prove nothing, and are nobody else's to remove", async () => {
    const { user, signedIn, codes } = await withPasskey(app);
    const other = await withPasskey(app);
    const { caller } = await enter(app, user);
    const answer = await caller.post(`${STEP}/Passkey`).send(other.device.sign(await asked(caller)));
    expect(answer.body.Fields).toEqual({ Passkey: [WRONG_PASSKEY] });
    const [theirs] = (await factorOf(other.signedIn)).Passkeys;
    const removed = await signedIn.post(`${OWN}/Remove/${theirs!.Id}`).send({ Code: codes[0] });
    expect([removed.status, removed.body.Message]).toEqual([404, PASSKEY_GONE]);
    expect((await factorOf(signedIn)).RecoveryCodesLeft).toBe(10);
    const [own] = (await factorOf(signedIn)).Passkeys;
    const Passkey = other.device.sign(await asked(signedIn, OWN));
    expect((await signedIn.post(`${OWN}/Remove/${own!.Id}`).send({ Passkey })).status).toBe(422);
    const taken = other.device.create(await begin(signedIn));
    expect((await signedIn.post(`${OWN}/Confirm`).send(taken)).body.Message).toBe(ADDED_ALREADY);
    expect((await factorOf(other.signedIn)).Passkeys).toHaveLength(1);
  });

  it('sign in once when twenty answers to one question arrive at the same time', async () => {
    const { user, device } = await withPasskey(app);
    const { caller } = await enter(app, user);
    const question = await asked(caller);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => caller.post(`${STEP}/Passkey`).send(device.sign(question))),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.every((status) => [200, 401, 422, 429].includes(status))).toBe(true);
    expect((await actionsOf(user)).filter((action) => action === 'sign-in')).toHaveLength(2);
  });

  it('are limited as codes are, together with them', async () => {
    const { user, device, codes } = await withPasskey(app);
    const guess = async () => {
      const { caller } = await enter(app, user);
      const signed = new VirtualAuthenticator(ORIGIN).sign(await asked(caller));
      return (await caller.post(`${STEP}/Passkey`).send(signed)).status;
    };
    expect(await Promise.all([1, 2, 3, 4, 5].map(guess))).toEqual([422, 422, 422, 422, 422]);
    const { caller } = await enter(app, user);
    expect((await caller.post(`${STEP}/Passkey`).send(device.sign(await asked(caller)))).status).toBe(429);
    expect((await caller.post(STEP).send({ Code: codes[0] })).status).toBe(429);
  });

  it('open nothing between the password and the second step, and none can be added there past another', async () => {
    const { user } = await withPasskey(app);
    const { caller } = await enter(app, user);
    expect((await caller.post(`${OWN}/SetUp`).send({ Password: TEST_PASSWORD })).status).toBe(401);
    for (const path of [`${STEP}/Passkey/SetUp`, `${STEP}/SetUp`]) {
      const refused = await caller.post(path).send({});
      expect([refused.status, refused.body.Message]).toEqual([409, SET_UP_ALREADY]);
    }
    const { Challenge, RelyingParty, Known } = await asked(caller);
    const question = { Challenge, RelyingParty, Known, UserHandle: '', Username: '', FullName: '', Algorithms: [] };
    const added = new VirtualAuthenticator(ORIGIN).create({ ...question, SuggestedName: 'Mine' });
    const confirmed = await caller.post(`${STEP}/Passkey/Confirm`).send(added);
    expect([confirmed.status, confirmed.body.Message]).toEqual([409, SET_UP_ALREADY]);
    expect((await caller.get('/api/account')).status).toBe(401);
  });

  it('are removed with a code or a passkey; with the last one the codes go and every session ends', async () => {
    const { user, signedIn, device, codes } = await withPasskey(app);
    const { device: second } = await add(signedIn);
    const [one, two] = (await factorOf(signedIn)).Passkeys;
    const { caller: elsewhere } = await enter(app, user);
    await elsewhere.post(`${STEP}/Passkey`).send(device.sign(await asked(elsewhere)));
    const bare = await signedIn.post(`${OWN}/Remove/${one!.Id}`).send({});
    expect([bare.status, bare.body.Fields]).toEqual([422, { Code: [CODE_MISSING] }]);
    expect((await signedIn.post(`${OWN}/Remove/${one!.Id}`).send({ Code: codes[0] })).status).toBe(204);
    expect((await elsewhere.get('/api/account')).status).toBe(401);
    expect(await factorOf(signedIn)).toMatchObject({ IsOn: true, RecoveryCodesLeft: 9, Passkeys: [{ Id: two!.Id }] });
    const gone = await signedIn.post(`${OWN}/Remove/${one!.Id}`).send({ Code: codes[1] });
    expect(gone.status).toBe(404);
    const Passkey = second.sign(await asked(signedIn, OWN));
    expect((await signedIn.post(`${OWN}/Remove/${two!.Id}`).send({ Passkey })).status).toBe(204);
    expect((await signedIn.get('/api/account')).status).toBe(401);
    const { caller, answer } = await enter(app, user);
    expect(answer.status).toBe(200);
    expect(await factorOf(caller)).toMatchObject({ IsOn: false, RecoveryCodesLeft: 0, Passkeys: [] });
    expect((await actionsOf(user)).filter((action) => action === 'remove-passkey')).toHaveLength(2);
    const off = await caller.post(`${OWN}/Challenge`).send({});
    expect([off.status, off.body.Message]).toEqual([409, NOT_SET_UP]);
  });

  it('stand beside an app: the recovery codes stay while one of both is left', async () => {
    const { user, signedIn, device, codes } = await withPasskey(app);
    const begun = await signedIn.post(`${FACTOR}/SetUp`).send({ Password: TEST_PASSWORD });
    const totp = new TOTP({ secret: Secret.fromBase32((begun.body as NewAuthenticator).Secret) });
    const code = () => totp.generate({ timestamp: app.clock.now().getTime() });
    const confirmed = await signedIn.post(`${FACTOR}/Confirm`).send({ Code: code() });
    expect([confirmed.status, confirmed.body]).toEqual([200, { Codes: [] }]);
    const { caller } = await enter(app, user);
    expect((await caller.get(STEP)).body).toMatchObject({ HasApp: true, HasPasskey: true });
    expect((await caller.post(STEP).send({ Code: codes[0] })).status).toBe(200);
    const Passkey = device.sign(await asked(signedIn, OWN));
    expect((await signedIn.post(`${FACTOR}/Remove`).send({ Passkey })).status).toBe(204);
    expect(await factorOf(signedIn)).toMatchObject({ IsOn: true, SetUpAt: null, RecoveryCodesLeft: 9 });
    const renewed = await signedIn
      .post(`${FACTOR}/RecoveryCodes`)
      .send({ Passkey: device.sign(await asked(signedIn, OWN)) });
    expect([renewed.status, (renewed.body as RecoveryCodes).Codes.length]).toEqual([200, 10]);
  });

  it('are reset by a super user with everything else', async () => {
    const { user, signedIn, device, codes } = await withPasskey(app);
    const by = await app.as(await insertSuperUser(app));
    const { caller } = await enter(app, user);
    const question = await asked(caller);
    const { Version, HasSecondStep } = await readUser(by, user);
    expect(HasSecondStep).toBe(true);
    const reset = await by.put(`/api/people/Users/ResetSecondStep/${user.id}`).send({ Version });
    expect([reset.status, reset.body.HasSecondStep]).toEqual([200, false]);
    expect((await signedIn.get('/api/account')).status).toBe(401);
    expect((await caller.post(`${STEP}/Passkey`).send(device.sign(question))).status).toBe(401);
    expect((await caller.post(STEP).send({ Code: codes[0] })).status).toBe(401);
    expect((await enter(app, user)).answer.status).toBe(200);
    expect(await actionsOf(user)).toContain('reset-second-factor');
  });

  it('end the sessions elsewhere with the first one', async () => {
    const user = await insertAgentUser(app);
    const [signedIn, { caller: elsewhere }] = [await app.as(user), await enter(app, user)];
    await add(signedIn);
    expect([(await signedIn.get('/api/account')).status, (await elsewhere.get('/api/account')).status]).toEqual([
      200, 401,
    ]);
  });

  it('cost users without one no further statement', async () => {
    const user = await insertAgentUser(app);
    expect(await countStatements(app, /authenticators|passkeys/, () => enter(app, user))).toBeLessThanOrEqual(1);
  });

  it('cannot be added to demo accounts, which everybody uses', async () => {
    const caller = await app.as(await app.insertUser({ username: 'agentbroker' }));
    const refused = await caller.post(`${OWN}/SetUp`).send({ Password: TEST_PASSWORD });
    expect([refused.status, refused.body.Message]).toEqual([409, DEMO_HAS_NONE]);
  });

  it('that are no bytes, or bytes of nothing, are refused in words', async () => {
    const { user, signedIn, device } = await withPasskey(app);
    const added = new VirtualAuthenticator(ORIGIN).create(await begin(signedIn));
    const odd = await signedIn.post(`${OWN}/Confirm`).send({ ...added, Attestation: 'no bytes!' });
    expect([odd.status, odd.body.Fields]).toEqual([400, { Attestation: ['Attestation is not valid.'] }]);
    const empty = await signedIn.post(`${OWN}/Confirm`).send({ ...added, Attestation: 'AAAA' });
    expect([empty.status, empty.body.Message]).toEqual([422, NOT_ADDED]);
    const { caller } = await enter(app, user);
    const signed = device.sign(await asked(caller));
    expect((await caller.post(`${STEP}/Passkey`).send({ ...signed, Signature: 'AAAA' })).status).toBe(422);
  });
});

describe('passkeys and the rule that staff need a second step', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ DEMO_MODE: 'false' });
  });
  afterAll(() => app.close());

  it('meet it: one is added before the sign-in, and asked for at the next', async () => {
    const user = await insertSalesUser(app);
    const { caller } = await enter(app, user);
    const device = new VirtualAuthenticator(ORIGIN);
    const begun = (await caller.post(`${STEP}/Passkey/SetUp`).send({})).body as NewPasskey;
    const confirmed = await caller.post(`${STEP}/Passkey/Confirm`).send(device.create(begun));
    expect([confirmed.status, (confirmed.body as RecoveryCodes).Codes.length]).toEqual([200, 10]);
    expect((await caller.get('/api/account')).body.Username).toBe(user.username);
    expect(await factorOf(caller)).toMatchObject({ IsOn: true, IsRequired: true });
    const next = await enter(app, user);
    expect((await next.caller.post(`${STEP}/Passkey`).send(device.sign(await asked(next.caller)))).status).toBe(200);
  });

  it('ask nothing of who has none yet, and are not added when the question is too old', async () => {
    const { caller } = await enter(app, await insertSalesUser(app));
    const none = await caller.post(`${STEP}/Passkey/Challenge`).send({});
    expect([none.status, none.body.Code, none.body.Message]).toEqual([409, 'WRONG_STATE', NOT_SET_UP]);
    const begun = (await caller.post(`${STEP}/Passkey/SetUp`).send({})).body as NewPasskey;
    app.clock.advance(CHALLENGE_MS);
    const late = await caller.post(`${STEP}/Passkey/Confirm`).send(new VirtualAuthenticator(ORIGIN).create(begun));
    expect([late.status, late.body.Code, late.body.Message]).toEqual([422, 'RULE_BROKEN', CHALLENGE_OVER]);
  });
});

describe('passkeys of a site with a public address', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ PUBLIC_URL: 'http://quote.example.com', PARTNER_HOST: 'partner.example.com' });
  });
  afterAll(() => app.close());

  it('are made and used there, not on this machine and not at the host of the partner', async () => {
    const user = await insertAgentUser(app);
    const caller = await app.as(user);
    for (const origin of [ORIGIN, 'http://partner.example.com']) {
      expect((await add(caller, new VirtualAuthenticator(origin))).status).toBe(422);
    }
    expect((await begin(caller)).RelyingParty).toBe('quote.example.com');
    const { device, status } = await add(caller, new VirtualAuthenticator('http://quote.example.com'));
    expect(status).toBe(200);
    const { caller: next } = await enter(app, user);
    expect((await next.post(`${STEP}/Passkey`).send(device.sign(await asked(next)))).status).toBe(200);
  });
});
