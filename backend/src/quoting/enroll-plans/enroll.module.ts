import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { QuotesModule } from '../quotes/quotes.module.ts';
import { PlanSelectionModule } from '../plan-selection/plan-selection.module.ts';
import { EnrollController } from './enroll.controller.ts';
import { EnrollQuoteService } from './enroll-quote.service.ts';
import { UpdateStatusByHandService } from './update-status-by-hand.service.ts';

@Module({
  imports: [BusinessRulesModule, PlanSelectionModule, QuotesModule, QuoteStoreModule],
  controllers: [EnrollController],
  providers: [EnrollQuoteService, UpdateStatusByHandService],
})
export class EnrollModule {}
