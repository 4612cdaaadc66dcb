import { Module } from '@nestjs/common';
import { EnrollmentModule } from '../enrollment/enrollment.module.ts';
import { QuotingModule } from '../quoting/quoting.module.ts';
import { ListedRulesService } from './business-rules/business-rules-list.service.ts';
import { ConfiguredRulesController } from './business-rules/configured-rules.controller.ts';
import { GroupImpactLine } from './business-rules/impact/group-impact-line.ts';
import { IndividualImpactLine } from './business-rules/impact/individual-effects.ts';
import { OpenIndividualsRepository } from './business-rules/impact/open-individuals.repository.ts';
import { OpenQuotesRepository } from './business-rules/impact/open-quotes.repository.ts';
import { PreviewRuleService } from './business-rules/impact/preview-rule.service.ts';
import { RuleProposalsController } from './business-rules/rule-proposals.controller.ts';
import { RuleProposalsRepository } from './business-rules/rule-proposals.repository.ts';
import { RuleProposalsService } from './business-rules/rule-proposals.service.ts';
import { ErrorReportsController } from './error-reports/error-reports.controller.ts';
import { ErrorReportsRepository } from './error-reports/error-reports.repository.ts';
import { ErrorReportsService } from './error-reports/error-reports.service.ts';
import { ErrorRunsService } from './error-reports/error-runs.service.ts';
import { IndividualApplicationsController } from './error-reports/individual-applications.controller.ts';
import { MarkPaymentProcessedService } from './error-reports/mark-payment-processed.service.ts';
import { PaymentsController } from './error-reports/payments.controller.ts';
import { RepairIndividualService } from './error-reports/repair-individual.service.ts';
import { RepairInstallationService } from './error-reports/repair-installation.service.ts';
import { RepairsController } from './error-reports/repairs.controller.ts';
import { SubjectsRepository } from './error-reports/subjects.repository.ts';
import { HomeController } from './home/home.controller.ts';
import { HomeRepository } from './home/home.repository.ts';
import { HomeService } from './home/home.service.ts';
import { StaffNotesController } from './notes/staff-notes.controller.ts';
import { StaffNotesRepository } from './notes/staff-notes.repository.ts';
import { StaffNotesService } from './notes/staff-notes.service.ts';
import { StaffNotificationsController } from './notifications/staff-notifications.controller.ts';
import { StaffNotificationsRepository } from './notifications/staff-notifications.repository.ts';
import { StaffNotificationsService } from './notifications/staff-notifications.service.ts';
import { BeginRenewalQuoteService } from './passive-renewals/begin-renewal-quote.service.ts';
import { PassiveRenewalErrorsController } from './passive-renewals/passive-renewal-errors.controller.ts';
import { PassiveRenewalsController } from './passive-renewals/passive-renewals.controller.ts';
import { PreviewPassiveRenewalsService } from './passive-renewals/preview-passive-renewals.service.ts';
import { RenewGroupsService } from './passive-renewals/renew-groups.service.ts';
import { RenewalFactsRepository } from './passive-renewals/renewal-facts.repository.ts';
import { RenewalSurveysRepository } from './passive-renewals/renewal-surveys.repository.ts';
import { SurveysController } from './passive-renewals/surveys.controller.ts';
import { SurveysService } from './passive-renewals/surveys.service.ts';
import { UndoRenewalsService } from './passive-renewals/undo-renewals.service.ts';
import { UndoableRenewalsRepository } from './passive-renewals/undoable-renewals.repository.ts';
import { UpcomingRenewalsRepository } from './passive-renewals/upcoming-renewals.repository.ts';
import { UpcomingRenewalsService } from './passive-renewals/upcoming-renewals.service.ts';
import { AgenciesController } from './people/agencies.controller.ts';
import { AgenciesRepository } from './people/agencies.repository.ts';
import { AgenciesService } from './people/agencies.service.ts';
import { ManagedAgentsController } from './people/agents.controller.ts';
import { ManagedAgentsRepository } from './people/agents.repository.ts';
import { ManagedAgentsService } from './people/agents.service.ts';
import { CarrierController } from './people/carrier.controller.ts';
import { PasswordsController } from './people/passwords.controller.ts';
import { PasswordsService } from './people/passwords.service.ts';
import { PeopleChanges } from './people/people-changes.ts';
import { UsersController } from './people/users.controller.ts';
import { ManagedUsersRepository } from './people/users.repository.ts';
import { UsersService } from './people/users.service.ts';
import { DraftGroupsListService } from './rate-drafts/draft-groups-list.service.ts';
import { DraftRatesService } from './rate-drafts/draft-rates.service.ts';
import { RateDraftsController } from './rate-drafts/rate-drafts.controller.ts';
import { RateDraftsRepository } from './rate-drafts/rate-drafts.repository.ts';
import { RateDraftsService } from './rate-drafts/rate-drafts.service.ts';
import { RehearseGroupsService } from './rate-drafts/rehearse-groups.service.ts';
import { RehearsedGroupsRepository } from './rate-drafts/rehearsed-groups.repository.ts';
import { AssignmentController } from './queues/assignment.controller.ts';
import { AssignmentService } from './queues/assignment.service.ts';
import { AssignmentsRepository } from './queues/assignments.repository.ts';
import { GroupQuotesController } from './queues/group-quotes.controller.ts';
import { GroupQueue } from './queues/group-quotes.repository.ts';
import { GroupQuotesService } from './queues/group-quotes.service.ts';
import { IndividualQuotesController } from './queues/individual-quotes.controller.ts';
import { IndividualQueue } from './queues/individual-quotes.repository.ts';
import { IndividualApplicationsService } from './queues/individual-quotes.service.ts';
import { IndividualReviewController } from './queues/individual-review.controller.ts';
import { IndividualReviewService } from './queues/individual-review.service.ts';

