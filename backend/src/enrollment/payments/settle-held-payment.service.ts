import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { awaitsPayment, BOOK_WITHOUT_MOVE, isEnrolledAtMarketplace } from '#shared/payments/hand-off';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { MoveQuoteService } from '../../quoting/quotes/move-quote.service.ts';
import { IndividualPayment } from '../parts/payments/individual-payment.table.ts';
import { paidQuoteOf } from '../parts/payments/paid-quote.ts';
import { IndividualPaymentsRepository } from './individual-payments.repository.ts';

/** What becomes of a household's enrollment when staff have booked its held payment by hand. */
@Injectable()
export class SettleHeldPaymentService {
  constructor(
    private readonly payments: IndividualPaymentsRepository,
    private readonly moveQuote: MoveQuoteService,
    private readonly audit: AuditTrail,
  ) {}

  /** Completes the enrollment if it waits for the payment, unless the provider has declined the payment since. */
  async settle(tx: EntityManager, heldPaymentId: number): Promise<void> {
    const payment = await this.payments.findHeld(tx, heldPaymentId);
    if (payment?.state !== 'Held') {
      return;
    }
    const quote = await this.payments.findQuote(tx, payment);
    await tx.update(IndividualPayment, { id: payment.id }, { state: 'Paid' });
    if (awaitsPayment(quote)) {
      await this.moveQuote.move(tx, null, quote, { to: 'Complete', why: 'first payment booked by staff' });
    } else if (isEnrolledAtMarketplace(paidQuoteOf(quote))) {
      await this.audit.record(tx, { user: null, action: BOOK_WITHOUT_MOVE, subject: 'quote', subjectId: quote.id });
    }
  }
}
