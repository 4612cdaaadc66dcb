import { Module } from '@nestjs/common';
import { QuoteStoreModule } from '../../quoting/quotes/quote-store.module.ts';
import { IndividualPaymentsRepository } from './individual-payments.repository.ts';
import { BookPaymentService } from './notices/book-payment.service.ts';
import { PaymentNoticeController } from './notices/payment-notice.controller.ts';
import { RefusedNotices } from './notices/refused-notices.ts';
import { SettleHeldPaymentService } from './settle-held-payment.service.ts';

/** The first payment of a household's enrollment, made at the payment provider. */
@Module({
  imports: [QuoteStoreModule],
  controllers: [PaymentNoticeController],
  providers: [BookPaymentService, IndividualPaymentsRepository, RefusedNotices, SettleHeldPaymentService],
  exports: [SettleHeldPaymentService],
})
export class FirstPaymentsModule {}
