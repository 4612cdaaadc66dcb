import { Module } from '@nestjs/common';
import { ClaimQuoteService } from './claim-quote.service.ts';
import { MoveQuoteService } from './move-quote.service.ts';
import { QuotesRepository } from './quotes.repository.ts';

/** Reading, writing, moving and claiming quotes, for every feature that works on one: census, plans, proposals, enrollment. */
@Module({
  providers: [ClaimQuoteService, QuotesRepository, MoveQuoteService],
  exports: [ClaimQuoteService, QuotesRepository, MoveQuoteService],
})
export class QuoteStoreModule {}
