import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { dollarsFromCents } from '#shared/formats/currency';
import { paymentProblem } from '#shared/individual-enrollment/submission-outcome';
import {
  AGENTS_PAY,
  awaitsPayment,
  CONSUMER_ID_DIFFERS,
  CONSUMER_NOT_ENROLLED,
  consumerIdOf,
  payingProblem,
  PAYMENT_PAGE_FAILED,
  quoteOfConsumer,
  returnAddress,
} from '#shared/payments/hand-off';
import type { PaymentHandOff, PaymentPage } from '#shared/payments/payment.record';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { Finish } from '../../platform/jobs/idempotency.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { MarketplaceQuotesRepository } from '../../quoting/households/marketplace-quotes.repository.ts';
import { Quotes, type IndividualQuote } from '../../quoting/quotes/quotes.repository.ts';
import { MoveQuoteService } from '../../quoting/quotes/move-quote.service.ts';
import { FirstPaymentService } from '../parts/household/first-payment.service.ts';
import {
  IndividualApplicationsRepository,
  paidQuoteOf,
} from '../parts/household/individual-applications.repository.ts';
import { IndividualPayment } from '../parts/household/individual-payment.table.ts';
import { IndividualPaymentsRepository } from './individual-payments.repository.ts';
import { PaymentGateway } from './payment.gateway.ts';

interface PayableQuote {
  quote: IndividualQuote;
  /** What was asked for, and what is due. */
  dueCents: number;
}

/**
 * Hands a first payment over to the provider's page, for the amount that is due. What becomes of it is said by the provider's notice, not
 * by the browser. Individuals, decisions 17 and 18.
 */
@Injectable()
export class StartPaymentService {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly quotes: Quotes,
    private readonly decided: MarketplaceQuotesRepository,
    private readonly firstPayment: FirstPaymentService,
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
    const dueCents = await this.firstPayment.dueCents(quote);
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
      await tx.insert(IndividualPayment, payment);
      await this.audit.record(tx, { user, action: 'start-payment', subject: 'quote', subjectId: quote.id });
      return reference;
    });
  }

  /** Without the error's text, which could repeat what was sent. */
  private unreachable({ name, message }: Error): never {
    this.logger.warn(`No payment page: ${name === 'PaymentsUnavailable' ? message : name}`);
    throw new AppError('UPSTREAM_FAILED', PAYMENT_PAGE_FAILED);
  }
}
