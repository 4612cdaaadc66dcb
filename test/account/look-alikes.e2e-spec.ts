import { User } from '../../backend/src/platform/people/user.table.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { TEST_PASSWORD } from '../support/builders.ts';
import { CLIENT_ID, CLIENT_SECRET, startIdentityProvider, type TestProvider } from '../support/identity-provider.ts';

const PUBLIC_URL = 'http://localhost:3000';
const NAME = 'superkeeper.one@example';
/** What some collation, somewhere, takes for the same name. */
const LOOK_ALIKES = [
  'superkeepér.one@example',
  'şuperkeeper.one@example',
  'supe\u0301rkeeper.one@example',
  'super\u212Aeeper.one@example',
  '\u017Fuperkeeper.one@example',
  'ѕuperkeeper.one@example',
  'ｓuperkeeper.one@example',
  'superkeeper.one＠example',
  'superkeeper․one@example',
  'superkeeper.one@example\u00AD',
  'superkeeper.one@example\u0000',
  'superkeeper.one@example\u200B',
];

describe('a name that looks like another', () => {
  let provider: TestProvider;
  let app: TestApp;
  let user: User;
  beforeAll(async () => {
    provider = await startIdentityProvider(PUBLIC_URL);
    app = await startApp({
      PUBLIC_URL,
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
    });
    user = await app.insertUser({ username: NAME, email: NAME, oidcSubject: 'Kp9xAbC' });
  });
  afterAll(async () => {
    await app.close();
    await provider.close();
  });
  beforeEach(() => app.clock.advance(15 * 60_000));

  const signIn = async (UserName: string) =>
    (await app.visitor()).post('/api/account').send({ UserName, Password: TEST_PASSWORD });

  it.each(LOOK_ALIKES)('signs nobody in: %j', async (name) => {
    expect((await signIn(name)).status).toBe(401);
  });

  it.each([NAME, NAME.toUpperCase(), ` ${NAME} `])(
    'is not the name in capitals or with blanks around it: %j',
    async (name) => {
      const { status, body } = await signIn(name);
      expect([status, body.Username]).toEqual([200, NAME]);
    },
  );

  it('may belong to somebody else', async () => {
    const other = await app.insertUser({ username: LOOK_ALIKES[0]!, oidcSubject: 'kp9xabc' });
    expect((await signIn(LOOK_ALIKES[0]!)).body.Id).toBe(other.id);
    expect((await signIn(NAME)).body.Id).toBe(user.id);
  });

  const signOn = async (person: { sub: string; email?: string; email_verified?: boolean }) => {
    provider.person = person;
    const visitor = await app.visitor();
    const { headers } = await visitor.get('/api/account/SingleSignOn');
    const back = await provider.browse(headers['location']!, PUBLIC_URL);
    await visitor.get(back.slice(PUBLIC_URL.length));
    return visitor.get('/api/account');
  };

  it.each(['kP9xAbC', 'Kp9xAbĆ', 'Kp9xAbC ', 'Kp9xAbＣ', '\u212Ap9xAbC', 'Kp9xAbC\u00AD'])(
    'is not the person of the identity provider: subject %j',
    async (sub) => {
      expect((await signOn({ sub })).status).toBe(401);
    },
  );

  it('is known by the very subject', async () => {
    expect((await signOn({ sub: 'Kp9xAbC' })).body.Username).toBe(NAME);
  });

  it.each([...LOOK_ALIKES, `${NAME}\u3000x`])('is not the e-mail address of somebody: %j', async (email) => {
    const unlinked = await app.insertUser({ email: NAME });
    expect((await signOn({ sub: `mail of ${email}`, email, email_verified: true })).status).toBe(401);
    await app.database.manager.delete(User, { id: unlinked.id });
  });

  it('does not make the address ambiguous: in capitals it is the same one', async () => {
    const unlinked = await app.insertUser({ email: 'only.one@example.com' });
    await app.insertUser({ email: 'only.oné@example.com' });
    const { body } = await signOn({ sub: 'capitals', email: 'Only.One@Example.com', email_verified: true });
    expect(body.Id).toBe(unlinked.id);
  });
});
