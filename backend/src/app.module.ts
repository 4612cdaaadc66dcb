import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_GUARD } from '@nestjs/core';
import { ScheduleModule } from '@nestjs/schedule';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BookModule } from './book/book.module.ts';
import { CatalogueModule } from './catalogue/catalogue.module.ts';
import { databaseOptions } from './data-source.ts';
import { EnrollmentModule } from './enrollment/enrollment.module.ts';
import { OverviewModule } from './overview/overview.module.ts';
import { AccessGuard } from './platform/account/access.guard.ts';
import { Clock } from './platform/clock.ts';
import { Env } from './platform/config/env.ts';
import { ErrorsFilter } from './platform/http/errors.filter.ts';
import { RefusalAudit } from './platform/http/refusal-audit.ts';
import { PlatformModule } from './platform/platform.module.ts';
import { QuotingModule } from './quoting/quoting.module.ts';
import { SimulatorsModule } from './simulators/simulators.module.ts';
import { StaffModule } from './staff/staff.module.ts';

/** The wings above the platform, from the bottom up. */
const FEATURES = [
  CatalogueModule,
  QuotingModule,
  EnrollmentModule,
  BookModule,
  OverviewModule,
  StaffModule,
  SimulatorsModule,
];

@Module({})
export class AppModule {
  static with(env: Env, clock: Clock): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(env, clock),
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
