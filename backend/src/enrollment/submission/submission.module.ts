import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.ts';
import { JobsModule } from '../../platform/jobs/jobs.module.ts';
import { CensusStoreModule } from '../../quoting/group-census/census-store.module.ts';
import { MarketplaceModule } from '../../quoting/marketplace/marketplace.module.ts';
import { MarketplaceQuotesModule } from '../../quoting/marketplace-quotes/marketplace-quotes.module.ts';
import { QuoteStoreModule } from '../../quoting/quotes/quote-store.module.ts';
import { EnrollmentModule } from '../enrollment.module.ts';
import { InstallationModule } from '../installation/installation.module.ts';
import { EnrollmentPartsModule } from '../parts/enrollment-parts.module.ts';
import { FindProofService } from './proof/find-proof.service.ts';
import { ProofController } from './proof/proof.controller.ts';
import { ProofRepository } from './proof/proof.repository.ts';
import { RecordOutcomeService } from './record-outcome.service.ts';
import { RecordSubmissionService } from './record-submission.service.ts';
import { SendToCarrierService } from './sending/send-to-carrier.service.ts';
import { SendToMarketplaceService } from './sending/send-to-marketplace.service.ts';
import { SignedApplications } from './signed-applications.ts';
import { SubmissionAnswersService } from './submission-answers.service.ts';
import { SubmissionChecks } from './submission-checks.ts';
import { SubmissionController } from './submission.controller.ts';
import { SubmitApplicationService } from './submit-application.service.ts';
import { SubmitHouseholdService } from './submit-household.service.ts';
import { SubmittedQuotesRepository } from './submitted-quotes.repository.ts';

/** Submits households' applications to the carrier system, each exactly once. */
@Module({
  imports: [
    BusinessRulesModule,
    CensusStoreModule,
    EnrollmentModule,
    EnrollmentPartsModule,
    IdempotencyModule,
    InstallationModule,
    JobsModule,
    MarketplaceModule,
    MarketplaceQuotesModule,
    QuoteStoreModule,
  ],
  controllers: [ProofController, SubmissionController],
  providers: [
    FindProofService,
    ProofRepository,
    RecordOutcomeService,
    RecordSubmissionService,
    SendToCarrierService,
    SendToMarketplaceService,
    SignedApplications,
    SubmissionAnswersService,
    SubmissionChecks,
    SubmitApplicationService,
    SubmitHouseholdService,
    SubmittedQuotesRepository,
  ],
  exports: [RecordSubmissionService, SubmissionAnswersService, SubmissionChecks, SubmittedQuotesRepository],
})
export class SubmissionModule {}
