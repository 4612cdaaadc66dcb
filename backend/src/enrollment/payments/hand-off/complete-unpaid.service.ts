import { Injectable } from '@nestjs/common';
import { awaitsPayment } from '#shared/payments/hand-off';
import type { PaymentPage } from '#shared/payments/payment.record';
import { Transactions } from '../../../platform/database/transactions.ts';
import type { Finish } from '../../../platform/idempotency/idempotency.ts';
import { MoveQuoteService } from '../../../quoting/quotes/move-quote.service.ts';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';
import { IndividualPaymentsRepository } from '../individual-payments.repository.ts';

/** Enrollments that were to be paid for, and have nothing to pay any more: they must not wait forever. */
@Injectable()
export class CompleteUnpaidService {
  constructor(
    private readonly transactions: Transactions,
    private readonly payments: IndividualPaymentsRepository,
    private readonly moveQuote: MoveQuoteService,
  ) {}

  complete({ id }: IndividualQuote, answer: PaymentPage, finish: Finish<PaymentPage>): Promise<PaymentPage> {
    return this.transactions.run(async (tx) => {
      const quote = await this.payments.findQuote(tx, { quoteId: id });
      if (awaitsPayment(quote)) {
        await this.moveQuote.move(tx, null, quote, { to: 'Complete', why: 'no first payment is due' });
      }
      await finish(tx, answer);
      return answer;
    });
  }
}
