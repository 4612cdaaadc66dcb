import { Module } from '@nestjs/common';
import { QuoteStoreModule } from '../../../quoting/quotes/quote-store.module.ts';
import { AssignmentController } from './assignment.controller.ts';
import { AssignmentsRepository } from './assignments.repository.ts';
import { AssignQuoteService } from './assign-quote.service.ts';
import { AssignQuotesService } from './assign-quotes.service.ts';

/** Who works on the quotes of the queues. */
@Module({
  imports: [QuoteStoreModule],
  controllers: [AssignmentController],
  providers: [AssignQuoteService, AssignQuotesService, AssignmentsRepository],
})
export class AssignmentModule {}
