import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { paymentProblem } from '#shared/individual-enrollment/submission-outcome';
import {
  AGENTS_PAY,
  CONSUMER_ID_DIFFERS,
  consumerIdOf,
  payingProblem,
  PAYMENT_IS_CHECKED,
  quoteOfConsumer,
} from '#shared/payments/hand-off';
import type { PaymentHandOff } from '#shared/payments/hand-off.record';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { EitherQuotesRepository } from '../../../quoting/quotes/either-quotes.repository.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { FirstPaymentService } from '../../parts/individual/first-payment.service.ts';
import { IndividualPayment } from '../individual-payment.entity.ts';

export interface PayableQuote {
  quote: IndividualQuote;
  /** What was asked for, and what is due. */
  dueCents: number;
}

/** Quotes whose first payment this user may hand over, for the amount that is due. Individuals, decisions 17 and 18. */
@Injectable()
export class PayableQuotesService {
  constructor(
    private readonly quotes: EitherQuotesRepository,
    private readonly firstPayment: FirstPaymentService,
    @InjectDataSource() private readonly database: DataSource,
  ) {}

  /**
   * @throws INVALID_INPUT for a consumer id that is not the quote's, NOT_FOUND, NOT_ALLOWED for staff and a quote of the marketplace,
   * WRONG_STATE, RULE_BROKEN for another amount than the one due, and while the tax credit is unknown
   */
  async find(user: SessionUser, asked: PaymentHandOff): Promise<PayableQuote> {
    const quote = await this.findNamed(user, asked);
    const problem = payingProblem(quote) ?? ((await this.isHeld(quote.id)) ? PAYMENT_IS_CHECKED : null);
    if (problem) {
      throw new AppError('WRONG_STATE', problem);
    }
    const dueCents = await this.firstPayment.dueCents(quote);
    const notDue = paymentProblem(asked.amount, dueCents);
    if (dueCents === null || notDue) {
      throw new AppError('RULE_BROKEN', notDue!, { amount: [notDue!] });
    }
    return { quote, dueCents };
  }

  private async findNamed(user: SessionUser, { QuoteId, consumerId }: PaymentHandOff): Promise<IndividualQuote> {
    const quoteId = QuoteId ?? quoteOfConsumer(consumerId);
    if (quoteId === null) {
      throw notTheQuotes();
    }
    const quote = await this.quotes.findIndividual(user, quoteId);
    const { isFfm } = quote.individual;
    if (isFfm && user.isInternal) {
      throw new AppError('NOT_ALLOWED', AGENTS_PAY);
    }
    if (!isFfm && consumerId !== consumerIdOf(quote.id)) {
      throw notTheQuotes();
    }
    return quote;
  }

  private isHeld(quoteId: number): Promise<boolean> {
    return this.database.manager.existsBy(IndividualPayment, { quoteId, state: 'Held' });
  }
}

const notTheQuotes = () => new AppError('INVALID_INPUT', CONSUMER_ID_DIFFERS, { consumerId: [CONSUMER_ID_DIFFERS] });
