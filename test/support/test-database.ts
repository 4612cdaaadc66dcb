import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'mysql2/promise';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

const DEFAULT_SERVER = 'mysql://root@127.0.0.1:3306';

/** A separate database for one test file: TEST_DATABASE=sqlite (default) or mysql (server from TEST_DATABASE_URL). */
export async function createTestDatabase(kind = process.env['TEST_DATABASE'] ?? 'sqlite'): Promise<TestDatabase> {
  return kind === 'mysql' ? createMysql() : createSqlite();
}

async function createSqlite(): Promise<TestDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'pq-test-'));
  return { url: `sqlite:${join(folder, 'test.sqlite')}`, drop: () => rm(folder, { recursive: true, force: true }) };
}

async function createMysql(): Promise<TestDatabase> {
  const server = new URL(process.env['TEST_DATABASE_URL'] ?? DEFAULT_SERVER);
  const name = `pq_test_${randomBytes(6).toString('hex')}`;
  server.pathname = '/';
  await run(server.href, `CREATE DATABASE ${name} CHARACTER SET utf8mb4`);
  const own = new URL(server.href);
  own.pathname = `/${name}`;
  return { url: own.href, drop: () => run(server.href, `DROP DATABASE ${name}`) };
}

async function run(uri: string, sql: string): Promise<void> {
  const connection = await createConnection({ uri });
  await connection.query(sql);
  await connection.end();
}
