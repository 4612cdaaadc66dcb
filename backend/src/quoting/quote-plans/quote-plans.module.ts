import { Module } from '@nestjs/common';
import { PlanCatalogueModule } from '../../catalogue/plans/plan-catalogue.module.ts';
import { QuotePricingService } from './quote-pricing.service.ts';
import { QuotePremiumsRepository } from './quote-premiums.repository.ts';
import { SelectionRepository } from './selection.repository.ts';

/** The stored selected plans of a quote, and the prices of all plans offered to it. */
@Module({
  imports: [PlanCatalogueModule],
  providers: [QuotePremiumsRepository, QuotePricingService, SelectionRepository],
  exports: [QuotePremiumsRepository, QuotePricingService, SelectionRepository],
})
export class QuotePlansModule {}
