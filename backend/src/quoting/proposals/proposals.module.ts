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
import { ComposeProposalService } from './content/compose-proposal.service.ts';
import { ProposalSenderService } from './content/proposal-sender.service.ts';
import { DeliverProposalEmailService } from './emailing/deliver-proposal-email.service.ts';
import { EmailDraftService } from './emailing/email-draft.service.ts';
import { EmailSenderService } from './emailing/email-sender.service.ts';
import { ProposalEmailsController } from './emailing/proposal-emails.controller.ts';
import { ProposalEmailsRepository } from './emailing/proposal-emails.repository.ts';
import { SendProposalEmailService } from './emailing/send-proposal-email.service.ts';
import { DownloadProposalService } from './history/download-proposal.service.ts';
import { MarkProposalSentService } from './history/mark-proposal-sent.service.ts';
import { ProposalHistoryController } from './history/proposal-history.controller.ts';
import { ProposalHistoryService } from './history/proposal-history.service.ts';
import { SendingsRepository } from './history/sendings.repository.ts';
import { MakeProposalService } from './make-proposal.service.ts';
import { NoteProposalService } from './note-proposal.service.ts';
import { DrawProposalService } from './pdf/draw-proposal.service.ts';
import { ProposalOptionsService } from './proposal-options.service.ts';
import { ProposalsController } from './proposals.controller.ts';
import { ProposalsRepository } from './proposals.repository.ts';
import { OpenSharedProposalService } from './sharing/reading/open-shared-proposal.service.ts';
import { ReaderLimit } from './sharing/reading/reader-limit.ts';
import { ShareController } from './sharing/reading/share.controller.ts';
import { SharedProposalService } from './sharing/reading/shared-proposal.service.ts';
import { RevokeShareService } from './sharing/revoke-share.service.ts';
import { ShareLinksRepository } from './sharing/share-links.repository.ts';
import { ShareProposalService } from './sharing/share-proposal.service.ts';
import { ShareTokens } from './sharing/share-tokens.ts';

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
  controllers: [ProposalEmailsController, ProposalHistoryController, ProposalsController, ShareController],
  providers: [
    ComposeProposalService,
    DeliverProposalEmailService,
    DownloadProposalService,
    DrawProposalService,
    EmailDraftService,
    EmailSenderService,
    MakeProposalService,
    MarkProposalSentService,
    NoteProposalService,
    OpenSharedProposalService,
    ProposalEmailsRepository,
    ProposalHistoryService,
    ProposalOptionsService,
    ProposalSenderService,
    ProposalsRepository,
    ReaderLimit,
    RevokeShareService,
    SendingsRepository,
    SendProposalEmailService,
    SharedProposalService,
    ShareLinksRepository,
    ShareProposalService,
    ShareTokens,
  ],
  exports: [ComposeProposalService, NoteProposalService, ReaderLimit, ShareTokens],
})
export class ProposalsModule {}
