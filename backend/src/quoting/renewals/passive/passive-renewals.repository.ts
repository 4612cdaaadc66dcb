import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addRows } from '../../../platform/database/add-rows.ts';
import { Clock } from '../../../platform/clock.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { GroupQuote } from '../../quotes/quotes.repository.ts';
import type { BeforeRenewal } from './before-renewal.ts';
import { PassiveRenewal } from './passive-renewal.table.ts';

/** The records of passive renewals. */
@Injectable()
export class PassiveRenewalsRepository {
  constructor(private readonly clock: Clock) {}

  async request(
    tx: EntityManager,
    user: SessionUser,
    { id: quoteId, groupId }: GroupQuote,
    former: BeforeRenewal,
  ): Promise<void> {
    await addRows(tx, PassiveRenewal, {
      quoteId,
      groupId,
      requestedByUserId: user.id,
      requestedAt: this.clock.now(),
      finishedAt: null,
      outcome: 'Pending',
      message: '',
      undoUntil: null,
      former,
    });
  }

  /** @param message why it failed; '' = renewed */
  async finish(
    tx: EntityManager,
    quoteId: number,
    { message, undoUntil }: { message: string; undoUntil: Date | null },
  ): Promise<void> {
    await tx.update(
      PassiveRenewal,
      { quoteId, outcome: 'Pending' },
      {
        outcome: message === '' ? 'Renewed' : 'Failed',
        message: message.slice(0, 500),
        finishedAt: this.clock.now(),
        undoUntil: message === '' ? undoUntil : null,
      },
    );
  }

  /** The renewal that the quote has; null where it has none, or where it was undone. */
  findRenewed(tx: EntityManager, quoteId: number): Promise<PassiveRenewal | null> {
    return tx.findOne(PassiveRenewal, { where: { quoteId, outcome: 'Renewed' }, order: { id: 'DESC' } });
  }

  async markUndone(tx: EntityManager, { id }: PassiveRenewal): Promise<void> {
    await tx.update(PassiveRenewal, { id }, { outcome: 'Undone' });
  }
}
