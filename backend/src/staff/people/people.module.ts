import { Module } from '@nestjs/common';
import { AccountModule } from '../../platform/account/account.module.ts';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { DocumentsModule } from '../../platform/documents/documents.module.ts';
import { LogosModule } from '../../platform/logos/logos.module.ts';
import { AgenciesController } from './agencies/agencies.controller.ts';
import { AgenciesRepository } from './agencies/agencies.repository.ts';
import { SaveAgencyService } from './agencies/save-agency.service.ts';
import { CarrierController } from './carrier/carrier.controller.ts';
import { CarrierService } from './carrier/carrier.service.ts';
import { ManagedAgentsController } from './agents/agents.controller.ts';
import { ManagedAgentsRepository } from './agents/agents.repository.ts';
import { SaveAgentService } from './agents/save-agent.service.ts';
import { PeopleChanges } from './people-changes.ts';
import { SaveUserService } from './users/save-user.service.ts';
import { UserAccessService } from './users/user-access.service.ts';
import { LinkLimit } from './passwords/link-limit.ts';
import { PasswordLinks } from './passwords/password-links.ts';
import { PasswordsController } from './passwords/passwords.controller.ts';
import { SetPasswordService } from './passwords/set-password.service.ts';
import { UsersController } from './users/users.controller.ts';
import { ManagedUsersRepository } from './users/users.repository.ts';

/** Manages users, agents and agencies, for super users; and the links with which users set their own passwords. */
@Module({
  imports: [AccountModule, LogosModule, BusinessRulesModule, DocumentsModule],
  controllers: [UsersController, ManagedAgentsController, AgenciesController, CarrierController, PasswordsController],
  providers: [
    AgenciesRepository,
    CarrierService,
    LinkLimit,
    ManagedAgentsRepository,
    ManagedUsersRepository,
    PasswordLinks,
    PeopleChanges,
    SaveAgencyService,
    SaveAgentService,
    SaveUserService,
    SetPasswordService,
    UserAccessService,
  ],
})
export class PeopleModule {}
