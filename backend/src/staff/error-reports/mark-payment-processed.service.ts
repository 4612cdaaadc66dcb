import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { closedBy, PAYMENT_NOT_FOUND } from '#shared/error-reports/error-reports';
import { HeldPayment } from '../../enrollment/parts/household/held-payment.table.ts';
import { PaymentsService } from '../../enrollment/payments/payments.service.ts';
import { Clock } from '../../platform/clock.ts';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';

@Injectable()
export class MarkPaymentProcessedService {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: PaymentsService,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Records that a held payment was booked by hand, which completes a household's enrollment that waits for it. Uses a conditional update: if several users do so at the same time, one closes it, and
   * the others are told who did. Repeating the call as the same user has no effect and returns the same response.
   * @throws NOT_FOUND, WRONG_STATE
   */
  mark(user: SessionUser, holdPaymentId: number): Promise<HeldPayment> {
    return this.transactions.run((tx) => this.markIn(tx, user, holdPaymentId));
  }

  /** Same in the caller's transaction. */
  async markIn(tx: EntityManager, user: SessionUser, holdPaymentId: number): Promise<HeldPayment> {
    const change = { status: 'Closed', closedAt: this.clock.now(), closedByUserId: user.id } as const;
    const { affected } = await tx.update(HeldPayment, { id: holdPaymentId, status: 'Open' }, change);
    const payment = await find(tx, holdPaymentId);
    if (affected === 1) {
      const [action, subject] = ['mark-payment-processed', 'held-payment'];
      await this.payments.settle(tx, holdPaymentId);
      await this.audit.record(tx, { user, action, subject, subjectId: holdPaymentId, fields: ['Status'] });
    } else if (payment.closedByUserId !== user.id) {
      const { closedBy: closer, closedAt } = payment;
      throw new AppError('WRONG_STATE', closedBy(closer!.fullName, closedAt!.toISOString()));
    }
    return payment;
  }
}

/** With its quote and the user who closed it. */
async function find(tx: EntityManager, id: number): Promise<HeldPayment> {
  const query = tx
    .createQueryBuilder(HeldPayment, 'payment')
    .innerJoinAndSelect('payment.quote', 'quote')
    .leftJoinAndSelect('payment.closedBy', 'closer')
    .where('payment.id = :id', { id });
  // With a lock MySQL returns the current row instead of the snapshot, which may be older than the closing.
  const payment = await (isSqlite(tx) ? query : query.setLock('pessimistic_read')).getOne();
  if (!payment) {
    throw new AppError('NOT_FOUND', PAYMENT_NOT_FOUND);
  }
  return payment;
}
