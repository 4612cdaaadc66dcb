import { AsyncResource } from 'node:async_hooks';
import mysql from 'mysql2';
import { createConnection } from 'mysql2/promise';
import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { DataSource, DataSourceOptions } from 'typeorm';
import { traceStatement } from '../tracing.ts';

/** MySQL connections per process. */
export const POOL_SIZE = 12;

/** TypeORM options for `sqlite:FILE` (also in `sqlite::memory:`) or `mysql://…`; asks the server whether it is MySQL or MariaDB. */
export async function connectionOptions(url: string): Promise<DataSourceOptions> {
  return url.startsWith('sqlite:') ? sqliteOptions(url.slice('sqlite:'.length)) : mysqlOptions(url);
}

function sqliteOptions(file: string): DataSourceOptions {
  if (file !== ':memory:') {
    makePrivateFile(file);
  }
  return {
    type: 'better-sqlite3',
    database: file,
    enableWAL: true,
    statementCacheSize: 200,
    prepareDatabase: (connection: { pragma(text: string): void }) => {
      connection.pragma('foreign_keys = ON');
      connection.pragma('busy_timeout = 5000');
      connection.pragma('synchronous = FULL');
    },
  };
}

/** Readable only by the server's own account; SQLite uses the same permissions for the files beside it. An existing folder is unchanged. */
function makePrivateFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

async function mysqlOptions(url: string): Promise<DataSourceOptions> {
  const { isMariaDb, isCluster } = await askServer(url);
  return {
    // Given, because TypeORM would look for the package at run time, beside the bundle.
    driver: isCluster ? CLUSTER_DRIVER : DRIVER,
    // With type mysql, nullable columns on a MariaDB server appear to differ when they do not.
    type: isMariaDb ? 'mariadb' : 'mysql',
    url,
    charset: 'utf8mb4',
    timezone: 'Z',
    // Days stay text: mysql2 would shift a DATE by a day west of Greenwich.
    dateStrings: ['DATE'],
    poolSize: POOL_SIZE,
    connectTimeout: 5_000,
    // A stack for each statement, in case it fails, costs a fifth of a short request. TypeORM's own error has the caller's.
    trace: false,
  };
}

type Method = (statement: string | mysql.QueryOptions, ...rest: unknown[]) => unknown;
type Callback = (error: (Error & { code?: string }) | null, ...rest: unknown[]) => void;

/** Milliseconds by pool. */
const limits = new WeakMap<object, number>();

/**
 * From now on a statement of the running server that takes longer fails: people do not wait for a database that hangs. Not before the
 * migrations, which may take as long as they need.
 */
export function limitStatements({ driver }: DataSource, milliseconds: number): void {
  const { pool } = driver as { pool?: object };
  if (pool) {
    limits.set(pool, milliseconds);
  }
}

/** Each statement is traced and has a limit. Whatever the server still does on a connection whose statement took too long: nobody uses it again. */
function watched(connection: mysql.PoolConnection, pool: mysql.Pool): void {
  for (const name of ['query', 'execute'] as const) {
    const method = connection[name].bind(connection) as Method;
    const withLimit: Method = (statement, ...rest) => {
      const done = rest.at(-1);
      if (typeof done !== 'function') {
        return method(statement, ...rest);
      }
      const options = asOptions(statement);
      const timeout = limits.get(pool);
      const traced = traceStatement(options.sql);
      const answered: Callback = (error, ...answer) => {
        traced?.(error !== null);
        if (error?.code === TOO_LATE) {
          connection.destroy();
        }
        (done as Callback)(error, ...answer);
      };
      return method(timeout === undefined ? options : { ...options, timeout }, ...rest.slice(0, -1), answered);
    };
    Object.assign(connection, { [name]: withLimit });
  }
}

const TOO_LATE = 'PROTOCOL_SEQUENCE_TIMEOUT';
const asOptions = (statement: string | mysql.QueryOptions) =>
  typeof statement === 'string' ? { sql: statement } : statement;

function createPool(options: mysql.PoolOptions): mysql.Pool {
  const pool = mysql.createPool(options);
  pool.on('connection', (connection) => watched(connection, pool));
  // Whoever waits for a connection gets it from the one who ends with it, and would go on in that one's context.
  const getConnection = pool.getConnection.bind(pool);
  pool.getConnection = (done) => getConnection(AsyncResource.bind(done));
  return pool;
}

const DRIVER = { ...mysql, createPool };

/**
 * For a member of a Galera cluster: a read waits until the member has applied all commits of the others, so that users whom a proxy routes
 * to another process find what they have just written.
 */
export const CLUSTER_DRIVER = {
  ...mysql,
  createPool: (options: mysql.PoolOptions): mysql.Pool => {
    const pool = createPool(options);
    // The connection's first statement: queued before those of the caller.
    pool.on('connection', (connection) => void connection.query('SET SESSION wsrep_sync_wait = 1'));
    return pool;
  },
};

async function askServer(url: string): Promise<{ isMariaDb: boolean; isCluster: boolean }> {
  const connection = await createConnection({ uri: url, connectTimeout: 5_000 });
  try {
    const [versions] = await connection.query('SELECT VERSION() AS version');
    const [settings] = await connection.query("SHOW VARIABLES LIKE 'wsrep_on'");
    return {
      isMariaDb: (versions as { version: string }[])[0]?.version.includes('MariaDB') ?? false,
      isCluster: (settings as { Value: string }[])[0]?.Value === 'ON',
    };
  } finally {
    await connection.end();
  }
}
