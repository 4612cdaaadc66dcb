import { GROUPS } from '#shared/groups/groups.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { CreateGroupService } from './create-group.service.ts';
import { EditGroupService } from './edit-group.service.ts';
import { SetGroupStatusService } from './set-group-status.service.ts';
import { GroupsService } from '../groups/groups.service.ts';

@Serves(GROUPS)
export class GroupsController implements Serving<typeof GROUPS> {
  constructor(
    private readonly groups: GroupsService,
    private readonly createGroup: CreateGroupService,
    private readonly editGroup: EditGroupService,
    private readonly setStatus: SetGroupStatusService,
  ) {}

  find({ user, id }: Asked<typeof GROUPS.find>) {
    return this.groups.find(user, id);
  }

  findOn({ user, id, day }: Asked<typeof GROUPS.findOn>) {
    return this.groups.findOn(user, id, day);
  }

  findByEnterpriseId({ user, enterpriseId }: Asked<typeof GROUPS.findByEnterpriseId>) {
    return this.groups.findByEnterpriseId(user, enterpriseId);
  }

  async create({ user, body }: Asked<typeof GROUPS.create>) {
    return this.groups.describe(await this.createGroup.create(user, body));
  }

  async edit({ user, body }: Asked<typeof GROUPS.edit>) {
    return this.groups.describe(await this.editGroup.edit(user, body));
  }

  async setRollover({ user, body }: Asked<typeof GROUPS.setRollover>) {
    return this.groups.describe(await this.setStatus.set(user, 'IsRolloverToLargeGroup', body));
  }

  async setOlfo({ user, body }: Asked<typeof GROUPS.setOlfo>) {
    return this.groups.describe(await this.setStatus.set(user, 'IsRenewOLFO', body));
  }
}
