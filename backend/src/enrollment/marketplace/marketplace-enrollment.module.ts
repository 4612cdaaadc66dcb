import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.ts';
import { AgentsModule } from '../../platform/people/agents.module.ts';
import { ConsentsModule } from '../../quoting/consents/consents.module.ts';
import { HouseholdOffersModule } from '../../quoting/household-offers/household-offers.module.ts';
import { MarketplaceModule } from '../../quoting/marketplace/marketplace.module.ts';
import { MarketplaceQuotesModule } from '../../quoting/marketplace-quotes/marketplace-quotes.module.ts';
import { QuoteStoreModule } from '../../quoting/quotes/quote-store.module.ts';
import { EnrollmentModule } from '../enrollment.module.ts';
import { EnrollmentPartsModule } from '../parts/enrollment-parts.module.ts';
import { MarketplaceEnrollmentController } from './marketplace-enrollment.controller.ts';
import { MarketplaceSubmissionChecks } from './marketplace-submission-checks.ts';
import { SubmitToMarketplaceService } from './submit-to-marketplace.service.ts';

/** Submits households' applications to the federal marketplace. */
@Module({
  imports: [
    AgentsModule,
    ConsentsModule,
    EnrollmentModule,
    EnrollmentPartsModule,
    HouseholdOffersModule,
    IdempotencyModule,
    MarketplaceModule,
    MarketplaceQuotesModule,
    QuoteStoreModule,
  ],
  controllers: [MarketplaceEnrollmentController],
  providers: [MarketplaceSubmissionChecks, SubmitToMarketplaceService],
})
export class MarketplaceEnrollmentModule {}
