import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { Clock } from '../../../platform/clock.ts';
import { isSqlite } from '../../../platform/database/is-sqlite.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { Quote } from '../../../quoting/quotes/quote.entity.ts';

/**
 * Who works on which quotes. For internal staff only, who see every group. An assignment is not a change of the quote: its version and its
 * place in lists stay the same.
 */
@Injectable()
export class AssignmentsRepository {
  constructor(private readonly clock: Clock) {}

  /** Locked until the transaction ends, by id, so that two transactions with some of the same quotes wait instead of deadlocking. */
  async lock(tx: EntityManager, ids: readonly number[]): Promise<Pick<Quote, 'id' | 'assignedToUserId'>[]> {
    return tx.find(Quote, {
      select: { id: true, assignedToUserId: true },
      where: { id: In([...ids]) },
      order: { id: 'ASC' },
      ...(isSqlite(tx) ? {} : { lock: { mode: 'pessimistic_write' } }),
    });
  }

  /** A conditional update that skips quotes assigned to someone. @returns how many were free */
  async claim(tx: EntityManager, user: SessionUser, ids: readonly number[]): Promise<number> {
    const change = { assignedToUserId: user.id, assignedAt: this.clock.now(), version: () => 'version' };
    return (await tx.update(Quote, { id: In([...ids]), assignedToUserId: IsNull() }, change)).affected ?? 0;
  }

  /** Updates those that are unchanged since they were read. */
  async release(tx: EntityManager, ids: readonly number[]): Promise<void> {
    await tx.update(
      Quote,
      { id: In([...ids]) },
      { assignedToUserId: null, assignedAt: null, version: () => 'version' },
    );
  }

  /** By id, with the group and the user who works on each. */
  async mapAssigned(tx: EntityManager, ids: readonly number[]): Promise<Map<number, Quote>> {
    const quotes = await tx.find(Quote, { where: { id: In([...ids]) }, relations: { assignedTo: true, group: true } });
    return new Map(quotes.map((quote) => [quote.id, quote]));
  }
}
