import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { Clock } from '../../../platform/clock.ts';
import { isSqlite } from '../../../platform/database/is-sqlite.ts';
import { IndividualDetails } from '../../../quoting/quotes/individual-details.table.ts';
import { Quote } from '../../../quoting/quotes/quote.table.ts';

/**
 * Who works on which quotes. For internal staff only, who see every quote. An assignment is not a change of the quote: its version and its
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

  /** A conditional update that skips quotes which are not `from` this user any more; null = free. */
  async give(
    tx: EntityManager,
    ids: readonly number[],
    { from, to }: { from: number | null; to: number },
  ): Promise<void> {
    const change = { assignedToUserId: to, assignedAt: this.clock.now(), version: () => 'version' };
    await tx.update(Quote, { id: In([...ids]), assignedToUserId: from ?? IsNull() }, change);
  }

  /** Updates those that are unchanged since they were read. */
  async release(tx: EntityManager, ids: readonly number[]): Promise<void> {
    await tx.update(
      Quote,
      { id: In([...ids]) },
      { assignedToUserId: null, assignedAt: null, version: () => 'version' },
    );
  }

  /** By id, with the user who works on each, and the name of the group or the applicant. */
  async mapAssigned(
    tx: EntityManager,
    ids: readonly number[],
  ): Promise<Map<number, { quote: Quote; clientName: string | null }>> {
    const quotes = await tx.find(Quote, { where: { id: In([...ids]) }, relations: { assignedTo: true, group: true } });
    const applicants = await this.mapApplicants(tx, quotes);
    return new Map(
      quotes.map((quote) => [quote.id, { quote, clientName: quote.group?.name ?? applicants.get(quote.id) ?? null }]),
    );
  }

  private async mapApplicants(tx: EntityManager, quotes: readonly Quote[]): Promise<Map<number, string>> {
    const households = quotes.filter(({ groupId }) => groupId === null).map(({ id }) => id);
    const applicants = households.length === 0 ? [] : await tx.findBy(IndividualDetails, { quoteId: In(households) });
    return new Map(
      applicants.map(({ quoteId, subscriberFirstName, subscriberLastName }) => [
        quoteId,
        `${subscriberFirstName} ${subscriberLastName}`.trim(),
      ]),
    );
  }
}
