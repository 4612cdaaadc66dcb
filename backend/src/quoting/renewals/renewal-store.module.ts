import { Module } from '@nestjs/common';
import { CensusStoreModule } from '../group-census/census-store.module.ts';
import { PlanCatalogueModule } from '../../catalogue/plans/plan-catalogue.module.ts';
import { QuotePricingService } from '../plan-selection/quote-pricing.service.ts';
import { SelectionRepository } from '../plan-selection/selection.repository.ts';
import { InForceQuoteService } from './in-force-quote.service.ts';
import { PlansInForceService } from './plans-in-force.service.ts';
import { PremiumChangeService } from './premium-change/premium-change.service.ts';
import { RenewalChoiceService } from './renewal-choice.service.ts';
import { RenewalPlansService } from './renewal-plans.service.ts';
import { RenewalsRepository } from './renewals.repository.ts';
import { SuccessorAssignmentService } from './successor-assignment.service.ts';

/**
 * What a group has and what becomes of it, for every feature that looks back a year: plan selection, proposals, the book.
 * Plan selection asks it, so it has pricing and the stored choices of its own; neither keeps anything.
 */
@Module({
  imports: [CensusStoreModule, PlanCatalogueModule],
  providers: [
    InForceQuoteService,
    PlansInForceService,
    PremiumChangeService,
    QuotePricingService,
    RenewalChoiceService,
    RenewalPlansService,
    RenewalsRepository,
    SelectionRepository,
    SuccessorAssignmentService,
  ],
  exports: [
    InForceQuoteService,
    PlansInForceService,
    PremiumChangeService,
    RenewalChoiceService,
    RenewalPlansService,
    RenewalsRepository,
    SuccessorAssignmentService,
  ],
})
export class RenewalStoreModule {}
