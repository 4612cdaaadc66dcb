import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PAYMENT_NOT_FOUND } from '#shared/error-reports/error-reports';
import { centsFromDollars } from '#shared/formats/currency';
import { awaitsPayment, BOOK_WITHOUT_MOVE } from '#shared/payments/hand-off';
import { canPaymentBecome, type PaymentOutcome } from '#shared/payments/payment-states';
import type { BookedPayment, PaymentNotice } from '#shared/payments/payment.record';
import { Clock } from '../../../platform/clock.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { MoveQuoteService } from '../../../quoting/quotes/move-quote.service.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { HeldPayment } from '../../parts/payments/held-payment.table.ts';
import { IndividualPayment } from '../../parts/payments/individual-payment.table.ts';
import { paidQuoteOf } from '../../parts/payments/paid-quote.ts';
import { IndividualPaymentsRepository } from '../individual-payments.repository.ts';
import { whyHeld } from './held-reason.ts';
import { type NoticeRefusal, RefusedNotices } from './refused-notices.ts';

/** Ours. */
const CONTRADICTS = 'This notice contradicts what is booked.';

/** Of a payer, as stored: a longer one must not stand in the way of booking. */
const LONGEST_NAME = 100;

const RELEASED: Partial<Record<PaymentOutcome, string>> = {
  Paid: 'Held at first; the payment provider has accepted this payment since.',
  Declined: 'Held at first; the payment provider has declined this payment since.',
};

/** A payment that is waited for is told by the move that it brings about. */
const actionOf = (state: PaymentOutcome, isAwaited: boolean): string =>
  state === 'Paid'
    ? isAwaited
      ? 'book-payment'
      : BOOK_WITHOUT_MOVE
    : { Declined: 'decline-payment', Held: 'hold-payment' }[state];

/** Books what the payment provider says of a first payment, once. */
@Injectable()
export class BookPaymentService {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: IndividualPaymentsRepository,
    private readonly moveQuote: MoveQuoteService,
    private readonly refused: RefusedNotices,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** A repeated notice changes nothing and gets the same answer. @throws NOT_FOUND, WRONG_STATE */
  async book(notice: PaymentNotice): Promise<BookedPayment> {
    const booked = await this.transactions.run((tx) => this.bookOnce(tx, notice));
    if (typeof booked === 'string') {
      await this.refused.record(booked);
      throw booked === 'reference'
        ? new AppError('NOT_FOUND', PAYMENT_NOT_FOUND)
        : new AppError('WRONG_STATE', CONTRADICTS);
    }
    return booked;
  }

  private async bookOnce(tx: EntityManager, notice: PaymentNotice): Promise<BookedPayment | NoticeRefusal> {
    const { Reference, Outcome, ProviderId } = notice;
    const payment = await this.payments.findByReference(tx, Reference);
    if (!payment) {
      return 'reference';
    }
    if (isRepeat(payment, Outcome)) {
      return { Reference, State: payment.state };
    }
    const quote = await this.payments.findQuote(tx, payment);
    if (await this.payments.isTaken(tx, ProviderId, payment)) {
      return 'provider-id';
    }
    const isPaid = await this.payments.isPaid(tx, quote);
    const reason = whyHeld(notice, payment, { quote: paidQuoteOf(quote), isPaid });
    const state = reason === null ? Outcome : 'Held';
    if (state !== payment.state) {
      if (!canPaymentBecome(payment.state, state)) {
        return 'state';
      }
      const heldPaymentId =
        reason === null
          ? await this.release(tx, payment, state)
          : await this.hold(tx, { notice, payment, quote, reason });
      const answered = { state, heldPaymentId, providerId: ProviderId, answeredAt: this.clock.now() };
      await tx.update(IndividualPayment, { id: payment.id }, answered);
      const isAwaited = awaitsPayment(quote);
      if (state === 'Paid' && isAwaited) {
        await this.moveQuote.move(tx, null, quote, { to: 'Complete', why: 'first payment received' });
      }
      const action = actionOf(state, isAwaited);
      await this.audit.record(tx, { user: null, action, subject: 'quote', subjectId: quote.id });
    }
    return { Reference, State: state };
  }

  /** What staff read of a payment that they need not book any more. */
  private async release(tx: EntityManager, { heldPaymentId }: IndividualPayment, state: PaymentOutcome) {
    if (heldPaymentId !== null) {
      await tx.update(HeldPayment, { id: heldPaymentId }, { message: RELEASED[state] });
    }
    return heldPaymentId;
  }

  /** For the payment error report. */
  private async hold(
    tx: EntityManager,
    held: { notice: PaymentNotice; payment: IndividualPayment; quote: IndividualQuote; reason: string },
  ): Promise<number> {
    const { notice, payment, quote, reason: message } = held;
    const { subscriberFirstName, subscriberLastName } = quote.individual;
    const reopened = { status: 'Open', closedAt: null, closedByUserId: null, message } as const;
    if (payment.heldPaymentId !== null) {
      await tx.update(HeldPayment, { id: payment.heldPaymentId }, reopened);
      return payment.heldPaymentId;
    }
    const { id } = await tx.save(
      tx.create(HeldPayment, {
        ...reopened,
        quoteId: quote.id,
        payerName: [...(notice.PayerName ?? `${subscriberFirstName} ${subscriberLastName}`)]
          .slice(0, LONGEST_NAME)
          .join('')
          .replaceAll(/\p{Cc}/gu, ' '),
        amountCents: centsFromDollars(notice.Amount),
        providerReference: notice.ProviderId,
        submittedAt: this.clock.now(),
      }),
    );
    return id;
  }
}

/** A payment that staff booked is still announced as held when the provider repeats itself. */
const isRepeat = ({ state, heldPaymentId }: IndividualPayment, outcome: PaymentOutcome): boolean =>
  state === outcome || (state === 'Paid' && outcome === 'Held' && heldPaymentId !== null);
