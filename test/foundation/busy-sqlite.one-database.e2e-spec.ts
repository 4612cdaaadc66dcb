import { setTimeout as sleep } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../../backend/src/data-source.ts';
import { Transactions } from '../../backend/src/platform/database/transactions.ts';
import { createTestDatabase } from '../support/test-database.ts';

describe('two processes on one SQLite file', () => {
  it('wait for each other, also where the one that waits has already read', async () => {
    const file = await createTestDatabase('sqlite');
    const open = async () => new DataSource(await databaseOptions(file.url)).initialize();
    const [server, command] = [await open(), await open()];
    await server.query('CREATE TABLE counters (total integer)');
    await server.query('INSERT INTO counters VALUES (0)');
    await server.query('BEGIN IMMEDIATE');
    const added = new Transactions(command).run(async (tx) => {
      await tx.query('SELECT total FROM counters');
      await tx.query('UPDATE counters SET total = total + 1');
    });
    await server.query('UPDATE counters SET total = total + 10');
    await sleep(0);
    await server.query('COMMIT');
    await added;
    expect(await server.query('SELECT total FROM counters')).toEqual([{ total: 11 }]);
    await Promise.all([server.destroy(), command.destroy()]);
    await file.drop();
  });
});
