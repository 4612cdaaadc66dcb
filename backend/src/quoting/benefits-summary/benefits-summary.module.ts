import { Module } from '@nestjs/common';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { PlanSelectionModule } from '../plan-selection/plan-selection.module.ts';
import { BenefitsSummaryController } from './benefits-summary.controller.ts';
import { BenefitsSummaryService } from './benefits-summary.service.ts';

@Module({
  imports: [PlanSelectionModule, QuoteStoreModule],
  controllers: [BenefitsSummaryController],
  providers: [BenefitsSummaryService],
})
export class BenefitsSummaryModule {}
