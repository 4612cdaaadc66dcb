import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountModule } from './platform/account/account.module.ts';
import { DraftsModule } from './platform/drafts/drafts.module.ts';
import { PreferencesModule } from './platform/account/preferences/preferences.module.ts';
import { SecondStepModule } from './platform/account/second-step/second-step.module.ts';
import { SingleSignOnModule } from './platform/account/single-sign-on/single-sign-on.module.ts';
import { AgentsModule } from './platform/people/agents.module.ts';
import { AuditModule } from './platform/audit/audit.module.ts';
import { BookOfBusinessModule } from './book/groups/book-of-business.module.ts';
import { ContractDetailsModule } from './book/contract-details/contract-details.module.ts';
import { ContractsModule } from './book/contracts/contracts.module.ts';
import { InvoicesModule } from './book/invoices/invoices.module.ts';
import { DailyActionsModule } from './book/daily-actions/daily-actions.module.ts';
import { BookRenewalsModule } from './book/renewals/book-renewals.module.ts';
import { IndividualBookModule } from './book/individuals/individual-book.module.ts';
import { BulkRunsModule } from './platform/bulk-runs/bulk-runs.module.ts';
import { BusinessRulesModule } from './platform/business-rules/business-rules.module.ts';
import { Clock } from './platform/clock.ts';
import { Env } from './platform/config/env.ts';
import { QuotingModule } from './quoting/quoting.module.ts';
import { CoreModule } from './platform/core.module.ts';
import { DashboardModule } from './overview/dashboard/dashboard.module.ts';
import { databaseOptions } from './data-source.ts';
import { ApplicationModule } from './enrollment/application/application.module.ts';
import { DemographicsModule } from './enrollment/demographics/demographics.module.ts';
import { SupportingDocumentsModule } from './enrollment/documents/supporting-documents.module.ts';
import { EnrollmentModule } from './enrollment/enrollment.module.ts';
import { MarketplaceEnrollmentModule } from './enrollment/marketplace/marketplace-enrollment.module.ts';
import { FirstPaymentsModule } from './enrollment/payments/first-payments.module.ts';
import { ErrorReportsModule } from './staff/error-reports/error-reports.module.ts';
import { HealthModule } from './platform/health/health.module.ts';
import { AccessGuard } from './platform/account/access.guard.ts';
import { ErrorsFilter } from './platform/http/errors.filter.ts';
import { RefusalAudit } from './platform/http/refusal-audit.ts';
import { MarketplaceErrorsModule } from './enrollment/marketplace-errors/marketplace-errors.module.ts';
import { IndividualEnrollmentModule } from './enrollment/individual/individual-enrollment.module.ts';
import { InstallationModule } from './enrollment/installation/installation.module.ts';
import { JobsModule } from './platform/jobs/jobs.module.ts';
import { LocationsModule } from './catalogue/locations/locations.module.ts';
import { PaymentsModule } from './staff/error-reports/payments/payments.module.ts';
import { PeopleModule } from './staff/people/people.module.ts';
import { EnrollModule } from './enrollment/enroll-plans/enroll.module.ts';
import { PassiveRenewalsModule } from './staff/passive-renewals/passive-renewals.module.ts';
import { PlanCatalogueModule } from './catalogue/plans/plan-catalogue.module.ts';
import { PrintingModule } from './platform/printing/printing.module.ts';
import { ProvidersModule } from './catalogue/providers/providers.module.ts';
import { StartingQuotesModule } from './enrollment/starting-quotes/starting-quotes.module.ts';
import { GroupQuotesModule } from './staff/group-quotes/group-quotes.module.ts';
import { IndividualApplicationsModule } from './staff/individual-applications/individual-applications.module.ts';
import { AssignmentModule } from './staff/quote-queues/assignment/assignment.module.ts';
import { StaffNotesModule } from './staff/notes/staff-notes.module.ts';
import { StaffNotificationsModule } from './staff/notifications/staff-notifications.module.ts';
import { HomeModule } from './staff/home/home.module.ts';
import { ConfiguredRulesModule } from './staff/business-rules/configured-rules.module.ts';
import { SearchModule } from './overview/search/search.module.ts';
import { TimelineModule } from './overview/timeline/timeline.module.ts';

/** Every feature of the product, one per line. */
const FEATURES = [
  AccountModule,
  PreferencesModule,
  DraftsModule,
  AgentsModule,
  AuditModule,
  QuotingModule,
  BookOfBusinessModule,
  BulkRunsModule,
  BusinessRulesModule,
  ContractDetailsModule,
  ContractsModule,
  DailyActionsModule,
  BookRenewalsModule,
  IndividualBookModule,
  DashboardModule,
  DemographicsModule,
  EnrollModule,
  ApplicationModule,
  EnrollmentModule,
  ErrorReportsModule,
  AssignmentModule,
  FirstPaymentsModule,
  GroupQuotesModule,
  HealthModule,
  HomeModule,
  MarketplaceErrorsModule,
  IndividualApplicationsModule,
  IndividualEnrollmentModule,
  InstallationModule,
  InvoicesModule,
  JobsModule,
  LocationsModule,
  PaymentsModule,
  PeopleModule,
  PassiveRenewalsModule,
  PlanCatalogueModule,
  PrintingModule,
  ProvidersModule,
  StartingQuotesModule,
  ConfiguredRulesModule,
  SearchModule,
  MarketplaceEnrollmentModule,
  SecondStepModule,
  SingleSignOnModule,
  StaffNotesModule,
  StaffNotificationsModule,
  SupportingDocumentsModule,
  TimelineModule,
];

@Module({})
export class AppModule {
  static with(env: Env, clock: Clock): DynamicModule {
    return {
      module: AppModule,
      imports: [
        CoreModule.with(env, clock),
        TypeOrmModule.forRootAsync({
          useFactory: async () => ({
            ...(await databaseOptions(env.databaseUrl)),
            retryAttempts: 0,
            manualInitialization: false,
          }),
        }),
        ScheduleModule.forRoot(),
        ...FEATURES,
      ],
      providers: [
        { provide: APP_GUARD, useClass: AccessGuard },
        { provide: APP_FILTER, useClass: ErrorsFilter },
        RefusalAudit,
      ],
    };
  }
}
