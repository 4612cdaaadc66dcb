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
import { EnrollmentModule } from './enrollment/enrollment.module.ts';
import { BookModule } from './book/book.module.ts';
import { StaffModule } from './staff/staff.module.ts';
import { OverviewModule } from './overview/overview.module.ts';
import { BulkRunsModule } from './platform/bulk-runs/bulk-runs.module.ts';
import { BusinessRulesModule } from './platform/business-rules/business-rules.module.ts';
import { Clock } from './platform/clock.ts';
import { Env } from './platform/config/env.ts';
import { QuotingModule } from './quoting/quoting.module.ts';
import { CatalogueModule } from './catalogue/catalogue.module.ts';
import { CoreModule } from './platform/core.module.ts';
import { databaseOptions } from './data-source.ts';
import { HealthModule } from './platform/health/health.module.ts';
import { AccessGuard } from './platform/account/access.guard.ts';
import { ErrorsFilter } from './platform/http/errors.filter.ts';
import { RefusalAudit } from './platform/http/refusal-audit.ts';
import { JobsModule } from './platform/jobs/jobs.module.ts';
import { PrintingModule } from './platform/printing/printing.module.ts';

/** Every feature of the product, one per line. */
const FEATURES = [
  CatalogueModule,
  StaffModule,
  AccountModule,
  PreferencesModule,
  DraftsModule,
  AgentsModule,
  AuditModule,
  QuotingModule,
  BulkRunsModule,
  BusinessRulesModule,
  HealthModule,
  JobsModule,
  PrintingModule,
  SecondStepModule,
  SingleSignOnModule,
  EnrollmentModule,
  BookModule,
  OverviewModule,
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
