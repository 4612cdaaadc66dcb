import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { dollarsFromCents } from '#shared/formats/currency';
import { PAYMENT_PAGE_FAILED, returnAddress } from '#shared/payments/hand-off';
import type { PaymentHandOff, PaymentPage } from '#shared/payments/payment.record';
import { Clock } from '../../../platform/clock.ts';
import { Transactions } from '../../../platform/database/transactions.ts';
import { AppError } from '../../../platform/errors.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import type { Finish } from '../../../platform/idempotency/idempotency.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { IndividualPayment } from '../../parts/payments/individual-payment.table.ts';
import { CompleteUnpaidService } from './complete-unpaid.service.ts';
import { type PayableQuote, PayableQuotesService } from './payable-quotes.service.ts';
import { PaymentGateway } from './payment.gateway.ts';

/** Hands a first payment over to the provider's page. What becomes of it is said by the provider's notice, not by the browser. */
@Injectable()
export class StartPaymentService {
  private readonly logger = new Logger('Payments');

  constructor(
    private readonly quotes: PayableQuotesService,
    private readonly completeUnpaid: CompleteUnpaidService,
    private readonly provider: PaymentGateway,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** @throws INVALID_INPUT, NOT_FOUND, NOT_ALLOWED, WRONG_STATE, RULE_BROKEN, UPSTREAM_FAILED */
  async start(user: SessionUser, asked: PaymentHandOff, finish: Finish<PaymentPage>): Promise<PaymentPage> {
    const payable = await this.quotes.find(user, asked);
    const ReturnUrl = this.provider.returnUrl(payable.quote.id);
    if (payable.dueCents === 0) {
      return this.completeUnpaid.complete(payable.quote, { RedirectUrl: returnAddress(ReturnUrl, 'none') }, finish);
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
