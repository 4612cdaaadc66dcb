import type { DataSource } from 'typeorm';
import { inStartTurn } from './start-turn.ts';

const MIGRATIONS = 'migrations';

/** The versions before the baseline (docs/decisions/baseline.md) were never released, so there is no upgrade from them. */
const FROM_BEFORE_THE_BASELINE =
  'This database was created by an unreleased early version of Priority Quote, and this version cannot upgrade it. ' +
  'If it contains demo data, run: npm run demo:reset. ' +
  'If it contains your own data, restore a backup of it and keep using the version that created it.';

/** Its tables and rows may mean something that this version does not know. */
const fromNewerVersion = (unknown: string) =>
  `This database was used by a newer version of Priority Quote (${unknown} is unknown here), and nothing was written to it. ` +
  'Start the newer version, restore a backup from before the update, or name another database in DATABASE_URL.';

/** Creates or updates the tables, then fills them; processes that start at the same moment take turns. */
export async function prepareDatabase(
  database: DataSource,
  fill: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await refuseOtherVersions(database);
  await inStartTurn(database, async () => {
    await database.runMigrations();
    await fill();
  });
}

/** Only reads. @throws Error if the tables were created by migrations that the baseline has replaced, or that are not known yet */
export async function refuseOtherVersions(database: DataSource): Promise<void> {
  const runner = database.createQueryRunner();
  try {
    // Missing in a new database; empty if the first start was killed.
    const hasTable = await runner.hasTable(MIGRATIONS);
    const done = hasTable ? ((await runner.query(`SELECT name FROM ${MIGRATIONS}`)) as { name: string }[]) : [];
    const known = database.migrations.map((migration) => migration.constructor.name);
    if (done.length > 0 && !done.some(({ name }) => name === known[0])) {
      throw new Error(FROM_BEFORE_THE_BASELINE);
    }
    const unknown = done.find(({ name }) => !known.includes(name));
    if (unknown) {
      throw new Error(fromNewerVersion(unknown.name));
    }
  } finally {
    await runner.release();
  }
}
