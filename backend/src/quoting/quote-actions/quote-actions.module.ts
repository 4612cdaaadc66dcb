import { Module } from '@nestjs/common';
import { HouseholdsModule } from '../households/households.module.ts';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { QuotesModule } from '../quotes/quotes.module.ts';
import { QuoteActionsController } from './quote-actions.controller.ts';
import { QuoteAnswersService } from './quote-answers.service.ts';

/** Reads, renames, deletes and restores quotes of groups and of households alike. */
@Module({
  imports: [HouseholdsModule, QuotesModule, QuoteStoreModule],
  controllers: [QuoteActionsController],
  providers: [QuoteAnswersService],
  exports: [QuoteAnswersService],
})
export class QuoteActionsModule {}
