import { QueryFailedError } from 'typeorm';

/**
 * Error codes after which the transaction was rolled back and can be retried: a deadlock, a lock timeout, a row changed since it was read,
 * or a conflict between two members of a cluster.
 */
const LOST_RACES = new Set([
  'ER_LOCK_DEADLOCK',
  'ER_CHECKREAD',
  'ER_LOCK_WAIT_TIMEOUT',
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
]);
/** A commit that failed for one of those reasons. */
const LOST_AT_COMMIT = /error (149|146)\b/;

/** The database answers, but cannot be written. */
const FULL = ['ER_RECORD_FILE_FULL', 'ER_DISK_FULL', 'SQLITE_FULL'];
const READ_ONLY = ['ER_OPTION_PREVENTS_STATEMENT', 'ER_READ_ONLY_MODE', 'SQLITE_READONLY'];

/** The database is gone, shutting down, out of connections, or a cluster member that has lost the others. */
const AWAY = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
  'ER_CON_COUNT_ERROR',
  'ER_CONNECTION_KILLED',
  'ER_QUERY_INTERRUPTED',
  'ER_SERVER_SHUTDOWN',
  'ER_UNKNOWN_COM_ERROR',
  'ER_ERROR_DURING_COMMIT',
  'SQLITE_IOERR',
  'SQLITE_CANTOPEN',
];

const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? '';

export const isLostRace = (error: unknown): boolean =>
  LOST_RACES.has(codeOf(error)) ||
  (codeOf(error) === 'ER_ERROR_DURING_COMMIT' && LOST_AT_COMMIT.test((error as Error).message));

/** As long as SQLite waits for another process's write (busy_timeout). */
const BUSY_MS = 5_000;

/**
 * Can be retried immediately, except SQLITE_BUSY for which the database has already waited. It does not wait when a transaction that has
 * read begins to write: two of them could wait for each other.
 * @param elapsedMs since the transaction began
 */
export const canRunAgain = (error: unknown, elapsedMs: number): boolean =>
  isLostRace(error) && (codeOf(error) !== 'SQLITE_BUSY' || elapsedMs < BUSY_MS);

/** Another transaction has written a row with this key. */
export const isDuplicate = (error: unknown): boolean =>
  /^(ER_DUP_ENTRY|SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE))$/.test(codeOf(error));

export type DatabaseTrouble = 'away' | 'full' | 'readOnly' | 'contended';

/** The problem with the database; null for any other error, such as another system that cannot be reached. */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  if (isLostRace(error)) {
    return 'contended';
  }
  const begins = (known: string) => codeOf(error).startsWith(known);
  if (FULL.some(begins)) {
    return 'full';
  }
  if (READ_ONLY.some(begins)) {
    return 'readOnly';
  }
  return AWAY.some(begins) && isOfDatabase(error) ? 'away' : null;
}

/** From a query, or from a connection of the driver: other systems fail with the same codes. */
const isOfDatabase = (error: unknown): boolean =>
  error instanceof QueryFailedError ||
  (error as { fatal?: boolean }).fatal === true ||
  /^(ER|SQLITE)_/.test(codeOf(error));
