import { Module } from '@nestjs/common';
import { ErrorReportsModule } from '../error-reports/error-reports.module.ts';
import { QuoteStoreModule } from '../../quoting/quotes/quote-store.module.ts';
import { AssignmentController } from './assignment/assignment.controller.ts';
import { AssignmentsRepository } from './assignment/assignments.repository.ts';
import { AssignQuoteService } from './assignment/assign-quote.service.ts';
import { AssignQuotesService } from './assignment/assign-quotes.service.ts';
import { GroupQuotesController } from './group-quotes.controller.ts';
import { GroupQuotesRepository } from './group-quotes.repository.ts';
import { GroupQuotesService } from './group-quotes.service.ts';
import { QueuePages } from './queue-pages.ts';
import { QueueSizes } from './queue-sizes.ts';

@Module({
  imports: [ErrorReportsModule, QuoteStoreModule],
  controllers: [AssignmentController, GroupQuotesController],
  providers: [
    AssignQuoteService,
    AssignQuotesService,
    AssignmentsRepository,
    GroupQuotesRepository,
    GroupQuotesService,
    QueuePages,
    QueueSizes,
  ],
})
export class GroupQuotesModule {}
