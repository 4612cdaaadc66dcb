import { Injectable } from '@nestjs/common';
import type { GROUP } from '#shared/groups/group.record';
import type { Wire } from '#shared/records/field';
import { Clock } from '../../platform/clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { agentIds, GroupChecks } from './group-checks.ts';
import { groupColumns } from './group-columns.ts';
import { Group } from '../groups/group.table.ts';
import { GroupsRepository } from '../groups/groups.repository.ts';

/** A second request for the same group within this time counts as a double click. */
const DOUBLE_CLICK_MS = 2_000;

@Injectable()
export class CreateGroupService {
  constructor(
    private readonly transactions: Transactions,
    private readonly checks: GroupChecks,
    private readonly groups: GroupsRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a group. Repeating the request right away returns the group that the first one created.
   * @throws RULE_BROKEN with the invalid fields
   */
  async create(user: SessionUser, request: Wire<typeof GROUP>): Promise<Group> {
    const places = await this.checks.check(user, request, [], null);
    return this.transactions.run(async (tx) => {
      const now = this.clock.now();
      const columns = groupColumns(request, places, user, null);
      const since = new Date(now.getTime() - DOUBLE_CLICK_MS);
      const made = await this.groups.findMadeSince(tx, user, columns, since);
      if (made) {
        return made;
      }
      const group = await tx.save(Group, {
        ...columns,
        groupEnterpriseId: null,
        renewalDate: null,
        lastEffectiveDate: null,
        isRolloverToLargeGroup: false,
        isRenewOlfo: false,
        createdByUserId: user.id,
        createdAt: now,
        modifiedAt: now,
        activityAt: now,
      });
      await this.groups.addAgents(tx, group, agentIds(request));
      await this.audit.record(tx, { user, action: 'create-group', subject: 'group', subjectId: group.id });
      return group;
    });
  }
}
