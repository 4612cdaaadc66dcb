import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { MIGRATIONS } from '../../backend/src/migrations.ts';
import { connectionOptions } from '../../backend/src/platform/database/connection.ts';
import { findDatabase } from '../../scripts/find-database.mjs';
import { freePort } from '../support/free-port.ts';
import { refusedStart } from '../support/refused-start.ts';

describe('a start that cannot succeed', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'priority-quote-start-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('offers a free port instead of one that is in use', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await once(holder, 'listening');
    const { port } = holder.address() as AddressInfo;
    const said = await refusedStart({
      PORT: String(port),
      DATABASE_URL: `sqlite:${folder}/test.sqlite`,
      DOCUMENTS_URL: `folder:${folder}/documents`,
      DEMO_MODE: 'false',
    });
    holder.close();
    const [, held, offered] =
      /^1: Port (\d+) is in use\. Start with another one: PORT=(\d+) npm start\n$/.exec(said) ?? [];
    expect([said, Number(held)]).toEqual([said, port]);
    const taker = createServer().listen(Number(offered), '127.0.0.1');
    await once(taker, 'listening');
    taker.close();
  });

  it('names the data folder in whose place a file stands', async () => {
    await writeFile(`${folder}/data`, '');
    const said = await refusedStart({ DATABASE_URL: `sqlite:${folder}/data/test.sqlite` });
    expect(said).toBe(
      `1: ${folder}/data/test.sqlite cannot be written: a file is where a folder is needed (${folder}/data). ` +
        'Correct that, or choose another place in DATABASE_URL.\n',
    );
  });

  it('leaves a database of a newer version as it is', async () => {
    const url = `sqlite:${folder}/test.sqlite`;
    const database = await new DataSource(await connectionOptions(url)).initialize();
    await database.query('CREATE TABLE migrations (id INTEGER PRIMARY KEY, timestamp BIGINT, name VARCHAR(255))');
    for (const name of [MIGRATIONS[0]!.name, 'AddTomorrow9999999999999']) {
      await database.query('INSERT INTO migrations (timestamp, name) VALUES (1, ?)', [name]);
    }
    const said = await refusedStart({ DATABASE_URL: url });
    expect(said).toMatch(
      /^1: This database was used by a newer version of Priority Quote \(AddTomorrow9999999999999 is unknown here\), .*\n$/,
    );
    expect(said).toContain('Start the newer version, restore a backup from before the update');
    expect(await database.query('SELECT name FROM sqlite_master')).toEqual([{ name: 'migrations' }]);
    expect(await database.query('SELECT COUNT(*) AS rows FROM migrations')).toEqual([{ rows: 2 }]);
    await database.destroy();
  });

  it('tells how to reach the database server, without the password', async () => {
    const found = await findDatabase();
    if ('problem' in found) {
      throw new Error(found.problem);
    }
    const server = new URL(found.url);
    const password = 'not to be seen';
    const away = await refusedStart({
      DATABASE_URL: `mysql://owner:${encodeURIComponent(password)}@127.0.0.1:${await freePort()}/quotes`,
    });
    expect(away).toMatch(/^1: No database server answers at 127\.0\.0\.1:\d+\. .*\n$/);
    const refused = await refusedStart({
      DATABASE_URL: `mysql://owner:${encodeURIComponent(password)}@${server.host}/quotes`,
    });
    expect(refused).toMatch(
      /^1: The database server at \S+ does not accept the user or the password in DATABASE_URL\. .*\n$/,
    );
    server.pathname = '/not_made_yet';
    const missing = await refusedStart({ DATABASE_URL: server.href });
    expect(missing).toMatch(/^1: The database server at \S+ has no database not_made_yet\. Create it .*\n$/);
    expect(away + refused).not.toMatch(/not to be seen|not%20to/);
  });
});
