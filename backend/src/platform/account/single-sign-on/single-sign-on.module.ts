import { Module } from '@nestjs/common';
import { BusinessRulesModule } from '../../business-rules/business-rules.module.ts';
import { AccountModule } from '../account.module.ts';
import { AcceptIdentityService } from './accept-identity.service.ts';
import { IdentityProvider } from './identity-provider.gateway.ts';
import { LinkedUsersRepository } from './linked-users.repository.ts';
import { SingleSignOnController } from './single-sign-on.controller.ts';

@Module({
  imports: [AccountModule, BusinessRulesModule],
  controllers: [SingleSignOnController],
  providers: [AcceptIdentityService, IdentityProvider, LinkedUsersRepository],
})
export class SingleSignOnModule {}
