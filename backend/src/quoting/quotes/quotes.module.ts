import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { GroupsModule } from '../groups/groups.module.ts';
import { RelatedToQuoteRepository } from './answers/related-to-quote.repository.ts';
import { JobsModule } from '../../platform/jobs/jobs.module.ts';
import { CreateQuoteService } from './changes/create-quote.service.ts';
import { DeleteQuoteService } from './changes/delete-quote.service.ts';
import { NewQuoteOptionsService } from './changes/new-quote-options.service.ts';
import { NewQuoteRules } from './changes/new-quote-rules.ts';
import { NewQuotes } from './changes/new-quotes.ts';
import { QuoteRecords } from './changes/quote-records.ts';
import { RenameQuoteService } from './changes/rename-quote.service.ts';
import { CopyRules } from './copy-rules.ts';
import { EssentialBenefitsService } from './essential-benefits/essential-benefits.service.ts';
import { ExpireNightlyService } from './expiry/expire-nightly.service.ts';
import { ExpireQuotesService } from './expiry/expire-quotes.service.ts';
import { ExpiringIndividualsRepository } from './expiry/expiring-individuals.repository.ts';
import { ExpiringQuotesRepository } from './expiry/expiring-quotes.repository.ts';
import { NotificationsRepository } from './notifications/notifications.repository.ts';
import { PutNotificationService } from './notifications/put-notification.service.ts';
import { QuoteStoreModule } from './quote-store.module.ts';
import { QuotesController } from './quotes.controller.ts';
import { QuotesService } from './quotes.service.ts';

@Module({
  imports: [BusinessRulesModule, GroupsModule, JobsModule, QuoteStoreModule],
  controllers: [QuotesController],
  providers: [
    CopyRules,
    CreateQuoteService,
    DeleteQuoteService,
    EssentialBenefitsService,
    ExpireNightlyService,
    ExpireQuotesService,
    ExpiringIndividualsRepository,
    ExpiringQuotesRepository,
    NewQuoteOptionsService,
    NewQuoteRules,
    NewQuotes,
    NotificationsRepository,
    PutNotificationService,
    QuoteRecords,
    QuotesService,
    RelatedToQuoteRepository,
    RenameQuoteService,
  ],
  exports: [
    CopyRules,
    CreateQuoteService,
    DeleteQuoteService,
    EssentialBenefitsService,
    NewQuotes,
    PutNotificationService,
    QuoteRecords,
    QuotesService,
    RelatedToQuoteRepository,
    RenameQuoteService,
  ],
})
export class QuotesModule {}
