import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PAYMENT_NOT_FOUND } from '#shared/error-reports/error-reports';
import { centsFromDollars, dollarsFromCents } from '#shared/formats/currency';
import { paymentProblem } from '#shared/individual-enrollment/submission-outcome';
import {
  AGENTS_PAY,
  awaitsPayment,
  BOOK_WITHOUT_MOVE,
  CONSUMER_ID_DIFFERS,
  CONSUMER_NOT_ENROLLED,
  consumerIdOf,
  isEnrolledAtMarketplace,
  payingProblem,
  PAYMENT_PAGE_FAILED,
  quoteOfConsumer,
  returnAddress,
} from '#shared/payments/hand-off';
import { canPaymentBecome, type PaymentOutcome } from '#shared/payments/payment-states';
import type { BookedPayment, PaymentHandOff, PaymentNotice, PaymentPage } from '#shared/payments/payment.record';
import { addRows } from '../../platform/database/add-rows.ts';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { Finish } from '../../platform/jobs/idempotency.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { MarketplaceQuotesRepository } from '../../quoting/households/marketplace-quotes.repository.ts';
import { MoveQuoteService } from '../../quoting/quotes/move-quote.service.ts';
import { type IndividualQuote, Quotes } from '../../quoting/quotes/quotes.repository.ts';
import { HouseholdApplicationService } from '../household-application/household-application.service.ts';
import { HeldPayment } from '../parts/household/held-payment.table.ts';
import {
  IndividualApplicationsRepository,
  paidQuoteOf,
} from '../parts/household/individual-applications.repository.ts';
import { IndividualPayment } from '../parts/household/individual-payment.table.ts';
import { whyHeld } from './held-reason.ts';
import { IndividualPaymentsRepository } from './individual-payments.repository.ts';
import { PaymentGateway } from './payment.gateway.ts';

interface PayableQuote {
  quote: IndividualQuote;
  /** What was asked for, and what is due. */
  dueCents: number;
}

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

/** 'provider-id': the payment of another reference. 'state': contradicts what is booked. */
type NoticeRefusal = 'signature' | 'timestamp' | 'reference' | 'provider-id' | 'state';

const WINDOW_MS = 60_000;
/** Anyone can send notices: a flood of them must not fill the audit trail. */
const MOST_RECORDED = 60;

/**
 * A household's first payment: handed over to the provider's page for the amount that is due, and booked once, by the provider's notice
 * and not by what the browser says. Individuals, decisions 17 and 18.
 */
@Injectable()
export class PaymentsService {
  private readonly logger = new Logger('Payments');
  private window = { startedAt: 0, recorded: 0, left: 0 };

