import { Module } from '@nestjs/common';
import { PlanCatalogueModule } from '../../catalogue/plans/plan-catalogue.module.ts';
import { HouseholdsModule } from '../households/households.module.ts';
import { QuotePlansModule } from '../quote-plans/quote-plans.module.ts';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { HouseholdOffersService } from './household-offers.service.ts';
import { NetPremiumsController } from './net-premiums.controller.ts';
import { NetPremiumsService } from './net-premiums.service.ts';
import { SelectedPremiumsService } from './selected-premiums.service.ts';

@Module({
  imports: [HouseholdsModule, PlanCatalogueModule, QuotePlansModule, QuoteStoreModule],
  controllers: [NetPremiumsController],
  providers: [HouseholdOffersService, NetPremiumsService, SelectedPremiumsService],
  exports: [HouseholdOffersService, NetPremiumsService, SelectedPremiumsService],
})
export class HouseholdOffersModule {}
