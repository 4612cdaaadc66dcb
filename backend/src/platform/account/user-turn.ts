import type { EntityManager } from 'typeorm';
import { isSqlite } from '../database/is-sqlite.ts';
import { takeTurn } from '../database/turns.ts';
import { User } from '../people/user.table.ts';

/** What is one user's own is written by one transaction after another, from here to the end of each. */
export async function takeUserTurn(tx: EntityManager, userId: number): Promise<void> {
  await takeTurn(tx, 'user', userId);
  if (!isSqlite(tx)) {
    await tx.findOneOrFail(User, { select: { id: true }, where: { id: userId }, lock: { mode: 'pessimistic_write' } });
  }
}
