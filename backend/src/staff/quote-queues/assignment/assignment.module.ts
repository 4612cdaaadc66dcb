import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../../platform/business-rules/business-rules.module.ts';
import { QuotingModule } from '../../../quoting/quoting.module.ts';
import { AssignmentController } from './assignment.controller.ts';
import { AssignmentsRepository } from './assignments.repository.ts';
import { ColleaguesRepository } from './colleagues.repository.ts';
import { AssignQuoteService } from './assign-quote.service.ts';
import { AssignQuotesService } from './assign-quotes.service.ts';

/** Who works on the quotes of the queues. */
@Module({
  imports: [BusinessRulesModule, QuotingModule],
  controllers: [AssignmentController],
  providers: [AssignQuoteService, AssignQuotesService, AssignmentsRepository, ColleaguesRepository],
  exports: [ColleaguesRepository],
})
export class AssignmentModule {}
