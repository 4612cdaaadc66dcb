import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountModule } from './account/account.module.ts';
import { PreferencesModule } from './account/preferences/preferences.module.ts';
import { SingleSignOnModule } from './account/single-sign-on/single-sign-on.module.ts';
import { AgentsModule } from './agents/agents.module.ts';
import { AuditModule } from './audit/audit.module.ts';
import { BookOfBusinessModule } from './book-of-business/book-of-business.module.ts';
import { BulkRunsModule } from './bulk-runs/bulk-runs.module.ts';
import { BusinessRulesModule } from './business-rules/business-rules.module.ts';
import { Clock } from './clock.ts';
import { Env } from './config/env.ts';
import { ContributionsModule } from './contributions/contributions.module.ts';
import { CoreModule } from './core.module.ts';
import { DashboardModule } from './dashboard/dashboard.module.ts';
import { databaseOptions } from './database/data-source.ts';
import { ApplicationModule } from './enrollment/application/application.module.ts';
import { DecisionsModule } from './enrollment/decisions/decisions.module.ts';
import { DemographicsModule } from './enrollment/demographics/demographics.module.ts';
import { SupportingDocumentsModule } from './enrollment/documents/supporting-documents.module.ts';
import { SignatureModule } from './enrollment/signature/signature.module.ts';
import { EnrollmentOverviewModule } from './enrollment/overview/enrollment-overview.module.ts';
import { ErrorReportsModule } from './error-reports/error-reports.module.ts';
import { GroupCensusModule } from './group-census/group-census.module.ts';
import { GroupsModule } from './groups/groups.module.ts';
import { HealthModule } from './health/health.module.ts';
import { AccessGuard } from './http/access.guard.ts';
import { ErrorsFilter } from './http/errors.filter.ts';
import { RefusalAudit } from './http/refusal-audit.ts';
import { InstallationModule } from './installation/installation.module.ts';
import { JobsModule } from './jobs/jobs.module.ts';
import { LocationsModule } from './locations/locations.module.ts';
import { PaymentsModule } from './payments/payments.module.ts';
import { PeopleModule } from './people/people.module.ts';
import { BenefitsSummaryModule } from './plans/benefits-summary/benefits-summary.module.ts';
import { ComparisonModule } from './plans/comparison/comparison.module.ts';
import { EnrollModule } from './plans/enroll/enroll.module.ts';
import { PlanViewsModule } from './plans/list-view/plan-views.module.ts';
import { PassiveRenewalsModule } from './passive-renewals/passive-renewals.module.ts';
import { PlanCatalogueModule } from './plans/plan-catalogue.module.ts';
import { PlanSelectionModule } from './plans/selection/plan-selection.module.ts';
import { PrintingModule } from './printing/printing.module.ts';
import { ProposalsModule } from './proposals/proposals.module.ts';
import { ProvidersModule } from './providers/providers.module.ts';
import { QuotesModule } from './quotes/quotes.module.ts';
import { RenewalsModule } from './renewals/renewals.module.ts';
import { GroupQuotesModule } from './sales/group-quotes/group-quotes.module.ts';
import { HomeModule } from './sales/home/home.module.ts';
import { SalesModule } from './sales/sales.module.ts';
import { SearchModule } from './search/search.module.ts';
import { ScenariosModule } from './scenarios/scenarios.module.ts';
import { TimelineModule } from './timeline/timeline.module.ts';

/** Every feature of the product, one line each. */
const FEATURES = [
  AccountModule,
  PreferencesModule,
  AgentsModule,
  AuditModule,
  BenefitsSummaryModule,
  BookOfBusinessModule,
  BulkRunsModule,
  BusinessRulesModule,
  ComparisonModule,
  ContributionsModule,
  DashboardModule,
  DecisionsModule,
  DemographicsModule,
  EnrollModule,
  ApplicationModule,
  EnrollmentOverviewModule,
  ErrorReportsModule,
  GroupCensusModule,
  GroupQuotesModule,
  GroupsModule,
  HealthModule,
  HomeModule,
  InstallationModule,
  JobsModule,
  LocationsModule,
  PaymentsModule,
  PeopleModule,
  PassiveRenewalsModule,
  PlanCatalogueModule,
  PlanSelectionModule,
  PlanViewsModule,
  PrintingModule,
  ProposalsModule,
  ProvidersModule,
  QuotesModule,
  RenewalsModule,
  SalesModule,
  SearchModule,
  ScenariosModule,
  SignatureModule,
  SingleSignOnModule,
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
