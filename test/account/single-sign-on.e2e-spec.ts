import { jest } from '@jest/globals';
import { NO_SINGLE_SIGN_ON } from '../../backend/src/platform/account/single-sign-on/identity-provider.gateway.ts';
import { User } from '../../backend/src/platform/people/user.table.ts';
import { SALES_ROLE } from '../../backend/src/platform/account/demo-accounts.ts';
import { Env } from '../../backend/src/platform/config/env.ts';
import { AuditEvent } from '../../backend/src/platform/security/audit-trail.table.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { type Caller, startApp, type TestApp } from '../support/app.ts';
import {
  CLIENT_ID,
  CLIENT_SECRET,
  type Person,
  startIdentityProvider,
  type TestProvider,
} from '../support/identity-provider.ts';
import { insertAgentUser } from '../support/people.ts';

const PUBLIC_URL = 'http://localhost:3000';

describe('single sign-on', () => {
  let provider: TestProvider;
  let app: TestApp;

  beforeAll(async () => {
    provider = await startIdentityProvider(PUBLIC_URL);
    app = await startApp({
      PUBLIC_URL,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
    });
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
  });

  /** Up to the provider's answer: the path of this site that the browser is sent back to. */
  const visitProvider = async (visitor: Caller, person: Person | null, returnUrl?: string): Promise<string> => {
    provider.person = person;
    const query = returnUrl === undefined ? '' : `?returnUrl=${encodeURIComponent(returnUrl)}`;
    const { status, headers } = await visitor.get(`/api/account/SingleSignOn${query}`);
    expect(status).toBe(302);
    const back = await provider.browse(headers['location']!, PUBLIC_URL);
    return back.slice(PUBLIC_URL.length);
  };
  const signOn = async (person: Person | null, returnUrl?: string) => {
    const visitor = await app.visitor();
    const answer = await visitor.get(await visitProvider(visitor, person, returnUrl));
    return { visitor, status: answer.status, location: answer.headers['location'] };
  };
  const accountOf = async (visitor: Caller) => (await visitor.get('/api/account')).body;
  const stored = (user: User) => app.database.manager.findOneByOrFail(User, { id: user.id });

  it('is offered on the sign-in page', async () => {
    const { body } = await app.anonymous().get('/api/account/SignInOptions');
    expect(body.SingleSignOnUrl).toBe('/api/account/SingleSignOn');
  });

  it('sends the browser to the provider with PKCE, state and nonce', async () => {
    const { headers } = await (await app.visitor()).get('/api/account/SingleSignOn');
    const { origin, searchParams } = new URL(headers['location']!);
    expect(origin).toBe(provider.issuer);
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: CLIENT_ID,
      redirect_uri: `${PUBLIC_URL}/api/account/SingleSignOnCallback`,
      response_type: 'code',
      scope: 'openid profile email',
      state: expect.stringMatching(/.{30}/),
      nonce: expect.stringMatching(/.{30}/),
      code_challenge: expect.stringMatching(/.{30}/),
      code_challenge_method: 'S256',
    });
  });

  it('signs in the user with the verified e-mail address and leads to the page that was asked for', async () => {
    const user = await insertAgentUser(app);
    const person = { sub: 'first', email: user.email.toUpperCase(), email_verified: true };
    const { visitor, status, location } = await signOn(person, '/quotes/census/group/7?page=2');
    expect([status, location]).toEqual([302, '/quotes/census/group/7?page=2']);
    expect(await accountOf(visitor)).toMatchObject({ Username: user.username, Permissions: ['agent', 'smallgroup'] });
    expect((await stored(user)).oidcSubject).toBe('first');
  });

  it('knows the person again by the subject, whatever the e-mail address is by then', async () => {
    const user = await app.insertUser({ oidcSubject: 'known' });
    const { visitor, location } = await signOn({ sub: 'known', email: 'new@example.com', email_verified: false });
    expect(location).toBe('/dashboard');
    expect((await accountOf(visitor)).Username).toBe(user.username);
  });

  it('begins a session of its own: the id from before is dead', async () => {
    await app.insertUser({ oidcSubject: 'rotating' });
    const visitor = await app.visitor();
    const back = await visitProvider(visitor, { sub: 'rotating' });
    const before = visitor.sessionCookie();
    await visitor.get(back);
    expect(visitor.sessionCookie()).not.toBe(before);
    const old = await app.anonymous().get('/api/account').set('Cookie', `pq-session=${before}`);
    expect(old.status).toBe(401);
  });

  it('takes the roles of the claim, but only those that mean something here', async () => {
    const user = await app.insertUser({ oidcSubject: 'promoted', roles: [ROLES.smallGroupAgent] });
    const session = await app.as(user);
    const { visitor } = await signOn({ sub: 'promoted', roles: [SALES_ROLE, 'canteen'] });
    expect(await accountOf(visitor)).toMatchObject({ UserRoles: [SALES_ROLE], IsInternal: true });
    expect((await stored(user)).roles).toEqual([SALES_ROLE]);
    // What was open with the old roles is closed.
    expect((await session.get('/api/account')).status).toBe(401);
  });

  it('reads roles that come as one text', async () => {
    await app.insertUser({ oidcSubject: 'texted' });
    const { visitor } = await signOn({ sub: 'texted', roles: `${SALES_ROLE}, ${ROLES.superUser}` });
    expect((await accountOf(visitor)).UserRoles).toEqual([SALES_ROLE, ROLES.superUser].sort());
  });

  it('keeps the roles and other sessions where the provider says nothing of roles', async () => {
    const user = await app.insertUser({ oidcSubject: 'silent', roles: [ROLES.superUser] });
    const session = await app.as(user);
    await signOn({ sub: 'silent' });
    expect((await stored(user)).roles).toEqual([ROLES.superUser]);
    expect((await session.get('/api/account')).status).toBe(200);
  });

  it('writes sign-ons and refusals into the audit trail', async () => {
    const user = await app.insertUser();
    await signOn({ sub: 'audited', email: user.email, email_verified: true });
    const [event] = await app.database.manager.findBy(AuditEvent, {
      action: 'single-sign-on',
      subjectId: String(user.id),
    });
    expect(event).toMatchObject({ userId: user.id, fields: 'oidcSubject' });
    const before = await app.database.manager.countBy(AuditEvent, { action: 'single-sign-on-failed' });
    await signOn({ sub: 'a stranger' });
    expect(await app.database.manager.countBy(AuditEvent, { action: 'single-sign-on-failed' })).toBe(before + 1);
  });

  describe('lets nobody in', () => {
    const refused = async (person: Person | null, returnUrl?: string) => {
      const { visitor, location } = await signOn(person, returnUrl);
      expect((await visitor.get('/api/account')).status).toBe(401);
      return location;
    };

    it('whom no user stands for', async () => {
      const person = { sub: 'unknown', email: 'unknown@example.com', email_verified: true };
      expect(await refused(person)).toBe('/login?error=sign-on-unknown');
    });

    it.each([
      ['that the provider has not verified', { email_verified: false }],
      ['of which it says nothing', {}],
    ])('by an e-mail address %s', async (_what, verified) => {
      const user = await app.insertUser();
      expect(await refused({ sub: `unverified ${user.id}`, email: user.email, ...verified })).toMatch(
        /sign-on-unknown$/,
      );
      expect((await stored(user)).oidcSubject).toBeNull();
    });

    it('by an e-mail address that two users share', async () => {
      await app.insertUser({ email: 'shared@example.com' });
      await app.insertUser({ email: 'shared@example.com' });
      const person = { sub: 'shared', email: 'shared@example.com', email_verified: true };
      expect(await refused(person)).toMatch(/sign-on-unknown$/);
    });

    it('by an e-mail address of a user who is linked to somebody else', async () => {
      const user = await app.insertUser({ oidcSubject: 'the owner' });
      const person = { sub: 'the thief', email: user.email, email_verified: true };
      expect(await refused(person)).toMatch(/sign-on-unknown$/);
    });

    it('whose account is closed', async () => {
      await app.insertUser({ oidcSubject: 'closed', isActive: false });
      expect(await refused({ sub: 'closed' })).toMatch(/sign-on-unknown$/);
    });

    it('who cancels at the provider', async () => {
      expect(await refused(null, '/search')).toBe('/login?error=sign-on-failed&returnUrl=%2Fsearch');
    });

    it('and sends staff back to the console', async () => {
      expect(await refused(null, '/sales/configuration')).toBe(
        '/sales/login?error=sign-on-failed&returnUrl=%2Fsales%2Fconfiguration',
      );
    });

    it('with an id token that somebody else has signed', async () => {
      const own = await startApp({
        PUBLIC_URL,
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: CLIENT_ID,
        OIDC_CLIENT_SECRET: CLIENT_SECRET,
      });
      await own.insertUser({ oidcSubject: 'forged' });
      provider.hasOtherKeys = true;
      const visitor = await own.visitor();
      const { headers } = await visitor.get(await visitProvider(visitor, { sub: 'forged' }));
      provider.hasOtherKeys = false;
      expect(headers['location']).toBe('/login?error=sign-on-failed');
      await own.close();
    });

    it.each(['state', 'code'])('with a %s that is not the right one', async (parameter) => {
      await app.insertUser({ oidcSubject: `tampered ${parameter}` });
      const visitor = await app.visitor();
      const back = new URL(await visitProvider(visitor, { sub: `tampered ${parameter}` }), PUBLIC_URL);
      back.searchParams.set(parameter, 'x'.repeat(43));
      const { headers } = await visitor.get(back.pathname + back.search);
      expect(headers['location']).toBe('/login?error=sign-on-failed');
      expect((await visitor.get('/api/account')).status).toBe(401);
    });

    it('after the provider was taken away: the browser is back on the sign-in page', async () => {
      const visitor = await app.visitor();
      const back = await visitProvider(visitor, { sub: 'too late' });
      const issuer = jest.replaceProperty(app.get(Env), 'oidcIssuer', '');
      const { status, headers } = await visitor.get(back);
      issuer.restore();
      expect([status, headers['location']]).toEqual([302, '/login?error=sign-on-failed']);
    });

    it('in another browser than the one that set out, and not twice', async () => {
      await app.insertUser({ oidcSubject: 'stolen' });
      const visitor = await app.visitor();
      const back = await visitProvider(visitor, { sub: 'stolen' });
      const thief = await app.visitor();
      expect((await thief.get(back)).headers['location']).toBe('/login?error=sign-on-expired');
      expect((await visitor.get(back)).headers['location']).toBe('/dashboard');
      expect((await visitor.get(back)).headers['location']).toBe('/login?error=sign-on-expired');
    });
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', ''])(
    'leads to the dashboard instead of %j',
    async (returnUrl) => {
      await app.insertUser({ oidcSubject: `to ${returnUrl}` });
      expect((await signOn({ sub: `to ${returnUrl}` }, returnUrl)).location).toBe('/dashboard');
    },
  );
});

describe('a provider that cannot be reached', () => {
  it('leaves the sign-in page with a message, and is asked again the next time', async () => {
    const provider = await startIdentityProvider(PUBLIC_URL);
    await provider.close();
    const app = await startApp({ PUBLIC_URL, OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: CLIENT_ID });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const { status, headers } = await app.anonymous().get('/api/account/SingleSignOn?returnUrl=/search');
      expect([status, headers['location']]).toEqual([302, '/login?error=sign-on-failed&returnUrl=%2Fsearch']);
    }
    await app.close();
  });
});

describe('a server without single sign-on', () => {
  it('says so', async () => {
    const app = await startApp();
    const { status, body } = await app.anonymous().get('/api/account/SingleSignOn');
    expect([status, body.Message]).toEqual([404, NO_SINGLE_SIGN_ON]);
    expect((await app.anonymous().get('/api/account/SignInOptions')).body.SingleSignOnUrl).toBeNull();
    await app.close();
  });
});
