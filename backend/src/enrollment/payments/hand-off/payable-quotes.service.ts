import { Injectable } from '@nestjs/common';
import { paymentProblem } from '#shared/individual-enrollment/submission-outcome';
import {
  AGENTS_PAY,
  CONSUMER_ID_DIFFERS,
  consumerIdOf,
  CONSUMER_NOT_ENROLLED,
  payingProblem,
  quoteOfConsumer,
} from '#shared/payments/hand-off';
import type { PaymentHandOff } from '#shared/payments/payment.record';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { MarketplaceQuotesRepository } from '../../../quoting/households/marketplace-quotes.repository.ts';
import { Quotes, type IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { FirstPaymentService } from '../../parts/individual/first-payment.service.ts';
import { paidQuoteOf } from '../../parts/payments/paid-quote.ts';
import { IndividualApplicationsRepository } from '../../parts/submission/individual-applications.repository.ts';

export interface PayableQuote {
  quote: IndividualQuote;
  /** What was asked for, and what is due. */
  dueCents: number;
}

/** Quotes whose first payment this user may hand over, for the amount that is due. Individuals, decisions 17 and 18. */
@Injectable()
export class PayableQuotesService {
  constructor(
    private readonly quotes: Quotes,
    private readonly decided: MarketplaceQuotesRepository,
    private readonly firstPayment: FirstPaymentService,
    private readonly applications: IndividualApplicationsRepository,
  ) {}

  /**
   * @throws INVALID_INPUT for a consumer id that is not the quote's, NOT_FOUND, also for a consumer whom this user has not enrolled,
   * NOT_ALLOWED for staff and a quote of the marketplace, WRONG_STATE, also once a payment was made, RULE_BROKEN for another amount than the
   * one due
   */
  async find(user: SessionUser, asked: PaymentHandOff): Promise<PayableQuote> {
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
}
