import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NOT_UPCOMING } from '#shared/renewals/passive-renewal';
import { ASKED_BEFORE } from '#shared/renewals/renewal-state';
import { type BulkItemOutcome, BulkRuns, type BulkRunWork } from '../../../platform/bulk-runs/bulk-runs.ts';
import { AppError } from '../../../platform/errors.ts';
import { GroupsRepository } from '../../../quoting/groups/groups.repository.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { AuditTrail } from '../../../platform/security/audit-trail.ts';
import { UpcomingRenewalsRepository } from '../upcoming/upcoming-renewals.repository.ts';
import { RenewalSurveysRepository } from './renewal-surveys.repository.ts';

/** Sends the survey to the agents of submitted groups, one group at a time. */
@Injectable()
export class AskGroupsService implements BulkRunWork, OnModuleInit {
  readonly kind = 'passive-renewal-survey';
  readonly permission = 'internal';

  constructor(
    private readonly bulkRuns: BulkRuns,
    private readonly upcoming: UpcomingRenewalsRepository,
    private readonly groups: GroupsRepository,
    private readonly surveys: RenewalSurveysRepository,
    private readonly audit: AuditTrail,
  ) {}

  onModuleInit(): void {
    this.bulkRuns.register(this);
  }

  nameSubjects(groupIds: readonly number[]): Promise<Map<number, string>> {
    return this.upcoming.mapNames(groupIds);
  }

  async runOne(tx: EntityManager, user: SessionUser, groupId: number): Promise<BulkItemOutcome> {
    const { renewalDate } = await this.groups.findForUpdate(user, groupId, tx);
    if (renewalDate === null) {
      throw new AppError('RULE_BROKEN', NOT_UPCOMING);
    }
    if (!(await this.surveys.ask(tx, user, { groupId, renewalDate }))) {
      return { state: 'Skipped', message: ASKED_BEFORE };
    }
    await this.audit.record(tx, { user, action: 'ask-renewal-survey', subject: 'group', subjectId: groupId });
    return { state: 'Done', message: '' };
  }
}
