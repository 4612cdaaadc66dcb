import { Module } from '@nestjs/common';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.ts';
import { AgentsModule } from '../../platform/people/agents.module.ts';
import { QuotingModule } from '../../quoting/quoting.module.ts';
import { EnrollmentModule } from '../enrollment.module.ts';
import { EnrollmentPartsModule } from '../parts/enrollment-parts.module.ts';
import { MarketplaceEnrollmentController } from './marketplace-enrollment.controller.ts';
import { MarketplaceSubmissionChecks } from './marketplace-submission-checks.ts';
import { SubmitToMarketplaceService } from './submit-to-marketplace.service.ts';

/** Submits households' applications to the federal marketplace. */
@Module({
  imports: [AgentsModule, QuotingModule, EnrollmentModule, EnrollmentPartsModule, IdempotencyModule],
  controllers: [MarketplaceEnrollmentController],
  providers: [MarketplaceSubmissionChecks, SubmitToMarketplaceService],
})
export class MarketplaceEnrollmentModule {}
