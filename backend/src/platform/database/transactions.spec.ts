import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { connectionOptions } from './connection.ts';
import { Transactions } from './transactions.ts';

describe('a transaction on SQLite', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'pq-transactions-'));
  const open = async () =>
    new DataSource(await connectionOptions(`sqlite:${path.join(folder, 'data.sqlite')}`)).initialize();
  let own: DataSource;
  let other: DataSource;
  beforeAll(async () => {
    [own, other] = [await open(), await open()];
    await own.query('CREATE TABLE counts (value INTEGER)');
    await own.query('INSERT INTO counts VALUES (0)');
  });
  afterAll(async () => {
    await Promise.all([own.destroy(), other.destroy()]);
    rmSync(folder, { recursive: true });
  });

  it('is run again when another process has written since it read', async () => {
    let runs = 0;
    await new Transactions(own).run(async (tx) => {
      runs += 1;
      const [row] = await tx.query<{ value: number }[]>('SELECT value FROM counts');
      if (runs === 1) {
        await other.query('UPDATE counts SET value = value + 10');
      }
      await tx.query('UPDATE counts SET value = ?', [row!.value + 1]);
    });
    expect([runs, await own.query('SELECT value FROM counts')]).toEqual([2, [{ value: 11 }]]);
  });
});
