import { Module } from '@nestjs/common';
import { LocationsModule } from '../../catalogue/locations/locations.module.ts';
import { BusinessRulesModule } from '../../platform/business-rules/business-rules.module.ts';
import { AgentsModule } from '../../platform/people/agents.module.ts';
import { GroupsModule } from '../groups/groups.module.ts';
import { QuoteStoreModule } from '../quotes/quote-store.module.ts';
import { AssignEnterpriseIdController } from './assign-enterprise-id.controller.ts';
import { AssignEnterpriseIdService } from './assign-enterprise-id.service.ts';
import { CreateGroupService } from './create-group.service.ts';
import { EditGroupService } from './edit-group.service.ts';
import { GroupChecks } from './group-checks.ts';
import { GroupsController } from './groups.controller.ts';
import { SetGroupStatusService } from './set-group-status.service.ts';

@Module({
  imports: [AgentsModule, BusinessRulesModule, GroupsModule, LocationsModule, QuoteStoreModule],
  controllers: [GroupsController, AssignEnterpriseIdController],
  providers: [AssignEnterpriseIdService, CreateGroupService, EditGroupService, GroupChecks, SetGroupStatusService],
  exports: [AssignEnterpriseIdService],
})
export class GroupEditingModule {}
