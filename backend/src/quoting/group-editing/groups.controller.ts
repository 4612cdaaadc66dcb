import { GROUPS } from '#shared/groups/groups.calls';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { GroupsService } from './groups.service.ts';

@Serves(GROUPS)
export class GroupsController implements Serving<typeof GROUPS> {
  constructor(private readonly groups: GroupsService) {}

  find({ user, id }: Asked<typeof GROUPS.find>) {
    return this.groups.find(user, id);
  }

  findOn({ user, id, day }: Asked<typeof GROUPS.findOn>) {
    return this.groups.findOn(user, id, day);
  }

  findByEnterpriseId({ user, enterpriseId }: Asked<typeof GROUPS.findByEnterpriseId>) {
    return this.groups.findByEnterpriseId(user, enterpriseId);
  }

  create({ user, body }: Asked<typeof GROUPS.create>) {
    return this.groups.create(user, body);
  }

  async edit({ user, body }: Asked<typeof GROUPS.edit>) {
    return this.groups.describe(await this.groups.edit(user, body));
  }

  async setRollover({ user, body }: Asked<typeof GROUPS.setRollover>) {
    return this.groups.describe(await this.groups.setFlag(user, 'IsRolloverToLargeGroup', body));
  }

  async setOlfo({ user, body }: Asked<typeof GROUPS.setOlfo>) {
    return this.groups.describe(await this.groups.setFlag(user, 'IsRenewOLFO', body));
  }
}
