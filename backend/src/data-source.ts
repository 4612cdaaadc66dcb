import type { DataSourceOptions } from 'typeorm';
import { ENTITIES } from './entities.ts';
import { MIGRATIONS } from './migrations.ts';
import { connectionOptions } from './platform/database/connection.ts';

/** TypeORM options for the product's tables in the database at `url` (see `connectionOptions`). */
export async function databaseOptions(url: string): Promise<DataSourceOptions> {
  return {
    ...(await connectionOptions(url)),
    entities: ENTITIES,
    migrations: MIGRATIONS,
    // Not 'none': SQLite's table rebuilds would delete child rows (they run with foreign keys off only inside).
    migrationsTransactionMode: 'each',
    synchronize: false,
  };
}
