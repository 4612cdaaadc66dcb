import { Injectable } from '@nestjs/common';
import { type EntityManager, Not } from 'typeorm';
import {
  DEFAULT_ENTERPRISE_ID,
  ENTERPRISE_ID,
  ENTERPRISE_ID_PROBLEM,
  enterpriseIdOrDefault,
  enterpriseIdTaken,
} from '#shared/groups/enterprise-id';
import { Clock } from '../../clock.ts';
import { guardedUpdate } from '../../database/guarded-update.ts';
import { isSqlite } from '../../database/is-sqlite.ts';
import { AppError } from '../../errors.ts';
import type { SessionUser } from '../../http/current-user.ts';
import { AuditTrail } from '../../security/audit-trail.ts';
import { fileGroups } from '../filing/file-groups.ts';
import { noteGroupActivity } from '../group-activity.ts';
import { Group } from '../group.entity.ts';
import { GroupsRepository } from '../groups.repository.ts';

/** Gives a group the insurer's number. Source: spec 001 section 4, "Approve"; spec 002 section 7. */
@Injectable()
export class AssignEnterpriseIdService {
  constructor(
    private readonly groups: GroupsRepository,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /** Blank is the default, "0". @throws NOT_FOUND, RULE_BROKEN for a number that is malformed or another group's */
  async assign(tx: EntityManager, user: SessionUser, groupId: number, written: string): Promise<Group> {
    const groupEnterpriseId = enterpriseIdOrDefault(written);
    const group = await this.groups.findForUpdate(user, groupId, tx);
    if (!ENTERPRISE_ID.test(groupEnterpriseId)) {
      throw refusal(ENTERPRISE_ID_PROBLEM);
    }
    if (await isTaken(tx, groupId, groupEnterpriseId)) {
      throw refusal(enterpriseIdTaken(groupEnterpriseId));
    }
    const now = this.clock.now();
    await guardedUpdate(tx, Group, group, { groupEnterpriseId, modifiedAt: now });
    await noteGroupActivity(tx, groupId, now);
    await fileGroups(tx, [groupId]);
    const fields = ['GroupEnterpriseId'];
    await this.audit.record(tx, { user, action: 'assign-enterprise-id', subject: 'group', subjectId: groupId, fields });
    return this.groups.findVisible(user, groupId, tx);
  }
}

/** The lock keeps the number free on MySQL until the transaction ends: of two who assign it at once, one is refused. */
async function isTaken(tx: EntityManager, groupId: number, groupEnterpriseId: string): Promise<boolean> {
  if (groupEnterpriseId === DEFAULT_ENTERPRISE_ID) {
    return false;
  }
  const lock = isSqlite(tx) ? {} : { lock: { mode: 'pessimistic_write' as const } };
  return (await tx.findOne(Group, { where: { groupEnterpriseId, id: Not(groupId) }, ...lock })) !== null;
}

const refusal = (message: string) => new AppError('RULE_BROKEN', message, { GroupEnterpriseId: [message] });
