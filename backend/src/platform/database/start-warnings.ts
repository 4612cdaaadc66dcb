import type { DataSource } from 'typeorm';
import type { Clock } from '../clock.ts';
import { isSqlite } from './is-sqlite.ts';

interface DatabaseFacts {
  /** innodb_flush_log_at_trx_commit. */
  flushLog: number;
  /** How far its clock is ahead of this process's. */
  aheadMs: number;
}

const CLOCKS_AGREE_MS = 5_000;

/** What would break a promise of the product unnoticed: docs/production.md. */
export function databaseWarnings({ flushLog, aheadMs }: DatabaseFacts): string[] {
  const seconds = Math.round(Math.abs(aheadMs) / 1_000);
  return [
    ...(flushLog === 1
      ? []
      : [
          `innodb_flush_log_at_trx_commit is ${flushLog} on the database server: what was confirmed to users is lost when its machine ` +
            'loses power. Set it to 1.',
        ]),
    ...(Math.abs(aheadMs) <= CLOCKS_AGREE_MS
      ? []
      : [
          `The clock of this machine is ${seconds} seconds ${aheadMs > 0 ? 'behind' : 'ahead of'} the database's: people are signed ` +
            'out too early or too late, and payments are refused. Synchronize the clocks of all machines (NTP).',
        ]),
  ];
}

/** None on SQLite: it is on this machine, and flushes each commit. */
export async function listDatabaseWarnings(database: DataSource, clock: Clock): Promise<string[]> {
  if (isSqlite(database.manager)) {
    return [];
  }
  const asked = clock.now().getTime();
  const [facts] = await database.query<{ flushLog: unknown; now: unknown }[]>(
    'SELECT @@innodb_flush_log_at_trx_commit AS flushLog, UNIX_TIMESTAMP(NOW(3)) * 1000 AS now',
  );
  // The answer was made between question and now: only what is certain is said.
  const [now, answered] = [Number(facts?.now), clock.now().getTime()];
  const aheadMs = now > answered ? now - answered : Math.min(0, now - asked);
  return databaseWarnings({ flushLog: Number(facts?.flushLog), aheadMs });
}
