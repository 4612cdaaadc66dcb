import type { DataSourceOptions } from 'typeorm';
import { MIGRATIONS } from './migrations.ts';
import { connectionOptions } from './platform/database/connection.ts';
import { entityOf } from './platform/database/stored.ts';
import * as TABLES from './tables.ts';

/** TypeORM options for the product's tables in the database at `url` (see `connectionOptions`). */
export async function databaseOptions(url: string): Promise<DataSourceOptions> {
  return {
    ...(await connectionOptions(url)),
    entities: Object.values(TABLES).map(entityOf),
    migrations: MIGRATIONS,
    // Not 'none': SQLite's table rebuilds would delete child rows (they run with foreign keys off only inside).
    migrationsTransactionMode: 'each',
    synchronize: false,
  };
}
