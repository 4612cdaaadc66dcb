import { Module } from '@nestjs/common';
import { PlanCatalogueModule } from '../../catalogue/plans/plan-catalogue.module.ts';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { QuotePricingService } from './quote-pricing.service.ts';
import { QuotePremiumsRepository } from './quote-premiums.repository.ts';
import { SelectionRepository } from './selection.repository.ts';

/** The stored selected plans of a quote, and the prices of all plans offered to it. */
@Module({
  imports: [BusinessRulesModule, PlanCatalogueModule],
  providers: [QuotePremiumsRepository, QuotePricingService, SelectionRepository],
  exports: [QuotePremiumsRepository, QuotePricingService, SelectionRepository],
})
export class QuotePlansModule {}
