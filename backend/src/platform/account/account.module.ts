import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../business-rules/business-rules.module.ts';
import { AccountController } from './account.controller.ts';
import { FactorsRepository } from './factors/factors.repository.ts';
import { PasskeysRepository } from './factors/passkeys.repository.ts';
import { Attempts } from './limits/attempts.ts';
import { KnownAddressesRepository } from './limits/known-addresses.repository.ts';
import { SignInLimits } from './limits/sign-in-limits.ts';
import { PurgeSessionsService } from './purge-sessions.service.ts';
import { SecondStepRule } from './second-step-rule.ts';
import { SessionActivity } from './session-activity.ts';
import { DatabaseSessionStore } from './session-store.ts';
import { Sessions } from './sessions.ts';
import { SignInRecords } from './sign-in-records.ts';
import { SignInService } from './sign-in.service.ts';
import { SignOutService } from './sign-out.service.ts';
import { UsersRepository } from './users.repository.ts';

@Module({
  imports: [BusinessRulesModule],
  controllers: [AccountController],
  providers: [
    Attempts,
    DatabaseSessionStore,
    FactorsRepository,
    KnownAddressesRepository,
    PasskeysRepository,
    PurgeSessionsService,
    SecondStepRule,
    SessionActivity,
    Sessions,
    SignInLimits,
    SignInRecords,
    SignInService,
    SignOutService,
    UsersRepository,
  ],
  exports: [
    Attempts,
    DatabaseSessionStore,
    FactorsRepository,
    PasskeysRepository,
    SecondStepRule,
    SessionActivity,
    Sessions,
    SignInLimits,
    SignInRecords,
    UsersRepository,
  ],
})
export class AccountModule {}
