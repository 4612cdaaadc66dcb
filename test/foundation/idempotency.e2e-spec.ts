import { jest } from '@jest/globals';
import { SystemState } from '../../backend/src/platform/database/system-state.table.ts';
import { Transactions } from '../../backend/src/platform/database/transactions.ts';
import { AppError } from '../../backend/src/platform/errors.ts';
import { IdempotentRequest } from '../../backend/src/platform/jobs/idempotent-request.table.ts';
import { Idempotency, stillWorking, TAKEN_OVER } from '../../backend/src/platform/jobs/idempotency.ts';
import type { User } from '../../backend/src/platform/people/user.table.ts';
import { type TestApp, startApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { insertAgentUser } from '../support/people.ts';

const LEASE_MS = 10_000;
const RENEWED_EVERY_MS = 2_500;

describe('a request with an Idempotency-Key', () => {
  let app: TestApp;
  let user: User;
  let key = 0;
  beforeAll(async () => {
    app = await startApp();
    user = await insertAgentUser(app);
  });
  beforeEach(() => {
    key += 1;
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.close());

  const submission = () => ({ user, key: `key-${key}`, call: 'test', body: {} });
  const effects = () => app.database.manager.countBy(SystemState, { name: `effect:${key}` });
  const rows = () => app.database.manager.findBy(IdempotentRequest, { userId: user.id });
  /** Does it once `until` is over, outside a transaction as most of the work of a request is. */
  const request = (who: string, until: Promise<void> = Promise.resolve()) =>
    app.get(Idempotency).once(submission(), async (finish) => {
      await until;
      return app.get(Transactions).run(async (tx) => {
        await tx.insert(SystemState, { name: `effect:${key}`, value: who, version: 1 });
        await finish(tx, { who });
        return { who };
      });
    });
  const refusalOf = (sent: Promise<unknown>) =>
    sent.then(
      () => null,
      (error: Error) => error.message,
    );
  /** A request that is being worked on until it is let go. */
  async function underWay() {
    let go = (): void => undefined;
    const before = (await rows()).length;
    const answer = request('first', new Promise((resolve) => (go = resolve)));
    answer.catch(() => undefined);
    await eventually(rows, (found) => expect(found.length).toBeGreaterThan(before));
    return { answer, go: () => go() };
  }

  it('is answered with the first answer when it is sent again', async () => {
    expect([await request('first'), await request('second')]).toEqual([{ who: 'first' }, { who: 'first' }]);
    expect(await effects()).toBe(1);
  });

  it('says in how many seconds it can be sent again at most, and that is true', async () => {
    const first = await underWay();
    app.clock.advance(4_000);
    expect(await refusalOf(request('second'))).toBe(stillWorking(6));
    app.clock.advance(5_500);
    expect(await refusalOf(request('second'))).toBe(stillWorking(1));
    app.clock.advance(1_500);
    expect(await request('third')).toEqual({ who: 'third' });
    first.go();
    await refusalOf(first.answer);
  });

  it('commits nothing once another has taken it for dead', async () => {
    const first = await underWay();
    app.clock.advance(LEASE_MS + 1_000);
    expect(await request('second')).toEqual({ who: 'second' });
    await app.database.manager.delete(SystemState, { name: `effect:${key}` });
    first.go();
    expect([await refusalOf(first.answer), await effects()]).toEqual([TAKEN_OVER, 0]);
    expect(await request('third')).toEqual({ who: 'second' });
  });

  it('is not taken over while it works, however long that takes', async () => {
    const renewals: (() => void)[] = [];
    const real = globalThis.setInterval;
    jest.spyOn(globalThis, 'setInterval').mockImplementation(((work: () => void, ms: number) => {
      if (ms === RENEWED_EVERY_MS) {
        renewals.push(work);
      }
      return real(work, ms);
    }) as typeof setInterval);
    const first = await underWay();
    for (let count = 0; count < 5; count += 1) {
      app.clock.advance(LEASE_MS - 1_000);
      renewals.forEach((renew) => renew());
      await eventually(rows, (found) => expect(found.map(({ begunAt }) => begunAt)).toContainEqual(app.clock.now()));
      expect(await refusalOf(request('second'))).toBe(stillWorking(10));
    }
    first.go();
    expect(await first.answer).toEqual({ who: 'first' });
  });

  const failing = (error: Error) => refusalOf(app.get(Idempotency).once(submission(), () => Promise.reject(error)));

  it('can be sent again at once when it was refused', async () => {
    await failing(new AppError('RULE_BROKEN', 'No.'));
    expect(await request('second')).toEqual({ who: 'second' });
  });

  it('is freed in the background after trouble with the database, and keeps the reason', async () => {
    const before = (await rows()).length;
    expect(await failing(Object.assign(new Error('gone'), { code: 'ECONNRESET', fatal: true }))).toBe('gone');
    await eventually(rows, (found) => expect(found).toHaveLength(before));
    expect(await request('second')).toEqual({ who: 'second' });
  });

  it('is forgotten after a week', async () => {
    await request('first');
    app.clock.advance(8 * 24 * 60 * 60_000);
    await app.get(Idempotency).purge();
    expect(await rows()).toEqual([]);
  });
});
