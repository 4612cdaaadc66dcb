import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { Clock } from '../../../platform/clock.ts';
import { isSqlite } from '../../../platform/database/is-sqlite.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { Quote } from '../../../quoting/quotes/quote.entity.ts';

/**
 * Who works on which quotes. For internal staff alone, who see every group. Who works on a quote is no change of it: its version
 * stays, and it does not move in anybody's list.
 */
@Injectable()
export class AssignmentsRepository {
  constructor(private readonly clock: Clock) {}

  /** Until the transaction ends nobody else changes these. In the order of their numbers, so that two who lock some of the same wait instead of blocking each other. */
  async lock(tx: EntityManager, ids: readonly number[]): Promise<Pick<Quote, 'id' | 'assignedToUserId'>[]> {
    return tx.find(Quote, {
      select: { id: true, assignedToUserId: true },
      where: { id: In([...ids]) },
      order: { id: 'ASC' },
      ...(isSqlite(tx) ? {} : { lock: { mode: 'pessimistic_write' } }),
    });
  }

  /** One conditional update: a quote that somebody has stays with them. @returns how many were free */
  async claim(tx: EntityManager, user: SessionUser, ids: readonly number[]): Promise<number> {
    const change = { assignedToUserId: user.id, assignedAt: this.clock.now(), version: () => 'version' };
    return (await tx.update(Quote, { id: In([...ids]), assignedToUserId: IsNull() }, change)).affected ?? 0;
  }

  /** One update of those that are still as they were read. */
  async release(tx: EntityManager, ids: readonly number[]): Promise<void> {
    await tx.update(
      Quote,
      { id: In([...ids]) },
      { assignedToUserId: null, assignedAt: null, version: () => 'version' },
    );
  }

  /** By their numbers, with the group and who works on each. */
  async mapAssigned(tx: EntityManager, ids: readonly number[]): Promise<Map<number, Quote>> {
    const quotes = await tx.find(Quote, { where: { id: In([...ids]) }, relations: { assignedTo: true, group: true } });
    return new Map(quotes.map((quote) => [quote.id, quote]));
  }
}
