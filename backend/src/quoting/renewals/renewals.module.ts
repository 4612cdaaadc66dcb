import { Module } from '@nestjs/common';
import { CensusStoreModule } from '../group-census/census-store.module.ts';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { PlanCatalogueModule } from '../../catalogue/plans/plan-catalogue.module.ts';
import { PlanSelectionModule } from '../plan-selection/plan-selection.module.ts';
import { ProposalsModule } from '../proposals/proposals.module.ts';
import { QuotePlansModule } from '../quote-plans/quote-plans.module.ts';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { CurrentAndSuggestedPlansService } from './current-and-suggested-plans.service.ts';
import { MakeRenewalPackageService } from './package/make-renewal-package.service.ts';
import { BeforeRenewalService } from './passive/before-renewal.service.ts';
import { RunPassiveRenewalService } from './passive/run-passive-renewal.service.ts';
import { PassiveRenewalFactsService } from './passive/passive-renewal-facts.service.ts';
import { PassiveRenewalsRepository } from './passive/passive-renewals.repository.ts';
import { RenewPassivelyService } from './passive/renew-passively.service.ts';
import { UndoPassiveRenewalService } from './passive/undo-passive-renewal.service.ts';
import { SuggestedSelectionService } from './passive/suggested-selection.service.ts';
import { ExplainPremiumChangeService } from './explain-premium-change.service.ts';
import { RenewalPlansModule } from '../renewal-plans/renewal-plans.module.ts';
import { RenewalsController } from './renewals.controller.ts';

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
  providers: [
    BeforeRenewalService,
    RunPassiveRenewalService,
    CurrentAndSuggestedPlansService,
    ExplainPremiumChangeService,
    MakeRenewalPackageService,
    PassiveRenewalFactsService,
    PassiveRenewalsRepository,
    RenewPassivelyService,
    SuggestedSelectionService,
    UndoPassiveRenewalService,
  ],
  exports: [
    RunPassiveRenewalService,
    PassiveRenewalFactsService,
    RenewPassivelyService,
    RenewalPlansModule,
    SuggestedSelectionService,
    UndoPassiveRenewalService,
  ],
})
export class RenewalsModule {}
