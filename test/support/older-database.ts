import { DataSource } from 'typeorm';
import { databaseOptions } from '../../backend/src/data-source.ts';
import { MIGRATIONS } from '../../backend/src/migrations.ts';
import { createTestDatabase } from './test-database.ts';

type Row = Record<string, string | number>;

/** A database as it was before a migration; what is there then must still be there after it. */
export interface OlderDatabase {
  url: string;
  insert(table: string, row: Row): Promise<unknown>;
  query<Found>(sql: string): Promise<Found[]>;
  /** Runs the migrations that are left. */
  upgrade(): Promise<void>;
  close(): Promise<void>;
}

export async function databaseBefore(migration: (typeof MIGRATIONS)[number]): Promise<OlderDatabase> {
  const testDatabase = await createTestDatabase();
  const connect = async (migrations: typeof MIGRATIONS) => {
    const options = await databaseOptions(testDatabase.url);
    const connected = await new DataSource({ ...options, migrations }).initialize();
    await connected.runMigrations();
    return connected;
  };
  let database = await connect(MIGRATIONS.slice(0, MIGRATIONS.indexOf(migration)));
  return {
    url: testDatabase.url,
    insert: (table, row) =>
      database.query(
        `INSERT INTO \`${table}\` (${Object.keys(row).join(',')}) VALUES (${Object.keys(row)
          .map(() => '?')
          .join(',')})`,
        Object.values(row),
      ),
    query: <Found>(sql: string) => database.query(sql) as Promise<Found[]>,
    upgrade: async () => {
      await database.destroy();
      database = await connect(MIGRATIONS);
    },
    close: async () => {
      await database.destroy();
      await testDatabase.drop();
    },
  };
}
