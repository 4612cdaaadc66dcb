import type { EntityManager, QueryRunner } from 'typeorm';
import { type Ending, whenEnded } from '../database/transaction-end.ts';
import type { AuditHead } from './audit-digest.ts';
import { AuditChain } from './audit-trail.table.ts';

interface TakenHead extends AuditHead {
  isLeft?: boolean;
}

/**
 * The chains that this process writes: as many as it has concurrent transactions, so that none waits for another. Each transaction owns one
 * until it ends; the last one used is taken first, so that a quiet process has one chain. Chains are never taken over: a process's chains
 * end with it.
 */
export class AuditChains {
  /** Their latest committed rows. */
  private readonly free: AuditHead[] = [];
  private readonly taken = new WeakMap<QueryRunner, Promise<TakenHead>>();

  constructor(private readonly begin: (tx: EntityManager) => Promise<Pick<AuditChain, 'id'>>) {}

  /** The head of this transaction's chain, which the writer of the next row advances. */
  headFor(tx: EntityManager): Promise<TakenHead> {
    const runner = tx.queryRunner!;
    const taken = this.taken.get(runner) ?? this.take(tx, runner);
    this.taken.set(runner, taken);
    return taken;
  }

  /** Abandons the transaction's chain because something occupies the position of its next row. */
  async leave(tx: EntityManager): Promise<void> {
    (await this.headFor(tx)).isLeft = true;
  }

  private async take(tx: EntityManager, runner: QueryRunner): Promise<TakenHead> {
    let before: AuditHead | null = null;
    let head: TakenHead | null = null;
    whenEnded(tx, (ending) => {
      this.taken.delete(runner);
      this.giveBack(ending, before, head);
    });
    before = this.free.pop() ?? null;
    head = before ? { ...before } : { chain: (await this.begin(tx)).id, position: 0, hash: '' };
    return head;
  }

  /** A chain whose last row may or may not exist is abandoned. */
  private giveBack(ending: Ending, before: AuditHead | null, head: TakenHead | null): void {
    if (head?.isLeft) {
      return;
    }
    if (ending === 'committed' && head) {
      this.free.push(head);
    } else if (ending === 'rolledBack' && before) {
      this.free.push(before);
    }
  }
}
