import type { Response } from 'supertest';
import { type TestApp, startApp } from '../support/app.ts';
import { TEST_PASSWORD } from '../support/builders.ts';
import { insertAgentUser } from '../support/people.ts';

const HTTPS = { 'X-Forwarded-Proto': 'https', Host: 'quote.example.com' };

/** Each cookie of an answer: its value and its attributes, in small letters. */
const cookiesOf = (answer: Response) =>
  new Map(
    ([] as string[]).concat(answer.headers['set-cookie'] ?? []).map((line) => {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split(/=(.*)/);
      return [name, { value, attributes: attributes.map((each) => each.toLowerCase()).sort() }];
    }),
  );

describe('cookies behind a proxy that speaks https', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ PUBLIC_URL: 'https://quote.example.com', TRUST_PROXY: '127.0.0.1,::1,::ffff:127.0.0.1' });
  });
  afterAll(() => app.close());

  it('belong to this host alone, are never sent in the clear, and scripts read only the token', async () => {
    const user = await insertAgentUser(app);
    const page = await app.anonymous().get('/api/account').set(HTTPS);
    const before = cookiesOf(page);
    const header = [...before].map(([name, { value }]) => `${name}=${value}`).join('; ');
    const token = decodeURIComponent(before.get('PQ-XSRF-TOKEN')?.value ?? '');
    const signIn = await app
      .anonymous()
      .post('/api/account')
      .set({ ...HTTPS, Cookie: header, 'X-PQ-XSRF-TOKEN': token, Origin: 'https://quote.example.com' })
      .send({ UserName: user.username, Password: TEST_PASSWORD });
    const after = cookiesOf(signIn);
    expect(signIn.status).toBe(200);
    for (const cookies of [before, after]) {
      expect(cookies.get('__Host-pq-session')?.attributes).toEqual(['httponly', 'path=/', 'samesite=lax', 'secure']);
      expect(cookies.get('PQ-XSRF-TOKEN')?.attributes).toEqual(['path=/', 'samesite=strict', 'secure']);
      expect([...cookies.keys()].sort()).toEqual(['PQ-XSRF-TOKEN', '__Host-pq-session']);
    }
    expect(after.get('__Host-pq-session')?.value).not.toBe(before.get('__Host-pq-session')?.value);
    expect(signIn.headers['strict-transport-security']).toMatch(/max-age=31536000/);
  });

  it('are not handed out over plain http', async () => {
    const answer = await app.anonymous().get('/api/account');
    expect(cookiesOf(answer).has('__Host-pq-session')).toBe(false);
  });
});

describe('a session of somebody else’s making', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('is worth nothing: an id that the server never gave is not taken on', async () => {
    const user = await insertAgentUser(app);
    const planted = 'pq-session=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
    const answer = await app.anonymous().get('/api/account').set('Cookie', planted);
    expect(cookiesOf(answer).get('pq-session')?.value ?? '').not.toContain('AAAAAAAA');
    const caller = await app.as(user);
    const [id = '', signature = ''] = caller.sessionCookie().split('.');
    for (const forged of [`${id}.${signature.replace(/^../, 'zz')}`, id, `${id}.`, `.${signature}`]) {
      const refused = await app.anonymous().get('/api/account').set('Cookie', `pq-session=${forged}`);
      expect(refused.status).toBe(401);
    }
  });

  it('opens nothing when its row is copied out of the database', async () => {
    const user = await insertAgentUser(app);
    await app.as(user);
    const rows = (await app.database.query('SELECT * FROM sessions')) as { id: string; payload: string }[];
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) {
      const refused = await app.anonymous().get('/api/account').set('Cookie', `pq-session=${id}`);
      expect(refused.status).toBe(401);
    }
    expect(JSON.stringify(rows)).not.toContain((await app.as(user)).sessionCookie().split('.')[0]);
  });

  it('stays apart: one browser’s token does not serve in another', async () => {
    const [one, other] = [await app.as(await insertAgentUser(app)), await app.as(await insertAgentUser(app))];
    const answer = await one.delete('/api/account').set('X-PQ-XSRF-TOKEN', other.csrfToken());
    expect([answer.status, answer.body.Code]).toEqual([403, 'CSRF_EXPIRED']);
    expect((await one.get('/api/account')).status).toBe(200);
  });
});
