import { Module } from '@nestjs/common';
import { EnrollmentModule } from '../../enrollment/enrollment.module.ts';
import { QuotingModule } from '../../quoting/quoting.module.ts';
import { ErrorReportsModule } from '../error-reports/error-reports.module.ts';
import { IndividualApplicationsService } from './individual-applications.service.ts';
import { IndividualQueue } from './individual-queue.repository.ts';
import { IndividualQuotesController } from './individual-quotes.controller.ts';
import { DecideIndividualService } from './review/decide-individual.service.ts';
import { IndividualReviewController } from './review/individual-review.controller.ts';
import { IndividualReviewService } from './review/individual-review.service.ts';

@Module({
  imports: [EnrollmentModule, ErrorReportsModule, QuotingModule],
  controllers: [IndividualQuotesController, IndividualReviewController],
  providers: [DecideIndividualService, IndividualApplicationsService, IndividualQueue, IndividualReviewService],
})
export class IndividualApplicationsModule {}
