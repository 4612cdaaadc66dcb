import { Module } from '@nestjs/common';
import { PlanCatalogueModule } from '../../catalogue/plans/plan-catalogue.module.ts';
import { CensusStoreModule } from '../group-census/census-store.module.ts';
import { HouseholdProblemsModule } from '../household-problems/household-problems.module.ts';
import { HouseholdsModule } from '../households/households.module.ts';
import { QuotePlansModule } from '../quote-plans/quote-plans.module.ts';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { QuotesModule } from '../quotes/quotes.module.ts';
import { RenewalPlansModule } from '../renewal-plans/renewal-plans.module.ts';
import { RenewedContractsModule } from '../renewed-contracts/renewed-contracts.module.ts';
import { ContractRenewalsController } from './contract-renewals.controller.ts';
import { ExplainRenewalService } from './explain-renewal.service.ts';
import { HouseholdSuccessorService } from './household-successor.service.ts';
import { RenewalCreditService } from './renewal-credit.service.ts';
import { RenewedQuoteService } from './renewed-quote.service.ts';

/** The renewal of a household's contract: the plan that follows, and why the price changes. */
@Module({
  imports: [
    CensusStoreModule,
    HouseholdProblemsModule,
    HouseholdsModule,
    PlanCatalogueModule,
    QuotePlansModule,
    QuotesModule,
    QuoteStoreModule,
    RenewalPlansModule,
    RenewedContractsModule,
  ],
  controllers: [ContractRenewalsController],
  providers: [ExplainRenewalService, HouseholdSuccessorService, RenewalCreditService, RenewedQuoteService],
})
export class ContractRenewalsModule {}
