import { Module } from '@nestjs/common';
import { EnrollmentPartsModule } from '../parts/enrollment-parts.module.ts';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { QuoteStoreModule } from '../../quoting/quotes/quote-store.module.ts';
import { EnrollmentStateModule } from '../state/enrollment-state.module.ts';
import { EnrollmentOverviewController } from './enrollment-overview.controller.ts';
import { EnrollmentOverviewService } from './enrollment-overview.service.ts';
import { ExchangeService } from './exchange.service.ts';

@Module({
  imports: [BusinessRulesModule, EnrollmentPartsModule, EnrollmentStateModule, QuoteStoreModule],
  controllers: [EnrollmentOverviewController],
  providers: [EnrollmentOverviewService, ExchangeService],
  exports: [EnrollmentOverviewService],
})
export class EnrollmentOverviewModule {}
