import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../business-rules/business-rules.module.ts';
import { AccountController } from './account.controller.ts';
import { PurgeSessionsService } from './purge-sessions.service.ts';
import { SessionActivity } from './session-activity.ts';
import { DatabaseSessionStore } from './session-store.ts';
import { Sessions } from './sessions.ts';
import { SignInService } from './sign-in.service.ts';
import { SignInThrottle } from './sign-in-throttle.ts';
import { SignOutService } from './sign-out.service.ts';
import { UsersRepository } from './users.repository.ts';

@Module({
  imports: [BusinessRulesModule],
  controllers: [AccountController],
  providers: [
    DatabaseSessionStore,
    PurgeSessionsService,
    SessionActivity,
    Sessions,
    SignInService,
    SignInThrottle,
    SignOutService,
    UsersRepository,
  ],
  exports: [DatabaseSessionStore, SessionActivity, Sessions, SignInThrottle, UsersRepository],
})
export class AccountModule {}
