import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.ts';
import { QuotingModule } from '../../quoting/quoting.module.ts';
import { EnrollmentPartsModule } from '../parts/enrollment-parts.module.ts';
import { CompleteUnpaidService } from './hand-off/complete-unpaid.service.ts';
import { HandOffController } from './hand-off/hand-off.controller.ts';
import { PayableQuotesService } from './hand-off/payable-quotes.service.ts';
import { PaymentGateway } from './hand-off/payment.gateway.ts';
import { StartPaymentService } from './hand-off/start-payment.service.ts';
import { IndividualPaymentsRepository } from './individual-payments.repository.ts';
import { BookPaymentService } from './notices/book-payment.service.ts';
import { PaymentNoticeController } from './notices/payment-notice.controller.ts';
import { RefusedNotices } from './notices/refused-notices.ts';
import { SandboxPaymentsController } from './sandbox/sandbox-payments.controller.ts';
import { SandboxPaymentsService } from './sandbox/sandbox-payments.service.ts';
import { SettleHeldPaymentService } from './settle-held-payment.service.ts';

/** The first payment of a household's enrollment, made at the payment provider. */
@Module({
  imports: [EnrollmentPartsModule, IdempotencyModule, QuotingModule],
  controllers: [HandOffController, PaymentNoticeController, SandboxPaymentsController],
  providers: [
    BookPaymentService,
    CompleteUnpaidService,
    IndividualPaymentsRepository,
    PayableQuotesService,
    PaymentGateway,
    RefusedNotices,
    SandboxPaymentsService,
    SettleHeldPaymentService,
    StartPaymentService,
  ],
  exports: [SettleHeldPaymentService],
})
export class FirstPaymentsModule {}
