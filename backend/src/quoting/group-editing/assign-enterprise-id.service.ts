import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import {
  DEFAULT_ENTERPRISE_ID,
  enterpriseIdOrDefault,
  enterpriseIdProblem,
  enterpriseIdReplaces,
  enterpriseIdTaken,
  replacesEnterpriseId,
} from '#shared/groups/enterprise-id';
import { Clock } from '../../platform/clock.ts';
import { guardedUpdate } from '../../platform/database/guarded-update.ts';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { takeTurn } from '../../platform/database/turns.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { indexGroupsForSearch } from '../groups/search-index/index-groups.repository.ts';
import { noteGroupActivity } from '../groups/group-activity.repository.ts';
import { Group } from '../groups/group.table.ts';
import { GroupsRepository } from '../groups/groups.repository.ts';

export interface EnterpriseIdToAssign {
  groupId: number;
  written?: string;
  /** The number to be replaced, as confirmed by the user. */
  replaces?: string | null;
}

/** Assigns the insurer's number to a group. Source: spec 001 section 4, "Approve"; spec 002 section 7. */
@Injectable()
export class AssignEnterpriseIdService {
  constructor(
    private readonly groups: GroupsRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * A blank number is the default, "0". A group that has the number already stays as it is.
   * @throws NOT_FOUND, RULE_BROKEN for a number that is malformed or belongs to another group, CONFIRMATION_NEEDED before one is replaced
   */
  async assign(
    tx: EntityManager,
    user: SessionUser,
    { groupId, written = '', replaces }: EnterpriseIdToAssign,
  ): Promise<Group> {
    const groupEnterpriseId = enterpriseIdOrDefault(written);
    const group = await this.groups.findForUpdate(user, groupId, tx);
    const problem = enterpriseIdProblem(written);
    if (problem) {
      throw refusal(problem);
    }
    if (group.groupEnterpriseId === groupEnterpriseId) {
      return group;
    }
    assertMayReplace(group.groupEnterpriseId, groupEnterpriseId, replaces);
    if (await isTaken(tx, groupId, groupEnterpriseId)) {
      throw refusal(enterpriseIdTaken(groupEnterpriseId));
    }
    const now = this.clock.now();
    await guardedUpdate(tx, Group, group, { groupEnterpriseId, modifiedAt: now });
    await noteGroupActivity(tx, groupId, now);
    await indexGroupsForSearch(tx, [groupId]);
    const fields = ['GroupEnterpriseId'];
    await this.audit.record(tx, { user, action: 'assign-enterprise-id', subject: 'group', subjectId: groupId, fields });
    return this.groups.findVisible(user, groupId, tx);
  }
}

/** Bills and files identify the group by its number: replacing one requires naming it. */
function assertMayReplace(current: string | null, next: string, replaces: string | null | undefined): void {
  if (current !== null && replacesEnterpriseId(current, next) && replaces !== current) {
    throw new AppError('CONFIRMATION_NEEDED', enterpriseIdReplaces(current, next), { ReplacesEnterpriseId: [current] });
  }
}

/** The lock reserves the number on MySQL until the transaction ends: if two users assign it at the same time, one is refused. */
async function isTaken(tx: EntityManager, groupId: number, groupEnterpriseId: string): Promise<boolean> {
  if (groupEnterpriseId === DEFAULT_ENTERPRISE_ID) {
    return false;
  }
  await takeTurn(tx, 'group-number');
  const lock = isSqlite(tx) ? {} : { lock: { mode: 'pessimistic_write' as const } };
  return (await tx.findOne(Group, { where: { groupEnterpriseId, id: Not(groupId) }, ...lock })) !== null;
}

const refusal = (message: string) => new AppError('RULE_BROKEN', message, { GroupEnterpriseId: [message] });