  constructor(
    private readonly quotes: Quotes,
    private readonly decided: MarketplaceQuotesRepository,
    private readonly application: HouseholdApplicationService,
    private readonly applications: IndividualApplicationsRepository,
    private readonly payments: IndividualPaymentsRepository,
    private readonly moveQuote: MoveQuoteService,
    private readonly provider: PaymentGateway,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @throws INVALID_INPUT, NOT_FOUND, NOT_ALLOWED, WRONG_STATE, RULE_BROKEN, UPSTREAM_FAILED */
  async start(user: SessionUser, asked: PaymentHandOff, finish: Finish<PaymentPage>): Promise<PaymentPage> {
    const payable = await this.find(user, asked);
    const ReturnUrl = this.provider.returnUrl(payable.quote.id);
    if (payable.dueCents === 0) {
      return this.complete(payable.quote, { RedirectUrl: returnAddress(ReturnUrl, 'none') }, finish);
    }
    // Stored first: no notice may come for a payment that is not known here.
    const Reference = await this.request(user, payable);
    const answer = {
      RedirectUrl: await this.provider
        .open({
          Reference,
          ConsumerId: asked.consumerId,
          FirstName: asked.firstName,
          LastName: asked.lastName,
          Amount: dollarsFromCents(payable.dueCents),
          ReturnUrl,
        })
        .catch((error: Error) => this.unreachable(error)),
    };
    await this.transactions.run((tx) => finish(tx, answer));
    return answer;
  }

  /** A repeated notice changes nothing and gets the same answer. @throws NOT_FOUND, WRONG_STATE */
  async book(notice: PaymentNotice): Promise<BookedPayment> {
    const booked = await this.transactions.run((tx) => this.bookOnce(tx, notice));
    if (typeof booked === 'string') {
      await this.recordRefusal(booked);
      throw booked === 'reference'
        ? new AppError('NOT_FOUND', PAYMENT_NOT_FOUND)
        : new AppError('WRONG_STATE', CONTRADICTS);
    }
    return booked;
  }

  /**
   * What becomes of a household's enrollment when staff have booked its held payment by hand: completes it if it waits for the payment, unless the provider has declined the payment since.
   */
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

  /** Audits refused notices: at most a few a minute in each process, the rest are counted in the log. */
  async recordRefusal(refusal: NoticeRefusal): Promise<void> {
    const now = this.clock.now().getTime();
    if (now - this.window.startedAt >= WINDOW_MS) {
      this.reportLeft();
      this.window = { startedAt: now, recorded: 0, left: 0 };
    }
    if (this.window.recorded >= MOST_RECORDED) {
      this.window.left += 1;
      return;
    }
    this.window.recorded += 1;
    await this.transactions.run((tx) =>
      this.audit.record(tx, {
        user: null,
        action: 'refuse-payment-notice',
        subject: 'payment-notice',
        subjectId: refusal,
      }),
    );
  }

  /**
   * @throws INVALID_INPUT for a consumer id that is not the quote's, NOT_FOUND, also for a consumer whom this user has not enrolled,
   * NOT_ALLOWED for staff and a quote of the marketplace, WRONG_STATE, also once a payment was made, RULE_BROKEN for another amount than the
   * one due
   */
  private async find(user: SessionUser, asked: PaymentHandOff): Promise<PayableQuote> {
    const quote = await this.findNamed(user, asked);
    const problem = payingProblem(paidQuoteOf(quote), await this.applications.findMadePayment(quote));
    if (problem) {
      throw new AppError('WRONG_STATE', problem);
    }
    const dueCents = await this.application.dueCents(quote);
    const notDue = paymentProblem(asked.amount, dueCents);
    if (notDue) {
      throw new AppError('RULE_BROKEN', notDue, { amount: [notDue] });
    }
    return { quote, dueCents };
  }

  /** By its own number; without one, the newest that this user enrolled for the consumer. */
  private async findNamed(user: SessionUser, { QuoteId, consumerId }: PaymentHandOff): Promise<IndividualQuote> {
    const named = QuoteId ?? quoteOfConsumer(consumerId);
    const quoteId = named ?? (await this.decided.findEnrolledId(user, consumerId));
    if (quoteId === null) {
      throw new AppError('NOT_FOUND', CONSUMER_NOT_ENROLLED);
    }
    const quote = await this.quotes.of('household').find(user, quoteId);
    const { isFfm } = quote.individual;
    if (isFfm && user.isInternal) {
      throw new AppError('NOT_ALLOWED', AGENTS_PAY);
    }
    if (consumerId !== (isFfm ? (await this.decided.find(quote))?.consumerId : consumerIdOf(quote.id))) {
      throw new AppError('INVALID_INPUT', CONSUMER_ID_DIFFERS, { consumerId: [CONSUMER_ID_DIFFERS] });
    }
    return quote;
  }

  /** Enrollments that were to be paid for, and have nothing to pay any more, must not wait forever. */
  private complete({ id }: IndividualQuote, answer: PaymentPage, finish: Finish<PaymentPage>): Promise<PaymentPage> {
    return this.transactions.run(async (tx) => {
      const quote = await this.payments.findQuote(tx, { quoteId: id });
      if (awaitsPayment(quote)) {
        await this.moveQuote.move(tx, null, quote, { to: 'Complete', why: 'no first payment is due' });
      }
      await finish(tx, answer);
      return answer;
    });
  }

  private request(user: SessionUser, { quote, dueCents }: PayableQuote): Promise<string> {
    const reference = randomUUID();
    const requestedAt = this.clock.now();
    const payment = { quoteId: quote.id, reference, amountCents: dueCents, state: 'Requested', requestedAt } as const;
    return this.transactions.run(async (tx) => {
      await addRows(tx, IndividualPayment, payment);
      await this.audit.record(tx, { user, action: 'start-payment', subject: 'quote', subjectId: quote.id });
      return reference;
    });
  }

  /** Without the error's text, which could repeat what was sent. */
  private unreachable({ name, message }: Error): never {
    this.logger.warn(`No payment page: ${name === 'PaymentsUnavailable' ? message : name}`);
    throw new AppError('UPSTREAM_FAILED', PAYMENT_PAGE_FAILED);
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

  private reportLeft(): void {
    if (this.window.left > 0) {
      this.logger.warn(`${this.window.left} more refused payment notices within a minute`);
    }
  }
}

/** A payment that staff booked is still announced as held when the provider repeats itself. */
const isRepeat = ({ state, heldPaymentId }: IndividualPayment, outcome: PaymentOutcome): boolean =>
  state === outcome || (state === 'Paid' && outcome === 'Held' && heldPaymentId !== null);
