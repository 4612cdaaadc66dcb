import { Module } from '@nestjs/common';
import { PlanCatalogueModule } from '../../catalogue/plans/plan-catalogue.module.ts';
import { CensusStoreModule } from '../group-census/census-store.module.ts';
import { QuotePlansModule } from '../quote-plans/quote-plans.module.ts';
import { RenewedContractsModule } from '../renewed-contracts/renewed-contracts.module.ts';
import { InForceQuoteService } from './in-force-quote.service.ts';
import { PremiumChangeService } from './premium-change/premium-change.service.ts';
import { RenewalChoiceService } from './renewal-choice.service.ts';
import { RenewalPlansService } from './renewal-plans.service.ts';
import { RenewalsRepository } from './renewals.repository.ts';

/** A group's current plans and their replacements at the renewal, for every feature that looks back a year. */
@Module({
  imports: [CensusStoreModule, PlanCatalogueModule, QuotePlansModule, RenewedContractsModule],
  providers: [InForceQuoteService, PremiumChangeService, RenewalChoiceService, RenewalPlansService, RenewalsRepository],
  exports: [InForceQuoteService, PremiumChangeService, RenewalChoiceService, RenewalPlansService, RenewalsRepository],
})
export class RenewalPlansModule {}
