import { Module } from '@nestjs/common';
import { BulkRunsModule } from '../../platform/bulk-runs/bulk-runs.module.ts';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { ErrorReportsModule } from '../error-reports/error-reports.module.ts';
import { QuotingModule } from '../../quoting/quoting.module.ts';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.ts';
import { EnrollmentModule } from '../../enrollment/enrollment.module.ts';
import { BeginRenewalQuoteService } from './renewing/begin-renewal-quote.service.ts';
import { DescribeRenewals } from './upcoming/describe-renewals.ts';
import { PassiveRenewalErrorsController } from './errors/passive-renewal-errors.controller.ts';
import { ResubmitPassiveRenewalService } from './errors/resubmit-passive-renewal.service.ts';
import { ResubmitRenewalsInBulkService } from './errors/resubmit-renewals-in-bulk.service.ts';
import { RenewalForecast } from './renewing/renewal-forecast.ts';
import { ManualSelections } from './upcoming/manual-selections.ts';
import { PassiveRenewalsController } from './passive-renewals.controller.ts';
import { PreviewPassiveRenewalsService } from './preview-passive-renewals.service.ts';
import { RenewGroupsService } from './renewing/renew-groups.service.ts';
import { RenewQuoteService } from './renewing/renew-quote.service.ts';
import { RenewalFactsRepository } from './upcoming/renewal-facts.repository.ts';
import { SubmitForPassiveRenewalsService } from './submit-for-passive-renewals.service.ts';
import { AnswerSurveyService } from './surveys/answer-survey.service.ts';
import { AskGroupsService } from './surveys/ask-groups.service.ts';
import { RenewalSurveysRepository } from './surveys/renewal-surveys.repository.ts';
import { SurveysController } from './surveys/surveys.controller.ts';
import { UndoRenewalService } from './undo/undo-renewal.service.ts';
import { UndoRenewalsController } from './undo/undo-renewals.controller.ts';
import { UndoRunService } from './undo/undo-run.service.ts';
import { UndoableRenewalsRepository } from './undo/undoable-renewals.repository.ts';
import { OpenDays } from './upcoming/open-days.ts';
import { UpcomingRenewalsRepository } from './upcoming/upcoming-renewals.repository.ts';
import { UpcomingRenewalsService } from './upcoming/upcoming-renewals.service.ts';

/** Bulk work on groups: renewing those that do not select plans, and asking whether they intend to renew. */
@Module({
  imports: [
    BulkRunsModule,
    BusinessRulesModule,
    ErrorReportsModule,
    QuotingModule,
    IdempotencyModule,
    EnrollmentModule,
  ],
  controllers: [PassiveRenewalErrorsController, PassiveRenewalsController, SurveysController, UndoRenewalsController],
  providers: [
    AnswerSurveyService,
    AskGroupsService,
    BeginRenewalQuoteService,
    DescribeRenewals,
    RenewalForecast,
    ManualSelections,
    PreviewPassiveRenewalsService,
    RenewGroupsService,
    RenewQuoteService,
    RenewalFactsRepository,
    RenewalSurveysRepository,
    ResubmitPassiveRenewalService,
    ResubmitRenewalsInBulkService,
    SubmitForPassiveRenewalsService,
    OpenDays,
    UndoRenewalService,
    UndoRunService,
    UndoableRenewalsRepository,
    UpcomingRenewalsRepository,
    UpcomingRenewalsService,
  ],
})
export class PassiveRenewalsModule {}
