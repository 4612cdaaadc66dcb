import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { isDuplicate, isLostRace } from './database-errors.ts';

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

const TABLE = 'start_turns';
const LOCK = 'priority-quote-migrations';
/** A holder on another member of a cluster counts as dead after this long without a sign of life. */
const LEASE_S = 60;
const RENEWED_EVERY_MS = 10_000;
const ASKED_EVERY_MS = 250;
const WAIT_S = 600;
const TOO_LONG = 'Another process has been preparing the database for ten minutes. Try again when it has finished.';

/**
 * Does work that only one process may do at a time: migrating and seeding. Others that start at the same time wait, then find it done.
 * There are two locks. The server's own lock ends with its connection, so that a killed process blocks no one, but only one member of a
 * cluster knows it. The other is a row with a lease, which all members see. A SQLite file has one process.
 */
async function inStartTurn(database: DataSource, work: () => Promise<void>): Promise<void> {
  if (database.options.type === 'better-sqlite3') {
    await work();
    return;
  }
  const holder = database.createQueryRunner();
  try {
    const [answer] = (await holder.query('SELECT GET_LOCK(?, ?) AS taken', [lockName(database), WAIT_S])) as {
      taken: unknown;
    }[];
    if (Number(answer?.taken) !== 1) {
      throw new Error(TOO_LONG);
    }
    await withLease(holder, work);
    await holder.query('SELECT RELEASE_LOCK(?)', [lockName(database)]);
  } finally {
    await holder.release();
  }
}

/** Lock names are shared by the whole server: other databases must not wait for this one. At most 64 characters. */
const lockName = ({ driver }: DataSource): string => `${LOCK}:${driver.database ?? ''}`.slice(0, 64);

async function withLease(holder: QueryRunner, work: () => Promise<void>): Promise<void> {
  const own = randomUUID();
  await makeTable(holder);
  const member = await memberOf(holder);
  for (let asked = 0; !(await takeLease(holder, own, member)); asked += 1) {
    if (asked * ASKED_EVERY_MS > WAIT_S * 1_000) {
      throw new Error(TOO_LONG);
    }
    await sleep(ASKED_EVERY_MS);
  }
  const renewing = setInterval(() => void attempt(holder, RENEW, [own]).catch(() => undefined), RENEWED_EVERY_MS);
  try {
    await work();
  } finally {
    clearInterval(renewing);
    await attempt(holder, `UPDATE ${TABLE} SET heldUntil = 0 WHERE holder = ?`, [own]);
  }
}

/** Processes that start at the same moment all try to create it; one succeeds. */
async function makeTable(runner: QueryRunner): Promise<void> {
  await attempt(
    runner,
    `CREATE TABLE IF NOT EXISTS ${TABLE} (
       name VARCHAR(16) NOT NULL PRIMARY KEY,
       holder VARCHAR(36) NOT NULL,
       member VARCHAR(255) NOT NULL,
       heldUntil BIGINT NOT NULL
     )`,
  );
  await attempt(runner, `INSERT IGNORE INTO ${TABLE} (name, holder, member, heldUntil) VALUES ('start', '', '', 0)`);
}

/** Of a cluster. Not its host name: containers may all have the same. '' on a single server, which has one lock for all. */
async function memberOf(runner: QueryRunner): Promise<string> {
  const [status] = (await runner.query("SHOW STATUS LIKE 'wsrep_gcomm_uuid'")) as { Value: string }[];
  return status?.Value ?? '';
}

const RENEW = `UPDATE ${TABLE} SET heldUntil = UNIX_TIMESTAMP() + ${LEASE_S} WHERE holder = ?`;

/** The holder of this member's lock knows that no other process here still has the lease: one that did was killed. */
const takeLease = (runner: QueryRunner, own: string, member: string): Promise<boolean> =>
  attempt(
    runner,
    `UPDATE ${TABLE} SET holder = ?, member = ?, heldUntil = UNIX_TIMESTAMP() + ${LEASE_S}
     WHERE name = 'start' AND (heldUntil < UNIX_TIMESTAMP() OR member = ?)`,
    [own, member, member],
  );

/** Returns whether it changed a row. If several members of a cluster change it at the same moment, all but one fail. */
async function attempt(runner: QueryRunner, sql: string, values: unknown[] = []): Promise<boolean> {
  try {
    const { affectedRows } = (await runner.query(sql, values)) as { affectedRows: number };
    return affectedRows === 1;
  } catch (error) {
    if (isLostRace(error) || isDuplicate(error)) {
      return false;
    }
    throw error;
  }
}
