import { EventEmitter } from 'node:events';
import { Session } from '../../backend/src/platform/account/session.table.ts';
import { IdentityProvider } from '../../backend/src/platform/account/single-sign-on/identity-provider.gateway.ts';
import { otherSite } from '../../backend/src/platform/http/csrf.ts';
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
    expect([...before.keys()].sort()).toEqual(['PQ-XSRF-TOKEN', '__Host-pq-csrf']);
    expect([...after.keys()].sort()).toEqual(['PQ-XSRF-TOKEN', '__Host-pq-session']);
    const all = new Map([...before, ...after]);
    expect(all.get('__Host-pq-session')?.attributes).toEqual(['httponly', 'path=/', 'samesite=lax', 'secure']);
    expect(all.get('__Host-pq-csrf')?.attributes).toEqual(['httponly', 'path=/', 'samesite=strict', 'secure']);
    expect(before.get('PQ-XSRF-TOKEN')?.attributes).toEqual(['path=/', 'samesite=strict', 'secure']);
    expect(after.get('PQ-XSRF-TOKEN')?.attributes).toEqual(['path=/', 'samesite=strict', 'secure']);
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

  it('stays ended: a request that was on its way when somebody signed out does not bring it back', async () => {
    const user = await insertAgentUser(app);
    const caller = await app.as(user);
    const cookie = `pq-session=${caller.sessionCookie()}`;
    const events = new EventEmitter();
    const reached = new Promise<void>((resolve) => events.once('reached', resolve));
    const released = new Promise<void>((resolve) => events.once('released', resolve));
    const pending = { state: 's', nonce: 'n', codeVerifier: 'v' };
    app.get(IdentityProvider).start = async () => {
      events.emit('reached');
      await released;
      return { url: 'https://provider.example.com', pending };
    };
    const slow = caller.get('/api/account/SingleSignOn').then(({ status }) => status);
    await reached;
    expect((await caller.delete('/api/account')).status).toBe(204);
    events.emit('released');
    expect(await slow).toBe(302);
    expect(await app.database.manager.countBy(Session, { userId: user.id })).toBe(0);
    expect((await app.anonymous().get('/api/account').set('Cookie', cookie)).status).toBe(401);
  });

  it('lends its token to nobody: one from before the sign-in does not serve in it', async () => {
    const user = await insertAgentUser(app);
    const visitor = await app.visitor();
    const before = visitor.csrfToken();
    await visitor.post('/api/account').send({ UserName: user.username, Password: TEST_PASSWORD });
    const answer = await visitor.delete('/api/account').set('X-PQ-XSRF-TOKEN', before);
    expect([answer.status, answer.body.Code]).toEqual([403, 'CSRF_EXPIRED']);
    expect((await visitor.delete('/api/account')).status).toBe(204);
  });
});

describe.each([
  ['https://quote.example.com', { PARTNER_HOST: 'partner.example.com' }],
  ['http://localhost:3000', {}],
])('a change of the site at %s', (PUBLIC_URL, settings) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ PUBLIC_URL, TRUST_PROXY: '127.0.0.1,::1,::ffff:127.0.0.1', ...settings });
  });
  afterAll(() => app.close());

  const isPublic = PUBLIC_URL.startsWith('https:');
  const change = async (headers: Record<string, string>) => {
    const https = { 'X-Forwarded-Proto': new URL(PUBLIC_URL).protocol.slice(0, -1) };
    const page = await app.anonymous().get('/api/account').set(https);
    const cookies = cookiesOf(page);
    const header = [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
    const token = decodeURIComponent(cookies.get('PQ-XSRF-TOKEN')?.value ?? '');
    const { status, body } = await app
      .anonymous()
      .post('/api/account')
      .set({ ...https, Cookie: header, 'X-PQ-XSRF-TOKEN': token, ...headers })
      .send({ UserName: `nobody ${headers['Host']}`, Password: 'wrong' });
    return status === 403 ? [status, body.Message as string] : status;
  };

  it.each<Record<string, string>>(
    isPublic
      ? [
          { Host: 'quote.example.com', Origin: 'https://quote.example.com', 'Sec-Fetch-Site': 'same-origin' },
          { Host: 'quote.example.com:443', Origin: 'https://quote.example.com' },
          { Host: 'partner.example.com', Origin: 'https://partner.example.com' },
          { Host: 'Quote.Example.com' },
        ]
      : [
          { Host: 'localhost:3000', Origin: 'http://localhost:3000', 'Sec-Fetch-Site': 'same-origin' },
          { Host: '127.0.0.1:3000', Origin: 'http://127.0.0.1:3000' },
          { Host: '[::1]:3000', Origin: 'http://[::1]:3000' },
          { Host: 'localhost:5174', Origin: 'http://localhost:5174' },
          { Host: '127.0.0.1:3000' },
        ],
  )('is taken from its own pages: %j', async (headers) => {
    expect(await change(headers)).toBe(401);
  });

  const host = new URL(PUBLIC_URL).host;
  it.each<Record<string, string>>([
    { Host: host, Origin: 'https://evil.example' },
    { Host: host, Origin: `${isPublic ? 'http' : 'https'}://${host}` },
    { Host: host, Origin: `${PUBLIC_URL.replace(/:\d+$/, '')}:8080` },
    { Host: host, Origin: `${PUBLIC_URL}.evil.example` },
    { Host: host, Origin: 'null' },
    { Host: host, Origin: '' },
    { Host: host, 'Sec-Fetch-Site': 'cross-site' },
    { Host: host, 'Sec-Fetch-Site': 'same-site' },
    { Host: 'evil.example', Origin: 'http://evil.example' },
    { Host: 'evil.example', Origin: 'https://evil.example' },
    { Host: 'evil.example' },
    { Host: 'localhost.evil.example' },
    ...(isPublic ? [{ Host: 'localhost:3000', Origin: 'https://localhost:3000' }, { Host: '127.0.0.1' }] : []),
  ])('is refused from anywhere else: %j', async (headers) => {
    expect(await change(headers)).toEqual([403, otherSite(PUBLIC_URL)]);
  });
});
