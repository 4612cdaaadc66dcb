import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { CensusStoreModule } from '../group-census/census-store.module.ts';
import { HouseholdProblemsModule } from '../household-problems/household-problems.module.ts';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { QuotePlansModule } from '../quote-plans/quote-plans.module.ts';
import { RenewalPlansModule } from '../renewal-plans/renewal-plans.module.ts';
import { PlanCatalogueModule } from '../../catalogue/plans/plan-catalogue.module.ts';
import { HouseholdOffersModule } from '../household-offers/household-offers.module.ts';
import { OfferedPlansService } from './offered-plans.service.ts';
import { PlanBreakdownsService } from './plan-breakdowns.service.ts';
import { PlanSelectionController } from './plan-selection.controller.ts';
import { PricedPlansService } from './priced-plans.service.ts';
import { PutSelectionsService } from './put-selections.service.ts';
import { SelectedPlansService } from './selected-plans.service.ts';
import { SelectionFindingsService } from './selection-findings.service.ts';

@Module({
  imports: [
    BusinessRulesModule,
    CensusStoreModule,
    HouseholdOffersModule,
    HouseholdProblemsModule,
    PlanCatalogueModule,
    QuotePlansModule,
    QuoteStoreModule,
    RenewalPlansModule,
  ],
  controllers: [PlanSelectionController],
  providers: [
    OfferedPlansService,
    PlanBreakdownsService,
    PricedPlansService,
    PutSelectionsService,
    SelectedPlansService,
    SelectionFindingsService,
  ],
  exports: [OfferedPlansService, PlanBreakdownsService, PricedPlansService, SelectedPlansService],
})
export class PlanSelectionModule {}
