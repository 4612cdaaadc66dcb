import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { isLostRace } from './database-errors.ts';

/** `unknown`: the connection was lost during the commit. */
export type Ending = 'committed' | 'rolledBack' | 'unknown';
type Listener = (ending: Ending) => void;

const listeners = new WeakMap<QueryRunner, Listener[]>();

/** Calls back when the transaction has ended. @throws Error for one that `inTransaction` did not start */
export function whenEnded(tx: EntityManager, listener: Listener): void {
  const known = tx.queryRunner && listeners.get(tx.queryRunner);
  if (!known) {
    throw new Error('This must be done in Transactions.run.');
  }
  known.push(listener);
}

/** Runs the work in one transaction, and tells `whenEnded` callers how it ended. */
export async function inTransaction<T>(database: DataSource, work: (tx: EntityManager) => Promise<T>): Promise<T> {
  const own: Listener[] = [];
  let runner: QueryRunner | undefined;
  let ending: Ending = 'rolledBack';
  try {
    const answer = await database.transaction(async (tx) => {
      runner = tx.queryRunner!;
      listeners.set(runner, own);
      const done = await work(tx);
      ending = 'unknown';
      return done;
    });
    ending = 'committed';
    return answer;
  } catch (error) {
    if (isLostRace(error)) {
      ending = 'rolledBack';
    }
    throw error;
  } finally {
    if (runner) {
      listeners.delete(runner);
    }
    own.forEach((listener) => listener(ending));
  }
}
