import { spawnSync } from 'node:child_process';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { createConnection } from 'mysql2/promise';
import { findDatabase } from '../../scripts/find-database.mjs';
import { SERVER_MAIN } from '../support/running-server.ts';
import { createTestDatabase } from '../support/test-database.ts';

/** From the build being measured: SERVER_MAIN overrides `npm run build`'s. */
const SEED = path.join(path.dirname(SERVER_MAIN), 'cli/seed.js');

type Value = string | number | null;

/** A separate seeded database, with a direct connection that bypasses the product. */
export interface BenchDatabase {
  kind: 'SQLite' | 'MySQL';
  url: string;
  query<Row>(sql: string, values?: readonly Value[]): Promise<Row[]>;
  /** Runs one prepared statement for each list of values, in one transaction. */
  batch(sql: string, lists: Iterable<readonly Value[]>): Promise<void>;
  drop(): Promise<void>;
}

/** MySQL or MariaDB if available, with demo data; otherwise null. */
export async function mysqlBenchDatabase(): Promise<BenchDatabase | null> {
  const found = await findDatabase();
  if (!('url' in found)) {
    return null;
  }
  process.env['TEST_DATABASE_URL'] = found.url;
  const { url, drop } = await createTestDatabase('mysql');
  seed(url);
  const connection = await createConnection({ uri: url, dateStrings: ['DATE'] });
  return {
    kind: 'MySQL',
    url,
    query: async <Row>(sql: string, values: readonly Value[] = []) =>
      (await connection.execute(sql, [...values]))[0] as Row[],
    batch: async (sql, lists) => {
      await connection.beginTransaction();
      for (const values of lists) {
        await connection.execute(sql, [...values]);
      }
      await connection.commit();
    },
    drop: async () => {
      await connection.end();
      await drop();
    },
  };
}

export async function sqliteBenchDatabase(): Promise<BenchDatabase> {
  const { url, drop } = await createTestDatabase('sqlite');
  seed(url);
  const file = new Sqlite(url.replace('sqlite:', ''));
  file.pragma('foreign_keys = on');
  return {
    kind: 'SQLite',
    url,
    query: <Row>(sql: string, values: readonly Value[] = []) => {
      const statement = file.prepare(sql);
      return Promise.resolve((statement.reader ? statement.all(...values) : [statement.run(...values)]) as Row[]);
    },
    batch: (sql, lists) => {
      const statement = file.prepare(sql);
      file.transaction(() => {
        for (const values of lists) {
          statement.run(...values);
        }
      })();
      return Promise.resolve();
    },
    drop: () => {
      file.close();
      return drop();
    },
  };
}

/** Adds demo data if there is none; indexes the groups that were inserted directly. */
export function seed(url: string): void {
  const { status, stderr } = spawnSync(process.execPath, [SEED], {
    env: { PATH: process.env['PATH'], DATABASE_URL: url, LOG_LEVEL: 'silent' },
    encoding: 'utf8',
  });
  if (status !== 0) {
    throw new Error(`The bench database could not be filled: ${stderr}`);
  }
}
