import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { Agent } from '../../platform/people/agent.entity.ts';
import { positional } from '../../platform/database/positional.ts';
import { GroupAgent } from '../../quoting/groups/group-agent.entity.ts';
import { visibleGroups } from '../../quoting/groups/visible-groups.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import type { SqlCondition } from './group-conditions.ts';

export type GroupSearchOrder = 'name' | 'groupEnterpriseId' | 'city' | 'renewalDate';

export interface FoundGroup {
  groupId: number;
  groupEnterpriseId: string | null;
  groupName: string;
  city: string;
  renewalDate: IsoDate | null;
  /** Of the newest quote that is not deleted; null for a group without one. */
  quoteId: number | null;
  quoteName: string | null;
  status: QuoteStatus | null;
}

export interface FoundPage {
  order: GroupSearchOrder;
  direction: 'ASC' | 'DESC';
  first: number;
  count: number;
}

/** The queries of the group search. */
@Injectable()
export class GroupSearchRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Ids of groups that the user may see and that meet every condition, at most `limit` of them, in no order. */
  async listMatching(user: SessionUser, conditions: readonly SqlCondition[], limit: number): Promise<number[]> {
    const seen = visibleGroups(user, 'g.id');
    const visible = positional({ sql: seen.sql, parameters: seen.parameters });
    const rows: { id: number }[] = await this.database.query(
      `SELECT g.id FROM \`groups\` g WHERE ${[visible.sql, ...conditions.map(({ sql }) => `(${sql})`)].join(' AND ')} LIMIT ?`,
      [...visible.values, ...conditions.flatMap(({ values }) => values), limit],
    );
    return rows.map(({ id }) => id);
  }

  /** One page of these groups, with their newest quotes. Give ids from `listMatching`: they are narrowed to the user. */
  async listPage(ids: readonly number[], { order, direction, first, count }: FoundPage): Promise<FoundGroup[]> {
    if (ids.length === 0) {
      return [];
    }
    return this.database.query(
      `SELECT g.id AS groupId, g.groupEnterpriseId, g.name AS groupName, g.city, g.renewalDate, q.id AS quoteId,
         q.name AS quoteName, q.status
       FROM (SELECT f.id, ${SORTED_BY[order]} AS sortedBy FROM \`groups\` f WHERE f.id IN (${ids.map(() => '?').join(',')})
         ORDER BY sortedBy ${direction}, f.id ${direction} LIMIT ? OFFSET ?) picked
       JOIN \`groups\` g ON g.id = picked.id
       LEFT JOIN quotes q ON q.id = (SELECT newest.id FROM quotes newest WHERE newest.groupId = g.id AND newest.isDeleted = 0
         ORDER BY newest.modifiedAt DESC, newest.id DESC LIMIT 1)
       ORDER BY picked.sortedBy ${direction}, g.id ${direction}`,
      [...ids, count, first],
    );
  }

  /** The agents of these groups, in their order, with their agencies. */
  async listAgents(groupIds: readonly number[]): Promise<Map<number, Agent[]>> {
    const rows = await this.database.manager.find(GroupAgent, {
      where: { groupId: In([...groupIds]) },
      relations: { agent: { agency: true } },
      order: { position: 'ASC' },
    });
    const agents = new Map<number, Agent[]>();
    for (const { groupId, agent } of rows) {
      agents.set(groupId, [...(agents.get(groupId) ?? []), ...(agent ? [agent] : [])]);
    }
    return agents;
  }
}

/** SQLite puts small letters behind capital ones. */
const SORTED_BY: Record<GroupSearchOrder, string> = {
  name: 'LOWER(f.name)',
  groupEnterpriseId: 'f.groupEnterpriseId',
  city: 'LOWER(f.city)',
  renewalDate: 'f.renewalDate',
};
