import { Module } from '@nestjs/common';
import { AccountModule } from '../../platform/account/account.module.ts';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { AgenciesController } from './agencies/agencies.controller.ts';
import { AgenciesRepository } from './agencies/agencies.repository.ts';
import { AgenciesService } from './agencies/agencies.service.ts';
import { ExportAgenciesService } from './agencies/export-agencies.service.ts';
import { SaveAgencyService } from './agencies/save-agency.service.ts';
import { ManagedAgentsController } from './agents/agents.controller.ts';
import { ManagedAgentsRepository } from './agents/agents.repository.ts';
import { ManagedAgentsService } from './agents/agents.service.ts';
import { ExportAgentsService } from './agents/export-agents.service.ts';
import { SaveAgentService } from './agents/save-agent.service.ts';
import { ExportPeople } from './export-people.ts';
import { PeopleExportsController } from './exports.controller.ts';
import { LinkLimit } from './passwords/link-limit.ts';
import { PasswordLinks } from './passwords/password-links.ts';
import { PasswordsController } from './passwords/passwords.controller.ts';
import { SetPasswordService } from './passwords/set-password.service.ts';
import { ChangeUserService } from './users/change-user.service.ts';
import { CreateUserService } from './users/create-user.service.ts';
import { EndSessionsService } from './users/end-sessions.service.ts';
import { ExportUsersService } from './users/export-users.service.ts';
import { LockUserService } from './users/lock-user.service.ts';
import { ResetPasswordService } from './users/reset-password.service.ts';
import { UserAccessController } from './users/user-access.controller.ts';
import { UserChecks } from './users/user-checks.ts';
import { UsersController } from './users/users.controller.ts';
import { ManagedUsersRepository } from './users/users.repository.ts';
import { ManagedUsersService } from './users/users.service.ts';

/** Users, agents and agencies, for super users; and the links with which users set their own passwords. */
@Module({
  imports: [AccountModule, BusinessRulesModule],
  controllers: [
    PeopleExportsController,
    UserAccessController,
    UsersController,
    ManagedAgentsController,
    AgenciesController,
    PasswordsController,
  ],
  providers: [
    AgenciesRepository,
    AgenciesService,
    ChangeUserService,
    CreateUserService,
    EndSessionsService,
    ExportAgenciesService,
    ExportAgentsService,
    ExportPeople,
    ExportUsersService,
    LinkLimit,
    LockUserService,
    ManagedAgentsRepository,
    ManagedAgentsService,
    ManagedUsersRepository,
    ManagedUsersService,
    PasswordLinks,
    ResetPasswordService,
    SaveAgencyService,
    SaveAgentService,
    SetPasswordService,
    UserChecks,
  ],
})
export class PeopleModule {}
