import { Module } from '@nestjs/common';
import { MoveQuoteService } from './move-quote.service.ts';
import { QuotesRepository } from './quotes.repository.ts';

/** Reading, writing and moving quotes, for every feature that works on one: census, plans, proposals, enrollment. */
@Module({
  providers: [QuotesRepository, MoveQuoteService],
  exports: [QuotesRepository, MoveQuoteService],
})
export class QuoteStoreModule {}
