import { jest } from '@jest/globals';
import type { PoolConnection } from 'mysql2';
import type { TestApp } from './app.ts';
import { CacheVersions } from '../../backend/src/platform/database/cache-versions.ts';
import { POOL_SIZE } from '../../backend/src/platform/database/connection.ts';

export interface DatabaseWork {
  /** All statements of a response, including the session's, and BEGIN and COMMIT. */
  statements: number;
  /** Rows that the server read for them, from tables or indexes. 0 on SQLite, which does not report it. */
  rowsRead: number;
}

interface Pool {
  getConnection(done: (error: Error | null, connection: PoolConnection) => void): void;
}

/**
 * The database's work during a request, as counted by MySQL or MariaDB: only on this app's own connections. The versions of the caches,
 * which a process reads once per second, are read before it, and time stands still: on a busy machine too they are not part of the request.
 */
export async function databaseWork(app: TestApp, ask: () => PromiseLike<unknown>): Promise<DatabaseWork> {
  const time = jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  try {
    await app.get(CacheVersions).current('business-rules');
    return await countedWork(app, ask);
  } finally {
    time.mockRestore();
  }
}

async function countedWork(app: TestApp, ask: () => PromiseLike<unknown>): Promise<DatabaseWork> {
  if (app.database.options.type === 'better-sqlite3') {
    return { statements: await loggedStatements(app, ask), rowsRead: 0 };
  }
  // Reading the counters is work too: always the same amount.
  const [earlier, before] = [await counters(app), await counters(app)];
  await ask();
  const after = await counters(app);
  return {
    statements: after.statements - before.statements - (before.statements - earlier.statements),
    rowsRead: after.rowsRead - before.rowsRead - (before.rowsRead - earlier.rowsRead),
  };
}

async function loggedStatements({ database: { logger } }: TestApp, ask: () => PromiseLike<unknown>): Promise<number> {
  const logQuery = logger.logQuery.bind(logger);
  let statements = 0;
  logger.logQuery = (...query) => {
    statements += 1;
    logQuery(...query);
  };
  await ask();
  logger.logQuery = logQuery;
  return statements;
}

/** The total of all connections. */
async function counters({ database }: TestApp): Promise<DatabaseWork> {
  const { pool } = database.driver as unknown as { pool: Pool };
  const connections = await Promise.all(Array.from({ length: POOL_SIZE }, () => connectionOf(pool)));
  const each = await Promise.all(connections.map(countersOf));
  connections.forEach((connection) => connection.release());
  return {
    statements: each.reduce((sum, { statements }) => sum + statements, 0),
    rowsRead: each.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
  };
}

const connectionOf = (pool: Pool): Promise<PoolConnection> =>
  new Promise((resolve, reject) =>
    pool.getConnection((error, connection) => (error ? reject(error) : resolve(connection))),
  );

async function countersOf(connection: PoolConnection): Promise<DatabaseWork> {
  const [rows] = await connection
    .promise()
    .query("SHOW SESSION STATUS WHERE Variable_name = 'Questions' OR Variable_name LIKE 'Handler_read%'");
  const values = (rows as { Variable_name: string; Value: string }[]).map(
    ({ Variable_name, Value }) => [Variable_name, Number(Value)] as const,
  );
  const sumOf = (wanted: (name: string) => boolean) =>
    values.reduce((sum, [name, value]) => (wanted(name) ? sum + value : sum), 0);
  return {
    statements: sumOf((name) => name === 'Questions'),
    rowsRead: sumOf((name) => name.startsWith('Handler_read')),
  };
}
