import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { addYears } from '#shared/dates/iso-date';
import { DEFAULT_ENTERPRISE_ID } from '#shared/groups/enterprise-id';
import { Clock } from '../../platform/clock.ts';
import { guardedUpdate } from '../../platform/database/guarded-update.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { indexGroupsForSearch } from '../../quoting/groups/search-index/index-groups.repository.ts';
import { noteGroupActivity } from '../../quoting/groups/group-activity.repository.ts';
import { Group } from '../../quoting/groups/group.table.ts';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import type { GroupQuote } from '../../quoting/quotes/quotes.repository.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';

/** Groups that have become customers or renewed for another year. */
@Injectable()
export class InstalledGroups {
  constructor(
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Marks the group as covered by this quote: sets its dates, its carrier number if it has none, and adds it to the book.
   * @param user who marked it installed; null = installed by the carrier system
   */
  async record(
    tx: EntityManager,
    user: SessionUser | null,
    { quoteId, groupNumber }: { quoteId: number; groupNumber: string | null },
  ): Promise<void> {
    const { groupId, effectiveDate } = (await tx.findOneByOrFail(Quote, { id: quoteId })) as GroupQuote;
    const lock = isSqlite(tx) ? {} : { lock: { mode: 'pessimistic_write' as const } };
    const group = await tx.findOneOrFail(Group, { where: { id: groupId }, ...lock });
    const now = this.clock.now();
    await guardedUpdate(tx, Group, group, {
      ...(hasNumber(group) || groupNumber === null ? {} : { groupEnterpriseId: groupNumber }),
      lastEffectiveDate: effectiveDate,
      renewalDate: addYears(effectiveDate, 1),
      termDate: null,
      modifiedAt: now,
    });
    await noteGroupActivity(tx, groupId, now);
    await indexGroupsForSearch(tx, [groupId]);
    const fields = ['GroupEnterpriseId', 'LastEffectiveDate', 'RenewalDate'];
    await this.audit.record(tx, { user, action: 'install-group', subject: 'group', subjectId: groupId, fields });
  }
}

const hasNumber = ({ groupEnterpriseId }: Group): boolean =>
  groupEnterpriseId !== null && groupEnterpriseId !== DEFAULT_ENTERPRISE_ID;
