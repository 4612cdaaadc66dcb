import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { ClaimQuoteService } from './claim-quote.service.ts';
import { EitherQuotesRepository } from './either-quotes.repository.ts';
import { MoveQuoteService } from './move-quote.service.ts';
import { PassedDates } from './passed-dates.ts';
import { QuotesRepository } from './quotes.repository.ts';

/** Reads, writes, moves and claims quotes, for every feature that works on one: census, plans, proposals, enrollment. */
@Module({
  imports: [BusinessRulesModule],
  providers: [ClaimQuoteService, EitherQuotesRepository, QuotesRepository, MoveQuoteService, PassedDates],
  exports: [ClaimQuoteService, EitherQuotesRepository, QuotesRepository, MoveQuoteService, PassedDates],
})
export class QuoteStoreModule {}
