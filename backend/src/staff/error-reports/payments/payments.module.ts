import { Module } from '@nestjs/common';
import { FirstPaymentsModule } from '../../../enrollment/payments/first-payments.module.ts';
import { ErrorReportsModule } from '../error-reports.module.ts';
import { MarkPaymentProcessedService } from './mark-payment-processed.service.ts';
import { PaymentsController } from './payments.controller.ts';

@Module({
  imports: [ErrorReportsModule, FirstPaymentsModule],
  controllers: [PaymentsController],
  providers: [MarkPaymentProcessedService],
})
export class PaymentsModule {}
