import { Module } from '@nestjs/common';
import { EnrollmentModule } from '../../../enrollment/enrollment.module.ts';
import { BulkRunsModule } from '../../../platform/bulk-runs/bulk-runs.module.ts';
import { ErrorReportsModule } from '../error-reports.module.ts';
import { MarkPaymentProcessedService } from './mark-payment-processed.service.ts';
import { MarkPaymentsInBulkService } from './mark-payments-in-bulk.service.ts';
import { PaymentsController } from './payments.controller.ts';

@Module({
  imports: [BulkRunsModule, ErrorReportsModule, EnrollmentModule],
  controllers: [PaymentsController],
  providers: [MarkPaymentProcessedService, MarkPaymentsInBulkService],
})
export class PaymentsModule {}
