/**
 * The loser of a deadlock, of a wait for a row, of a row that changed since it was read, or of a vote in a cluster: everything is
 * rolled back already, and it can try again.
 */
const LOST_RACES = new Set(['ER_LOCK_DEADLOCK', 'ER_CHECKREAD', 'ER_LOCK_WAIT_TIMEOUT']);

export const isLostRace = (error: unknown): boolean => LOST_RACES.has((error as { code?: string }).code ?? '');

/** Somebody else has written a row of this key. */
export const isDuplicate = (error: unknown): boolean =>
  /^(ER_DUP_ENTRY|SQLITE_CONSTRAINT_(PRIMARYKEY|UNIQUE))$/.test((error as { code?: string }).code ?? '');