/** The work of the insurer's employees. */
@Module({
  imports: [EnrollmentModule, QuotingModule],
  controllers: [
    RuleProposalsController,
    ConfiguredRulesController,
    ErrorReportsController,
    IndividualApplicationsController,
    RepairsController,
    GroupQuotesController,
    HomeController,
    IndividualQuotesController,
    IndividualReviewController,
    StaffNotesController,
    StaffNotificationsController,
    PassiveRenewalErrorsController,
    PassiveRenewalsController,
    SurveysController,
    UsersController,
    ManagedAgentsController,
    AgenciesController,
    CarrierController,
    PasswordsController,
    PaymentsController,
    AssignmentController,
    RateDraftsController,
  ],
  providers: [
    AgenciesRepository,
    AgenciesService,
    AssignmentService,
    AssignmentsRepository,
    BeginRenewalQuoteService,
    DraftGroupsListService,
    DraftRatesService,
    ErrorReportsRepository,
    ErrorReportsService,
    ErrorRunsService,
    GroupImpactLine,
    GroupQueue,
    GroupQuotesService,
    HomeRepository,
    HomeService,
    IndividualApplicationsService,
    IndividualImpactLine,
    IndividualQueue,
    IndividualReviewService,
    ListedRulesService,
    ManagedAgentsRepository,
    ManagedAgentsService,
    ManagedUsersRepository,
    MarkPaymentProcessedService,
    OpenIndividualsRepository,
    OpenQuotesRepository,
    PasswordsService,
    PeopleChanges,
    PreviewPassiveRenewalsService,
    PreviewRuleService,
    RateDraftsRepository,
    RateDraftsService,
    RehearseGroupsService,
    RehearsedGroupsRepository,
    RenewGroupsService,
    RenewalFactsRepository,
    RenewalSurveysRepository,
    RepairIndividualService,
    RepairInstallationService,
    RuleProposalsRepository,
    RuleProposalsService,
    StaffNotesRepository,
    StaffNotesService,
    StaffNotificationsRepository,
    StaffNotificationsService,
    SubjectsRepository,
    SurveysService,
    UndoRenewalsService,
    UndoableRenewalsRepository,
    UpcomingRenewalsRepository,
    UpcomingRenewalsService,
    UsersService,
  ],
})
export class StaffModule {}
