import { Module } from '@nestjs/common';
import { AgentsModule } from '../../platform/people/agents.module.ts';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { LocationsModule } from '../../catalogue/locations/locations.module.ts';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { AssignEnterpriseIdController } from './changes/assign-enterprise-id.controller.ts';
import { AssignEnterpriseIdService } from './changes/assign-enterprise-id.service.ts';
import { CreateGroupService } from './changes/create-group.service.ts';
import { EditGroupService } from './changes/edit-group.service.ts';
import { GroupChecks } from './changes/group-checks.ts';
import { SetGroupStatusService } from './changes/set-group-status.service.ts';
import { GroupsController } from './groups.controller.ts';
import { GroupsRepository } from './groups.repository.ts';
import { GroupsService } from './groups.service.ts';

@Module({
  imports: [AgentsModule, BusinessRulesModule, LocationsModule, QuoteStoreModule],
  controllers: [GroupsController, AssignEnterpriseIdController],
  providers: [
    GroupsRepository,
    GroupsService,
    GroupChecks,
    AssignEnterpriseIdService,
    CreateGroupService,
    EditGroupService,
    SetGroupStatusService,
  ],
  exports: [AssignEnterpriseIdService, GroupsRepository, GroupsService],
})
export class GroupsModule {}
