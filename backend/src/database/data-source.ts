import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { createConnection } from 'mysql2/promise';
import type { DataSourceOptions } from 'typeorm';
import { ENTITIES } from './entities.ts';
import { MIGRATIONS } from './migrations.ts';

/** Connections of one process to MySQL. */
export const POOL_SIZE = 12;

const SHARED = {
  entities: ENTITIES,
  migrations: MIGRATIONS,
  // Not 'none': SQLite's table rebuilds would delete child rows (they run with foreign keys off only inside).
  migrationsTransactionMode: 'each',
  synchronize: false,
} as const;

/** TypeORM options for `sqlite:FILE` (in `sqlite::memory:` too) or `mysql://…`; asks the server which of MySQL and MariaDB it is. */
export async function databaseOptions(url: string): Promise<DataSourceOptions> {
  return url.startsWith('sqlite:') ? sqliteOptions(url.slice('sqlite:'.length)) : mysqlOptions(url);
}

function sqliteOptions(file: string): DataSourceOptions {
  if (file !== ':memory:') {
    makePrivateFile(file);
  }
  return {
    ...SHARED,
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

/** Nobody else on the machine reads it; SQLite gives the files beside it the same permissions. A folder that is there stays. */
function makePrivateFile(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

async function mysqlOptions(url: string): Promise<DataSourceOptions> {
  return {
    ...SHARED,
    // With type mysql a MariaDB server shows differences in nullable columns that are none.
    type: (await isMariaDb(url)) ? 'mariadb' : 'mysql',
    url,
    charset: 'utf8mb4',
    timezone: 'Z',
    // Days stay text: mysql2 would shift a DATE by a day west of Greenwich.
    dateStrings: ['DATE'],
    poolSize: POOL_SIZE,
    connectTimeout: 5_000,
  };
}

async function isMariaDb(url: string): Promise<boolean> {
  const connection = await createConnection({ uri: url, connectTimeout: 5_000 });
  try {
    const [rows] = await connection.query('SELECT VERSION() AS version');
    return (rows as { version: string }[])[0]?.version.includes('MariaDB') ?? false;
  } finally {
    await connection.end();
  }
}
