import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { HouseholdOffersModule } from '../household-offers/household-offers.module.ts';
import { HouseholdsModule } from '../households/households.module.ts';
import { QuotePlansModule } from '../quote-plans/quote-plans.module.ts';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { RenewalPlansModule } from '../renewal-plans/renewal-plans.module.ts';
import { PlanSelectionModule } from '../plan-selection/plan-selection.module.ts';
import { ComparePlansService } from './compare-plans.service.ts';
import { HouseholdCostsService } from './household-costs.service.ts';
import { ComparisonController } from './comparison.controller.ts';

@Module({
  imports: [
    BusinessRulesModule,
    HouseholdOffersModule,
    HouseholdsModule,
    PlanSelectionModule,
    QuotePlansModule,
    QuoteStoreModule,
    RenewalPlansModule,
  ],
  controllers: [ComparisonController],
  providers: [ComparePlansService, HouseholdCostsService],
})
export class ComparisonModule {}
