import { Injectable } from '@nestjs/common';
import { type EntityManager, IsNull } from 'typeorm';
import { heldBy } from '#shared/sales/assignment';
import { Clock } from '../../../clock.ts';
import { isSqlite } from '../../../database/is-sqlite.ts';
import { Transactions } from '../../../database/transactions.ts';
import { AppError } from '../../../errors.ts';
import type { SessionUser } from '../../../http/current-user.ts';
import { Quote } from '../../../quotes/quote.entity.ts';
import { QuotesRepository } from '../../../quotes/quotes.repository.ts';
import { AuditTrail } from '../../../security/audit-trail.ts';

/** With who works on it. */
export const findAssigned = (tx: EntityManager, id: number): Promise<Quote> =>
  tx.findOneOrFail(Quote, { where: { id }, relations: { assignedTo: true } });

/** Somebody of the staff takes a quote of the queue. */
@Injectable()
export class AssignQuoteService {
  constructor(
    private readonly transactions: Transactions,
    private readonly quotes: QuotesRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * One conditional update decides: of any number who claim at once one wins. Claiming one's own quote again changes nothing.
   * Who works on a quote is no change of it: its version stays, and it does not move in anybody's list.
   * @throws NOT_FOUND, WRONG_STATE that says who has it and since when
   */
  assign(user: SessionUser, quoteId: number): Promise<Quote> {
    return this.transactions.run(async (tx) => {
      await this.quotes.findVisible(user, quoteId, tx);
      const change = { assignedToUserId: user.id, assignedAt: this.clock.now(), version: () => 'version' };
      const { affected } = await tx.update(Quote, { id: quoteId, assignedToUserId: IsNull() }, change);
      if (affected === 1) {
        await this.audit.record(tx, { user, action: 'assign-quote', subject: 'quote', subjectId: quoteId });
      } else {
        await refuseUnlessOwn(tx, user, quoteId);
      }
      return findAssigned(tx, quoteId);
    });
  }
}

async function refuseUnlessOwn(tx: EntityManager, user: SessionUser, quoteId: number): Promise<void> {
  const query = tx
    .createQueryBuilder(Quote, 'quote')
    .innerJoinAndSelect('quote.assignedTo', 'assignedTo')
    .where('quote.id = :quoteId AND quote.assignedToUserId <> :userId', { quoteId, userId: user.id });
  // With a lock MySQL answers the row as it is now, and not as it was when this transaction began: the winner came later.
  const holder = await (isSqlite(tx) ? query : query.setLock('pessimistic_read')).getOne();
  if (holder) {
    const since = holder.assignedAt?.toISOString() ?? '';
    throw new AppError('WRONG_STATE', heldBy({ fullName: holder.assignedTo!.fullName, since }));
  }
}
