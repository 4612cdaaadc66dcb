import { Module } from '@nestjs/common';
import { CensusStoreModule } from '../group-census/census-store.module.ts';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { PlanCatalogueModule } from '../../catalogue/plans/plan-catalogue.module.ts';
import { PlanSelectionModule } from '../plan-selection/plan-selection.module.ts';
import { ProposalsModule } from '../proposals/proposals.module.ts';
import { QuotePlansModule } from '../quote-plans/quote-plans.module.ts';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { RenewalPlansModule } from '../renewal-plans/renewal-plans.module.ts';
import { PassiveRenewalsRepository } from './passive/passive-renewals.repository.ts';
import { PassiveRenewalsService } from './passive/passive-renewals.service.ts';
import { PassiveSelectionService } from './passive/passive-selection.service.ts';
import { RenewalsController } from './renewals.controller.ts';
import { RenewalsService } from './renewals.service.ts';

@Module({
  imports: [
    CensusStoreModule,
    BusinessRulesModule,
    PlanCatalogueModule,
    PlanSelectionModule,
    ProposalsModule,
    QuotePlansModule,
    QuoteStoreModule,
    RenewalPlansModule,
  ],
  controllers: [RenewalsController],
  providers: [PassiveRenewalsRepository, PassiveRenewalsService, PassiveSelectionService, RenewalsService],
  exports: [PassiveRenewalsService, PassiveSelectionService, RenewalPlansModule],
})
export class RenewalsModule {}
