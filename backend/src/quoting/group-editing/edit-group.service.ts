import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { GROUP_CHANGE } from '#shared/groups/group.record';
import type { Wire } from '#shared/records/field';
import { Clock } from '../../platform/clock.ts';
import { guardedUpdate } from '../../platform/database/guarded-update.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { AppError } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { QUOTE_NOT_FOUND } from '../quotes/quote-questions.repository.ts';
import { Quotes } from '../quotes/quotes.repository.ts';
import { AuditTrail } from '../../platform/security/audit-trail.ts';
import { agentIds, GroupChecks } from './group-checks.ts';
import { groupColumns } from './group-columns.ts';
import { indexGroupsForSearch } from '../groups/search-index/index-groups.repository.ts';
import { noteGroupActivity } from '../groups/group-activity.repository.ts';
import { Group } from '../groups/group.table.ts';
import { type GroupColumns, GroupsRepository } from '../groups/groups.repository.ts';

@Injectable()
export class EditGroupService {
  constructor(
    private readonly transactions: Transactions,
    private readonly checks: GroupChecks,
    private readonly groups: GroupsRepository,
    private readonly quotes: Quotes,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
  ) {}

  /**
   * Saves the fields of the form; the rest of the group is unchanged. New agents are also set on the quotes that are not yet enrolling, so
   * that their documents name the group's current agents.
   * @throws NOT_FOUND, STALE_VERSION, RULE_BROKEN with the invalid fields
   */
  async edit(user: SessionUser, request: Wire<typeof GROUP_CHANGE>): Promise<Group> {
    const stored = await this.groups.findVisible(user, request.Id);
    const assigned = (await this.groups.listAgents(stored.id)).map(({ id }) => id);
    await this.assertCurrentQuote(user, request);
    const places = await this.checks.check(user, request, assigned, stored);
    const columns = groupColumns(request, places, user, stored);
    const wanted = agentIds(request);
    const hasNewAgents = wanted.join() !== assigned.join();
    const fields = [...changedFields(stored, columns), ...(hasNewAgents ? ['agents'] : [])];
    return this.transactions.run(async (tx) => {
      const now = this.clock.now();
      const read = { id: stored.id, version: request.Version };
      await guardedUpdate(tx, Group, read, { ...columns, modifiedAt: now });
      await noteGroupActivity(tx, stored.id, now);
      if (hasNewAgents) {
        await this.assign(tx, stored.id, wanted);
      } else {
        await indexGroupsForSearch(tx, [stored.id]);
      }
      await this.audit.record(tx, { user, action: 'edit-group', subject: 'group', subjectId: stored.id, fields });
      return this.groups.findVisible(user, stored.id, tx);
    });
  }

  /** Requires that the quote from whose screen the group is edited belongs to the group. */
  private async assertCurrentQuote(
    user: SessionUser,
    { Id, CurrentQuoteId }: Wire<typeof GROUP_CHANGE>,
  ): Promise<void> {
    if (CurrentQuoteId && (await this.quotes.of('group').find(user, CurrentQuoteId)).groupId !== Id) {
      throw new AppError('NOT_FOUND', QUOTE_NOT_FOUND);
    }
  }

  private async assign(tx: EntityManager, groupId: number, wanted: readonly number[]): Promise<void> {
    await this.groups.replaceAgents(tx, groupId, wanted);
    await this.quotes.replaceAgentsOfOpenQuotes(tx, groupId, wanted);
  }
}

const changedFields = (stored: Group, columns: GroupColumns): string[] =>
  (Object.keys(columns) as (keyof GroupColumns)[]).filter(
    (column) => JSON.stringify(stored[column]) !== JSON.stringify(columns[column]),
  );
