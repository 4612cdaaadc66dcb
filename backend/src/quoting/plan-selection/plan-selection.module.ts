import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { RenewalStoreModule } from '../renewals/renewal-store.module.ts';
import { PlanCatalogueModule } from '../../catalogue/plans/plan-catalogue.module.ts';
import { FinishSelectionService } from './finish-selection.service.ts';
import { OfferedPlansService } from './offered-plans.service.ts';
import { PlanBreakdownsService } from './plan-breakdowns.service.ts';
import { PlanSelectionController } from './plan-selection.controller.ts';
import { PutSelectionsService } from './put-selections.service.ts';
import { QuotePricingService } from './quote-pricing.service.ts';
import { SelectedPlansService } from './selected-plans.service.ts';
import { SelectionRepository } from './selection.repository.ts';
import { StoreSelectionService } from './store-selection.service.ts';

@Module({
  imports: [BusinessRulesModule, PlanCatalogueModule, QuoteStoreModule, RenewalStoreModule],
  controllers: [PlanSelectionController],
  providers: [
    FinishSelectionService,
    OfferedPlansService,
    PlanBreakdownsService,
    PutSelectionsService,
    QuotePricingService,
    SelectedPlansService,
    SelectionRepository,
    StoreSelectionService,
  ],
  exports: [
    OfferedPlansService,
    PlanBreakdownsService,
    QuotePricingService,
    SelectedPlansService,
    SelectionRepository,
    StoreSelectionService,
  ],
})
export class PlanSelectionModule {}
