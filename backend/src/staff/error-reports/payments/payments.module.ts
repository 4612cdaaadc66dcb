import { Module } from '@nestjs/common';
import { ErrorReportsModule } from '../error-reports.module.ts';
import { MarkPaymentProcessedService } from './mark-payment-processed.service.ts';
import { PaymentsController } from './payments.controller.ts';

@Module({
  imports: [ErrorReportsModule],
  controllers: [PaymentsController],
  providers: [MarkPaymentProcessedService],
})
export class PaymentsModule {}
