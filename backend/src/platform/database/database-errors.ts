import { QueryFailedError } from 'typeorm';

/**
 * The loser of a deadlock, of a wait for a row, of a row that changed since it was read, or of two members of a cluster that wrote
 * the same: everything is rolled back already, and it can try again.
 */
const LOST_RACES = new Set([
  'ER_LOCK_DEADLOCK',
  'ER_CHECKREAD',
  'ER_LOCK_WAIT_TIMEOUT',
  'SQLITE_BUSY',
  'SQLITE_BUSY_SNAPSHOT',
]);
/** A commit that failed as one of those. */
const LOST_AT_COMMIT = /error (149|146)\b/;

/** It answers, and takes no changes: it is full, or was made read-only. */
const TAKES_NO_CHANGES = [
  'ER_OPTION_PREVENTS_STATEMENT',
  'ER_READ_ONLY_MODE',
  'ER_RECORD_FILE_FULL',
  'ER_DISK_FULL',
  'SQLITE_FULL',
  'SQLITE_READONLY',
];

/** It is gone, is ending, takes no more connections, or is a member of a cluster that has lost the others. */
const AWAY = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'PROTOCOL_CONNECTION_LOST',
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

/** A lost race that can be run again at once: for SQLITE_BUSY the database has waited five seconds already (busy_timeout). */
export const canRunAgain = (error: unknown): boolean => isLostRace(error) && codeOf(error) !== 'SQLITE_BUSY';

/** Somebody else has written a row of this key. */
export const isDuplicate = (error: unknown): boolean =>
  /^(ER_DUP_ENTRY|SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE))$/.test(codeOf(error));

export type DatabaseTrouble = 'away' | 'takesNoChanges' | 'contended';

/** What is wrong with the database; null where it is something else, such as another system that cannot be reached. */
export function databaseTrouble(error: unknown): DatabaseTrouble | null {
  if (isLostRace(error)) {
    return 'contended';
  }
  const begins = (known: string) => codeOf(error).startsWith(known);
  if (TAKES_NO_CHANGES.some(begins)) {
    return 'takesNoChanges';
  }
  return AWAY.some(begins) && isOfDatabase(error) ? 'away' : null;
}

/** Of a query, or of a connection of the driver: other systems fail with the same codes. */
const isOfDatabase = (error: unknown): boolean =>
  error instanceof QueryFailedError ||
  (error as { fatal?: boolean }).fatal === true ||
  /^(ER|SQLITE)_/.test(codeOf(error));
