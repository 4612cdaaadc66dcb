import { Module } from '@nestjs/common';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { RenewalStoreModule } from '../renewals/renewal-store.module.ts';
import { PlanSelectionModule } from '../plan-selection/plan-selection.module.ts';
import { ComparePlansService } from './compare-plans.service.ts';
import { ComparisonController } from './comparison.controller.ts';

@Module({
  imports: [PlanSelectionModule, QuoteStoreModule, RenewalStoreModule],
  controllers: [ComparisonController],
  providers: [ComparePlansService],
})
export class ComparisonModule {}
