import type { DataSource } from 'typeorm';

const LOCK = 'priority-quote-migrations';
const LOCK_WAIT_S = 120;

/** Brings the tables up to date. */
export async function migrate(database: DataSource): Promise<void> {
  await database.runMigrations();
}

/**
 * Does work that must be done by one process at a time: migrating and seeding. Others that start together wait, and then find it done.
 * A lock of the database itself on MySQL; a SQLite file has one process.
 */
export async function inStartTurn(database: DataSource, work: () => Promise<void>): Promise<void> {
  if (database.options.type === 'better-sqlite3') {
    await work();
    return;
  }
  const holder = database.createQueryRunner();
  try {
    const [answer] = (await holder.query('SELECT GET_LOCK(?, ?) AS taken', [lockName(database), LOCK_WAIT_S])) as {
      taken: unknown;
    }[];
    if (Number(answer?.taken) !== 1) {
      throw new Error(
        'Another process has been preparing the database for two minutes. Try again when it has finished.',
      );
    }
    await work();
    await holder.query('SELECT RELEASE_LOCK(?)', [lockName(database)]);
  } finally {
    await holder.release();
  }
}

/** Lock names are known to the whole server: databases beside this one must not wait for it. At most 64 characters. */
const lockName = ({ driver }: DataSource): string => `${LOCK}:${driver.database ?? ''}`.slice(0, 64);
