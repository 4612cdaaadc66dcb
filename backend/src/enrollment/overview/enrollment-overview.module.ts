import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { QuoteStoreModule } from '../../quoting/quotes/quote-store.module.ts';
import { ApplicationStoreModule } from '../application/application-store.module.ts';
import { SupportingDocumentsStoreModule } from '../documents/supporting-documents-store.module.ts';
import { EnrollmentStateModule } from '../state/enrollment-state.module.ts';
import { EnrollmentOverviewController } from './enrollment-overview.controller.ts';
import { EnrollmentOverviewService } from './enrollment-overview.service.ts';
import { ExchangeService } from './exchange.service.ts';

@Module({
  imports: [
    ApplicationStoreModule,
    BusinessRulesModule,
    EnrollmentStateModule,
    QuoteStoreModule,
    SupportingDocumentsStoreModule,
  ],
  controllers: [EnrollmentOverviewController],
  providers: [EnrollmentOverviewService, ExchangeService],
  exports: [EnrollmentOverviewService],
})
export class EnrollmentOverviewModule {}
