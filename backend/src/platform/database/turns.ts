import { crc32 } from 'node:zlib';
import type { EntityManager } from 'typeorm';
import { CLUSTER_DRIVER } from './connection.ts';
import { isSqlite } from './is-sqlite.ts';

/** What changes take turns about. */
export type TurnKind = 'quote' | 'group' | 'user' | 'people' | 'group-number';

/** So many rows a kind: the table stays small, and two that meet by chance only wait. */
const ROWS = 4_096;

/**
 * Beside a row that is locked to be read (FOR UPDATE): such a lock holds on one member of a cluster alone. Of two members that
 * write the same row, the second to commit loses, and is run again. Elsewhere there is one server, and its locks do.
 */
export async function takeTurn(tx: EntityManager, kind: TurnKind, id = 0): Promise<void> {
  if ((tx.connection.options as { driver?: unknown }).driver === CLUSTER_DRIVER) {
    await write(tx, `${kind}:${id % ROWS}`);
  }
}

/** Where there is no row yet that could be locked: until the transaction ends nobody else has the turn of this text. */
export async function takeTurnOf(tx: EntityManager, text: string): Promise<void> {
  if (!isSqlite(tx)) {
    await write(tx, `text:${crc32(text) % ROWS}`);
  }
}

const write = (tx: EntityManager, name: string): Promise<unknown> =>
  tx.query('INSERT INTO turns (name, taken) VALUES (?, 1) ON DUPLICATE KEY UPDATE taken = taken + 1', [name]);
