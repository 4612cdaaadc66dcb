import { Transactions } from '../../backend/src/platform/database/transactions.ts';
import { type TestApp, startApp } from '../support/app.ts';

describe('transactions', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('leave a connection for what is read beside them, however many run', async () => {
    const transactions = app.get(Transactions);
    const work = () =>
      transactions.run(async (tx) => {
        await tx.query('SELECT 1');
        await app.database.query('SELECT 1');
        return true;
      });
    const outcomes = await Promise.all(Array.from({ length: 60 }, work));
    expect(outcomes).toHaveLength(60);
  });

  it('give their place to the next one when they fail', async () => {
    const transactions = app.get(Transactions);
    const fail = () => transactions.run(() => Promise.reject(new Error('as meant')));
    const failed = await Promise.allSettled(Array.from({ length: 60 }, fail));
    expect(new Set(failed.map(({ status }) => status))).toEqual(new Set(['rejected']));
    expect(await transactions.run(() => Promise.resolve('still running'))).toBe('still running');
  });

  it('all get through that write the same rows in opposite orders', async () => {
    const [one, other] = [await app.insertUser(), await app.insertUser()];
    const transactions = app.get(Transactions);
    const write = ([first, second]: number[]) =>
      transactions.run(async (tx) => {
        await tx.query('UPDATE users SET accessVersion = accessVersion + 1 WHERE id = ?', [first]);
        await tx.query('UPDATE users SET accessVersion = accessVersion + 1 WHERE id = ?', [second]);
      });
    const orders = Array.from({ length: 6 }, (_, index) => (index % 2 ? [one.id, other.id] : [other.id, one.id]));
    await Promise.all(orders.map(write));
    const rows: { accessVersion: number }[] = await app.database.query(
      'SELECT accessVersion FROM users WHERE id IN (?, ?)',
      [one.id, other.id],
    );
    expect(rows.map(({ accessVersion }) => Number(accessVersion))).toEqual([6, 6]);
  });
});
