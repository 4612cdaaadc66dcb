import type { DataSource } from 'typeorm';
import { inStartTurn } from './start-turn.ts';

const MIGRATIONS = 'migrations';

/** The versions before the baseline (docs/decisions/baseline.md) were never released, so there is no upgrade from them. */
const FROM_BEFORE_THE_BASELINE =
  'This database was created by an unreleased early version of Priority Quote, and this version cannot upgrade it. ' +
  'If it contains demo data, run: npm run demo:reset. ' +
  'If it contains your own data, restore a backup of it and keep using the version that created it.';

/** Creates or updates the tables, then fills them; processes that start at the same moment take turns. */
export async function prepareDatabase(
  database: DataSource,
  fill: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await refuseEarlyDatabase(database);
  await inStartTurn(database, async () => {
    await database.runMigrations();
    await fill();
  });
}

/** Only reads. @throws Error if the tables were created by migrations that the baseline has replaced */
export async function refuseEarlyDatabase(database: DataSource): Promise<void> {
  const runner = database.createQueryRunner();
  try {
    // Missing in a new database; empty if the first start was killed.
    const hasTable = await runner.hasTable(MIGRATIONS);
    const done = hasTable ? ((await runner.query(`SELECT name FROM ${MIGRATIONS}`)) as { name: string }[]) : [];
    const baseline = database.migrations[0]?.constructor.name;
    if (done.length > 0 && !done.some(({ name }) => name === baseline)) {
      throw new Error(FROM_BEFORE_THE_BASELINE);
    }
  } finally {
    await runner.release();
  }
}
