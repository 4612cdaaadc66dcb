import { TOO_MANY_SIGN_INS } from '../../backend/src/account/sign-in-throttle.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { TEST_PASSWORD } from '../support/builders.ts';

describe('repeated wrong passwords', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  const guess = async (username: string, password: string, headers: Record<string, string> = {}) => {
    const visitor = await app.visitor();
    return visitor.post('/api/account').set(headers).send({ UserName: username, Password: password });
  };
  const guessFiveTimes = (username: string) => Promise.all([1, 2, 3, 4, 5].map(() => guess(username, 'wrong')));

  it('lock the name for the rest of 15 minutes: then even the right password is refused', async () => {
    const { username } = await app.insertUser();
    await guessFiveTimes(username);
    const sixth = await guess(username, TEST_PASSWORD);
    expect([sixth.status, sixth.body.Code, sixth.body.Message]).toEqual([429, 'TOO_MANY_REQUESTS', TOO_MANY_SIGN_INS]);
    app.clock.advance(15 * 60_000);
    expect((await guess(username, TEST_PASSWORD)).status).toBe(200);
  });

  it('are counted whatever address the caller claims, and in any spelling of the name', async () => {
    const { username } = await app.insertUser();
    await guessFiveTimes(username);
    const disguised = await guess(` ${username.toUpperCase()}`, TEST_PASSWORD, { 'X-Forwarded-For': '203.0.113.7' });
    expect(disguised.status).toBe(429);
  });

  it('lock a name that does not exist in the same way', async () => {
    await guessFiveTimes('nobody-of-that-name');
    expect((await guess('nobody-of-that-name', 'wrong')).status).toBe(429);
  });

  it('let five guesses through, however many arrive at the same time', async () => {
    const { username } = await app.insertUser();
    const answers = await Promise.all(Array.from({ length: 12 }, () => guess(username, 'wrong')));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('leave other users alone, and are forgotten after the right password', async () => {
    const first = await app.insertUser();
    const second = await app.insertUser();
    await guessFiveTimes(first.username);
    await guess(second.username, 'wrong');
    expect((await guess(second.username, TEST_PASSWORD)).status).toBe(200);
    const again = await Promise.all([1, 2, 3, 4, 5].map(() => guess(second.username, 'wrong')));
    expect(again.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  });
});
