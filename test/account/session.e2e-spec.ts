import { User } from '../../backend/src/platform/people/user.table.ts';
import { Session } from '../../backend/src/platform/account/session.table.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { TEST_PASSWORD } from '../support/builders.ts';
import { insertAgentUser } from '../support/people.ts';

describe('the session', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('says who is signed in and what they may do', async () => {
    const user = await insertAgentUser(app, { fullName: 'Ada Agent' });
    const { status, body } = await (await app.as(user)).get('/api/account');
    expect([status, body.FullName, body.Permissions]).toEqual([200, 'Ada Agent', ['agent', 'smallgroup']]);
  });

  it('answers 401 to nobody, but gives the token with which to sign in', async () => {
    const answer = await app.anonymous().get('/api/account');
    expect([answer.status, answer.body.Code]).toEqual([401, 'NOT_SIGNED_IN']);
    expect(String(answer.headers['set-cookie'])).toContain('PQ-XSRF-TOKEN=');
  });

  it('refuses a wrong password and an unknown user with the same words', async () => {
    const user = await app.insertUser();
    const visitor = await app.visitor();
    const wrong = await visitor.post('/api/account').send({ UserName: user.username, Password: 'wrong' });
    const unknown = await visitor.post('/api/account').send({ UserName: 'nobody-here', Password: 'wrong' });
    expect([wrong.status, wrong.body.Message]).toEqual([401, 'The user name or password is not correct.']);
    expect([unknown.status, unknown.body.Message]).toEqual([wrong.status, wrong.body.Message]);
  });

  it('is none, and leaves no row, before somebody signs in', async () => {
    const rows = () => app.database.manager.count(Session);
    const before = await rows();
    const visitor = await app.visitor();
    await visitor.get('/api/account');
    await visitor.post('/api/account').send({ UserName: 'nobody-here', Password: 'wrong' });
    await visitor.delete('/api/account');
    expect([await rows(), visitor.sessionCookie()]).toEqual([before, '']);
  });

  it('changes its id at sign-in, and the id from before is dead', async () => {
    const { visitor, before, signIn } = await signedInTwice();
    const after = String(signIn.headers['set-cookie']);
    expect([signIn.status, before === '']).toEqual([200, false]);
    expect(after).toContain('pq-session=');
    expect(after).not.toContain(before);
    expect((await visitor.get('/api/account')).status).toBe(200);
    const withOldId = await app.anonymous().get('/api/account').set('Cookie', `pq-session=${before}`);
    expect(withOldId.status).toBe(401);
  });

  it('outlives the answers to requests that were on their way during the sign-in', async () => {
    const { before } = await signedInTwice();
    const late = await app.anonymous().get('/api/businessrules/getSiteDownInfo').set('Cookie', `pq-session=${before}`);
    expect([late.status, late.headers['set-cookie']]).toEqual([200, undefined]);
  });

  const signedInTwice = async () => {
    const user = await app.insertUser();
    const visitor = await app.visitor();
    const send = () => visitor.post('/api/account').send({ UserName: user.username, Password: TEST_PASSWORD });
    await send();
    const before = visitor.sessionCookie();
    return { visitor, before, signIn: await send() };
  };

  it('takes its cookie out of the browser at sign-out', async () => {
    const caller = await app.as(await app.insertUser());
    const answer = await caller.delete('/api/account');
    expect(String(answer.headers['set-cookie'])).toMatch(/pq-session=;.*Expires=Thu, 01 Jan 1970/);
  });

  it('ends at sign-out, also for a copy of its cookie', async () => {
    const user = await app.insertUser();
    const caller = await app.as(user);
    const cookie = caller.sessionCookie();
    expect((await caller.delete('/api/account')).status).toBe(204);
    const copy = await app.anonymous().get('/api/account').set('Cookie', `pq-session=${cookie}`);
    expect(copy.status).toBe(401);
  });

  it('ends at a sign-out whose client names JSON without sending any', async () => {
    const caller = await app.as(await app.insertUser());
    const answer = await caller.delete('/api/account').set('Content-Type', 'application/json');
    expect([answer.status, (await caller.get('/api/account')).status]).toEqual([204, 401]);
  });

  it.each([
    ['one second before 25 idle minutes is alive', 1_499_000, 200],
    ['is over after 25 idle minutes', 1_500_000, 401],
  ])('%s', async (_what, idleMs, status) => {
    const caller = await app.as(await app.insertUser());
    app.clock.advance(idleMs);
    expect((await caller.get('/api/account')).status).toBe(status);
  });

  it('is not kept alive by calls that the page makes by itself', async () => {
    const caller = await app.as(await app.insertUser());
    app.clock.advance(1_000_000);
    expect((await caller.get('/api/account').set('X-PQ-Polling', '1')).status).toBe(200);
    app.clock.advance(500_000);
    expect((await caller.get('/api/account')).status).toBe(401);
  });

  it('is noted every half minute at most, and lasts 25 minutes from the last request all the same', async () => {
    const user = await app.insertUser();
    const caller = await app.as(user);
    const noted = async () => (await app.database.manager.findOneByOrFail(Session, { userId: user.id })).lastSeenAt;
    const requests: number[] = [];
    for (const seconds of [0, 10, 19, 1, 29]) {
      app.clock.advance(seconds * 1_000);
      await caller.get('/api/account').expect(200);
      requests.push((await noted()).getTime());
    }
    const [start] = requests;
    expect(requests.map((at) => (at - start!) / 1_000)).toEqual([0, 0, 0, 30, 30]);
    app.clock.advance(1_499_000);
    await caller.get('/api/account').expect(200);
    app.clock.advance(1_500_000);
    await caller.get('/api/account').expect(401);
  });

  it('ends at once when its user is locked, whatever was noted last', async () => {
    const user = await app.insertUser();
    const caller = await app.as(user);
    await caller.get('/api/account').expect(200);
    await app.database.manager.update(User, { id: user.id }, { isActive: false });
    await caller.get('/api/account').expect(401);
  });

  it('ends after twelve hours, however busy', async () => {
    const caller = await app.as(await app.insertUser());
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      app.clock.advance(20 * 60_000);
      await caller.get('/api/account');
    }
    expect((await caller.get('/api/account')).status).toBe(200);
    app.clock.advance(20 * 60_000);
    expect((await caller.get('/api/account')).status).toBe(401);
  });
});
