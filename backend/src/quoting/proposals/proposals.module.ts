import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { LogosModule } from '../../platform/logos/logos.module.ts';
import { DocumentsModule } from '../../platform/documents/documents.module.ts';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.ts';
import { JobsModule } from '../../platform/jobs/jobs.module.ts';
import { MailModule } from '../../platform/mail/mail.module.ts';
import { ContributionsModule } from '../contributions/contributions.module.ts';
import { CensusStoreModule } from '../group-census/census-store.module.ts';
import { PlanSelectionModule } from '../plan-selection/plan-selection.module.ts';
import { QuotePlansModule } from '../quote-plans/quote-plans.module.ts';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { ProposalDrawingService } from './pdf/proposal-drawing.service.ts';
import { ProposalEmailsRepository } from './proposal-emails.repository.ts';
import { ProposalEmailsService } from './proposal-emails.service.ts';
import { ProposalsController } from './proposals.controller.ts';
import { ProposalsRepository } from './proposals.repository.ts';
import { ProposalsService } from './proposals.service.ts';
import { ReaderLimit } from './reader-limit.ts';
import { ShareController } from './share.controller.ts';
import { ShareTokens } from './share-tokens.ts';
import { StoredProposalsService } from './stored-proposals.service.ts';

@Module({
  imports: [
    LogosModule,
    BusinessRulesModule,
    CensusStoreModule,
    ContributionsModule,
    DocumentsModule,
    IdempotencyModule,
    JobsModule,
    MailModule,
    PlanSelectionModule,
    QuotePlansModule,
    QuoteStoreModule,
  ],
  controllers: [ProposalsController, ShareController],
  providers: [
    ProposalDrawingService,
    ProposalEmailsRepository,
    ProposalEmailsService,
    ProposalsRepository,
    ProposalsService,
    ReaderLimit,
    ShareTokens,
    StoredProposalsService,
  ],
  exports: [ProposalsService, ReaderLimit, ShareTokens],
})
export class ProposalsModule {}
