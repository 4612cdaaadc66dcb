import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, QueryRunner } from 'typeorm';
import { isDuplicate, isLostRace } from './database-errors.ts';

const TABLE = 'start_turns';
const LOCK = 'priority-quote-migrations';
/** A holder on another member of a cluster that has not been heard of for so long is taken for dead. */
const LEASE_S = 60;
const RENEWED_EVERY_MS = 10_000;
const ASKED_EVERY_MS = 250;
const WAIT_S = 600;
const TOO_LONG = 'Another process has been preparing the database for ten minutes. Try again when it has finished.';

/**
 * Does work that must be done by one process at a time: migrating and seeding. Others that start together wait, and then find it done.
 * Two locks. One of the server itself, which ends with its connection, so that a killed process makes nobody wait; but it is known
 * to one member of a cluster alone. The other is a row with a lease, which holds on all members. A SQLite file has one process.
 */
export async function inStartTurn(database: DataSource, work: () => Promise<void>): Promise<void> {
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

/** Lock names are known to the whole server: databases beside this one must not wait for it. At most 64 characters. */
const lockName = ({ driver }: DataSource): string => `${LOCK}:${driver.database ?? ''}`.slice(0, 64);

async function withLease(holder: QueryRunner, work: () => Promise<void>): Promise<void> {
  const own = randomUUID();
  await makeTable(holder);
  for (let asked = 0; !(await takeLease(holder, own)); asked += 1) {
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

/** Processes that start at the same moment all make it; one of them has. */
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

const MEMBER = `CONCAT(@@hostname, ':', @@port)`;
const RENEW = `UPDATE ${TABLE} SET heldUntil = UNIX_TIMESTAMP() + ${LEASE_S} WHERE holder = ?`;

/** Who has the lock of this member knows that no other process of it holds the lease any more: one that did was killed. */
const takeLease = (runner: QueryRunner, own: string): Promise<boolean> =>
  attempt(
    runner,
    `UPDATE ${TABLE} SET holder = ?, member = ${MEMBER}, heldUntil = UNIX_TIMESTAMP() + ${LEASE_S}
     WHERE name = 'start' AND (heldUntil < UNIX_TIMESTAMP() OR member = ${MEMBER})`,
    [own],
  );

/** Whether it changed a row. Of several members of a cluster that change it at one moment, all but one lose. */
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
