import { Module } from '@nestjs/common';
import { EnrollmentPartsModule } from '../parts/enrollment-parts.module.ts';
import { CensusStoreModule } from '../../quoting/group-census/census-store.module.ts';
import { HouseholdsModule } from '../../quoting/households/households.module.ts';
import { MarketplaceModule } from '../../quoting/marketplace/marketplace.module.ts';
import { QuoteActionsModule } from '../../quoting/quote-actions/quote-actions.module.ts';
import { QuoteStoreModule } from '../../quoting/quotes/quote-store.module.ts';
import { QuotesModule } from '../../quoting/quotes/quotes.module.ts';
import { RenewalPlansModule } from '../../quoting/renewal-plans/renewal-plans.module.ts';
import { ContractRenewals } from './contract-renewals.ts';
import { CopyCensusService } from './copy-census.service.ts';
import { CopyQuoteService } from './copy-quote.service.ts';
import { FillRenewalService } from './fill-renewal.service.ts';
import { StartQuoteService } from './start-quote.service.ts';
import { StartingQuotesController } from './starting-quotes.controller.ts';

@Module({
  imports: [
    CensusStoreModule,
    EnrollmentPartsModule,
    HouseholdsModule,
    MarketplaceModule,
    QuoteActionsModule,
    QuotesModule,
    QuoteStoreModule,
    RenewalPlansModule,
  ],
  controllers: [StartingQuotesController],
  providers: [ContractRenewals, CopyCensusService, CopyQuoteService, FillRenewalService, StartQuoteService],
  exports: [ContractRenewals, FillRenewalService],
})
export class StartingQuotesModule {}
