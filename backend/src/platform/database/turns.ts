import { crc32 } from 'node:zlib';
import type { EntityManager } from 'typeorm';
import { CLUSTER_DRIVER } from './connection.ts';
import { isSqlite } from './is-sqlite.ts';
import { write } from './run-sql.ts';
import { sql } from './sql.ts';

/** The subjects of turns. */
export type TurnKind = 'quote' | 'group' | 'user' | 'people' | 'group-number';

/** Rows per kind: the table stays small, and a collision only causes a wait. */
const ROWS = 4_096;

/**
 * Supplements a row lock (FOR UPDATE), which only applies on one member of a cluster. If two members write the same row, the second to
 * commit fails and is retried. Without a cluster there is one server, and its locks suffice.
 */
export async function takeTurn(tx: EntityManager, kind: TurnKind, id = 0): Promise<void> {
  if ((tx.connection.options as { driver?: unknown }).driver === CLUSTER_DRIVER) {
    await take(tx, `${kind}:${id % ROWS}`);
  }
}

/** For rows that do not exist yet and cannot be locked: until the transaction ends no other gets the turn of this text. */
export async function takeTurnOf(tx: EntityManager, text: string): Promise<void> {
  if (!isSqlite(tx)) {
    await take(tx, `text:${crc32(text) % ROWS}`);
  }
}

const take = (tx: EntityManager, name: string): Promise<void> =>
  write(tx, sql`INSERT INTO turns (name, taken) VALUES (${name}, 1) ON DUPLICATE KEY UPDATE taken = taken + 1`);
