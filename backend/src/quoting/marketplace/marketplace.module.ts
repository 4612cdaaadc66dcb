import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { JobsModule } from '../../platform/jobs/jobs.module.ts';
import { ConsentsModule } from '../consents/consents.module.ts';
import { CensusStoreModule } from '../group-census/census-store.module.ts';
import { HouseholdsModule } from '../households/households.module.ts';
import { MarketplaceQuotesModule } from '../marketplace-quotes/marketplace-quotes.module.ts';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { QuotesModule } from '../quotes/quotes.module.ts';
import { DecidedMembersService } from './quotes/decided-members.service.ts';
import { DecideQuoteService } from './quotes/decide-quote.service.ts';
import { MarketplaceQuotesService } from './quotes/marketplace-quotes.service.ts';
import { OpenMarketplaceQuotes } from './quotes/open-marketplace-quotes.ts';
import { StoreDecidedQuoteService } from './quotes/store-decided-quote.service.ts';
import { FetchEligibilityService } from './visits/fetch-eligibility.service.ts';
import { MarketplaceAccess } from './marketplace-access.ts';
import { MarketplaceController } from './marketplace.controller.ts';
import { MarketplaceGateway } from './marketplace.gateway.ts';
import { MarketplaceVisitsRepository } from './visits/marketplace-visits.repository.ts';
import { SandboxMarketplaceController } from './sandbox/sandbox-marketplace.controller.ts';
import { SandboxMarketplaceService } from './sandbox/sandbox-marketplace.service.ts';
import { PendingVerificationsRepository } from './verifications/pending-verifications.repository.ts';
import { VerifyEnrollmentsService } from './verifications/verify-enrollments.service.ts';
import { VerifyNightlyService } from './verifications/verify-nightly.service.ts';
import { StartVisitService } from './visits/start-visit.service.ts';

/** The federal marketplace: the way there, and what it decided. */
@Module({
  imports: [
    BusinessRulesModule,
    CensusStoreModule,
    ConsentsModule,
    HouseholdsModule,
    JobsModule,
    MarketplaceQuotesModule,
    QuotesModule,
    QuoteStoreModule,
  ],
  controllers: [MarketplaceController, SandboxMarketplaceController],
  providers: [
    DecidedMembersService,
    DecideQuoteService,
    MarketplaceQuotesService,
    OpenMarketplaceQuotes,
    StoreDecidedQuoteService,
    FetchEligibilityService,
    MarketplaceAccess,
    MarketplaceGateway,
    MarketplaceVisitsRepository,
    SandboxMarketplaceService,
    PendingVerificationsRepository,
    StartVisitService,
    VerifyEnrollmentsService,
    VerifyNightlyService,
  ],
  exports: [MarketplaceAccess, MarketplaceGateway, MarketplaceQuotesService],
})
export class MarketplaceModule {}
