import { ASSIGN_ENTERPRISE_ID } from '#shared/groups/groups.calls';
import { Transactions } from '../../platform/database/transactions.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { GroupsService } from './groups.service.ts';

@Serves(ASSIGN_ENTERPRISE_ID)
export class AssignEnterpriseIdController implements Serving<typeof ASSIGN_ENTERPRISE_ID> {
  constructor(
    private readonly transactions: Transactions,
    private readonly groups: GroupsService,
  ) {}

  async assign({ user, groupId, enterpriseId, body }: Asked<typeof ASSIGN_ENTERPRISE_ID.assign>) {
    const number = { groupId, written: enterpriseId, replaces: body.ReplacesEnterpriseId };
    return this.groups.describe(await this.transactions.run((tx) => this.groups.assignEnterpriseId(tx, user, number)));
  }
}
