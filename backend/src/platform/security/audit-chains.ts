import type { EntityManager, QueryRunner } from 'typeorm';
import { type Ending, whenEnded } from '../database/transaction-end.ts';
import { AuditChain } from './audit-chain.entity.ts';
import type { AuditHead } from './audit-digest.ts';

interface TakenHead extends AuditHead {
  isLeft?: boolean;
}

/**
 * The chains that this process writes: as many as it has transactions at a time, so that no transaction waits for another. Each
 * transaction has one to itself until it ends; the one that was used last is taken first, so that a quiet process has one chain.
 * A chain is never taken over: what a process leaves behind has ended.
 */
export class AuditChains {
  /** Their newest rows that are committed. */
  private readonly free: AuditHead[] = [];
  private readonly taken = new WeakMap<QueryRunner, Promise<TakenHead>>();

  constructor(private readonly begin: (tx: EntityManager) => Promise<Pick<AuditChain, 'id'>>) {}

  /** The head of this transaction's chain, to be moved on by who writes the next row. */
  headFor(tx: EntityManager): Promise<TakenHead> {
    const runner = tx.queryRunner!;
    const taken = this.taken.get(runner) ?? this.take(tx, runner);
    this.taken.set(runner, taken);
    return taken;
  }

  /** What is in the way of the next row stays there: the transaction's chain is left as it is. */
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

  /** A chain whose last row may or may not be there is left as it is. */
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
