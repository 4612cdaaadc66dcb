import { Injectable } from '@nestjs/common';
import type { FieldErrors } from '#shared/answers/errors';
import type { GroupStatusFlag } from '#shared/groups/group-rules';
import { Clock } from '../../platform/clock.ts';
import { guardedUpdate } from '../../platform/database/guarded-update.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { INVALID_INPUT } from '../../platform/http/validation.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { noteGroupActivity } from '../groups/group-activity.repository.ts';
import { Group } from '../groups/group.table.ts';
import { GroupsRepository } from '../groups/groups.repository.ts';
import { changedElsewhere, type SentGroup } from './sent-group.ts';

const STORED_AS = { IsRolloverToLargeGroup: 'isRolloverToLargeGroup', IsRenewOLFO: 'isRenewOlfo' } as const;
const ACTIONS: Record<GroupStatusFlag, string> = {
  IsRolloverToLargeGroup: 'set-rollover-to-large-group',
  IsRenewOLFO: 'set-olfo-renewal',
};

@Injectable()
export class SetGroupStatusService {
  constructor(
    private readonly transactions: Transactions,
    private readonly groups: GroupsRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Sets this one flag of the group. If a whole group is sent, all other fields must match the stored ones.
   * @throws NOT_FOUND, STALE_VERSION, INVALID_INPUT with the other changed fields
   */
  set<Flag extends GroupStatusFlag>(
    user: SessionUser,
    flag: Flag,
    sent: SentGroup & Record<Flag, boolean>,
  ): Promise<Group> {
    return this.transactions.run(async (tx) => {
      const stored = await this.groups.findVisible(user, sent.Id, tx);
      const changed: FieldErrors = sent.Version === stored.version ? changedElsewhere(sent, stored, flag) : {};
      if (Object.keys(changed).length > 0) {
        throw new AppError('INVALID_INPUT', INVALID_INPUT, changed);
      }
      const now = this.clock.now();
      const change = { [STORED_AS[flag]]: sent[flag], modifiedAt: now };
      await guardedUpdate(tx, Group, { id: stored.id, version: sent.Version }, change);
      await noteGroupActivity(tx, stored.id, now);
      const entry = { user, action: ACTIONS[flag], subject: 'group', subjectId: stored.id, fields: [flag] };
      await this.audit.record(tx, entry);
      return this.groups.findVisible(user, stored.id, tx);
    });
  }
}
