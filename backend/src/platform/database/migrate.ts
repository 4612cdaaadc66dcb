import type { DataSource } from 'typeorm';

/** Brings the tables up to date. */
export async function migrate(database: DataSource): Promise<void> {
  await database.runMigrations();
}
