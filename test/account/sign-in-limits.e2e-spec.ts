import { TOO_MANY_SIGN_INS } from '../../backend/src/platform/account/limits/attempts.ts';
import { LIMITS } from '../../backend/src/platform/account/limits/limit.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { TEST_PASSWORD } from '../support/builders.ts';
import { insertSuperUser } from '../support/people.ts';

const WINDOW_MS = 15 * 60_000;
const HOME = '203.0.113.1';
const OFFICE = '203.0.113.2';
const STRANGER = '203.0.113.3';

describe('repeated wrong passwords', () => {
  let app: TestApp;
  beforeAll(async () => {
    // The test is the proxy: it says from which address a request comes.
    app = await startApp({ TRUST_PROXY: '127.0.0.1,::1,::ffff:127.0.0.1' });
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.advance(WINDOW_MS));

  const guess = async (username: string, password: string, ip = STRANGER) => {
    const visitor = await app.visitor();
    const body = { UserName: username, Password: password };
    return visitor.post('/api/account').set('X-Forwarded-For', ip).send(body);
  };
  const statuses = async (guesses: Promise<{ status: number }>[]) =>
    (await Promise.all(guesses)).map(({ status }) => status).sort();
  const guessFiveTimes = (username: string, ip?: string) =>
    Promise.all([1, 2, 3, 4, 5].map(() => guess(username, 'wrong', ip)));

  it('lock the name for the rest of 15 minutes: then even the right password is refused', async () => {
    const { username } = await app.insertUser();
    await guessFiveTimes(username);
    const sixth = await guess(username, TEST_PASSWORD);
    expect([sixth.status, sixth.body.Code, sixth.body.Message]).toEqual([429, 'TOO_MANY_REQUESTS', TOO_MANY_SIGN_INS]);
    app.clock.advance(WINDOW_MS);
    expect((await guess(username, TEST_PASSWORD)).status).toBe(200);
  });

  it('are counted from whatever address, and in any spelling of the name', async () => {
    const { username } = await app.insertUser();
    await guessFiveTimes(username);
    expect((await guess(` ${username.toUpperCase()}`, TEST_PASSWORD, OFFICE)).status).toBe(429);
  });

  it('lock a name that does not exist in the same way', async () => {
    await guessFiveTimes('nobody-of-that-name');
    expect((await guess('nobody-of-that-name', 'wrong')).status).toBe(429);
  });

  it('let five guesses through, however many arrive at the same time', async () => {
    const { username } = await app.insertUser();
    const answers = await statuses(Array.from({ length: 12 }, () => guess(username, 'wrong')));
    expect(answers).toEqual([...Array<number>(5).fill(401), ...Array<number>(7).fill(429)]);
  });

  it('are no right ones: an account may sign in from many windows at one moment', async () => {
    const { username } = await app.insertUser();
    const answers = await statuses(Array.from({ length: 12 }, () => guess(username, TEST_PASSWORD)));
    expect(answers).toEqual(Array(12).fill(200));
  });

  it('are limited although right ones come in at the same time', async () => {
    const { username } = await app.insertUser();
    const [wrong, right] = await Promise.all([
      statuses(Array.from({ length: 8 }, () => guess(username, 'wrong'))),
      statuses(Array.from({ length: 3 }, () => guess(username, TEST_PASSWORD))),
    ]);
    // A right password from elsewhere clears the count; between two of them there are at most five guesses.
    expect(wrong.filter((status) => status === 401).length).toBeLessThanOrEqual(5 * (1 + right.length));
    expect(wrong.every((status) => status === 401 || status === 429)).toBe(true);
  });

  it('leave other users alone, and are forgotten after the right password', async () => {
    const first = await app.insertUser();
    const second = await app.insertUser();
    await guessFiveTimes(first.username);
    await guess(second.username, 'wrong');
    expect((await guess(second.username, TEST_PASSWORD)).status).toBe(200);
    const again = await guessFiveTimes(second.username);
    expect(again.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });

  describe('of strangers', () => {
    let user: User;
    beforeEach(async () => {
      user = await insertSuperUser(app);
      await guess(user.username, TEST_PASSWORD, OFFICE);
      await guessFiveTimes(user.username, STRANGER);
    });

    it('do not lock a user out at an address that they signed in from before', async () => {
      expect((await guess(user.username, TEST_PASSWORD, HOME)).status).toBe(429);
      expect((await guess(user.username, TEST_PASSWORD, OFFICE)).status).toBe(200);
      expect((await guess(user.username, TEST_PASSWORD, STRANGER)).status).toBe(429);
    });

    it('are limited at such an address too', async () => {
      expect(await statuses([1, 2, 3, 4, 5].map(() => guess(user.username, 'wrong', OFFICE)))).toEqual(
        Array(5).fill(401),
      );
      expect((await guess(user.username, TEST_PASSWORD, OFFICE)).status).toBe(429);
    });

    it('lock the user out there too when it was 90 days ago, and of the address nothing can be read', async () => {
      const known: { digest: string }[] = await app.database.query('SELECT * FROM known_addresses');
      expect(JSON.stringify(known)).not.toContain(OFFICE);
      app.clock.advance(90 * 24 * 3_600_000);
      await guessFiveTimes(user.username, STRANGER);
      expect((await guess(user.username, TEST_PASSWORD, OFFICE)).status).toBe(429);
    });

    it('say nothing about the same address in another account', async () => {
      const other = await app.insertUser();
      await guessFiveTimes(other.username, STRANGER);
      expect((await guess(other.username, TEST_PASSWORD, OFFICE)).status).toBe(429);
    });
  });

  describe('from one address', () => {
    const many = async (count: number, ip: string) => {
      const found: number[] = [];
      for (let done = 0; done < count; done += 10) {
        const names = Array.from({ length: Math.min(10, count - done) }, (_, at) => `sprayed-${ip}-${done + at}`);
        found.push(...(await statuses(names.map((name) => guess(name, 'one password', ip)))));
      }
      return found;
    };

    it('stop one password that is tried on many names, there and nowhere else', async () => {
      const { username } = await app.insertUser();
      const answers = await many(80, STRANGER);
      expect(answers.filter((status) => status === 401)).toHaveLength(LIMITS.address.most);
      expect(answers.slice(LIMITS.address.most)).toEqual(Array(20).fill(429));
      expect((await guess(username, TEST_PASSWORD, STRANGER)).status).toBe(429);
      expect((await guess(username, TEST_PASSWORD, OFFICE)).status).toBe(200);
    });

    it('are not forgotten after a right one', async () => {
      const { username } = await app.insertUser();
      await many(LIMITS.address.most - 1, HOME);
      expect((await guess(username, TEST_PASSWORD, HOME)).status).toBe(200);
      expect(await many(2, HOME)).toEqual([401, 429]);
    });

    it('leave an office room that signs in at nine', async () => {
      const users = await Promise.all(Array.from({ length: 80 }, () => app.insertUser()));
      const mistyped = await statuses(users.slice(0, 16).map(({ username }) => guess(username, 'wrong', OFFICE)));
      expect(mistyped).toEqual(Array(16).fill(401));
      const answers = await statuses(users.map(({ username }) => guess(username, TEST_PASSWORD, OFFICE)));
      expect(answers).toEqual(Array(80).fill(200));
    });

    it('count for the network of an IPv6 address', async () => {
      await many(LIMITS.address.most, '2001:db8:1:2::1');
      expect((await guess('anybody', 'wrong', '2001:db8:1:3::2')).status).toBe(429);
    });
  });

  it('of a user with a strange name do not count against password links', async () => {
    const name = `password-link ${STRANGER}`;
    await guessFiveTimes(name);
    await guessFiveTimes(`password-link\0${STRANGER}`);
    const visitor = await app.visitor();
    const link = visitor.post('/api/account/PasswordLink').set('X-Forwarded-For', STRANGER).send({ Token: 'made up' });
    expect((await link).status).toBe(404);
  });
});
