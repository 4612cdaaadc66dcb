import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, In } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { Agent } from '../../platform/people/agent.table.ts';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { DIRECTIONS, joined, list, selected, type Sql, sql, table } from '../../platform/database/sql.ts';
import { GroupAgent } from '../../quoting/groups/group-agent.table.ts';
import { censusQuoteOf, newestQuoteOf } from '../../quoting/groups/census-quote.repository.ts';
import { visibleGroups } from '../../quoting/groups/visible-groups.repository.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Group } from '../../quoting/groups/group.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';

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
  members: number | string;
}

export interface FoundPage {
  order: GroupSearchOrder;
  direction: 'ASC' | 'DESC';
  first: number;
  count: number;
}

const g = table(Group, 'g');
const f = table(Group, 'f');
const q = table(Quote, 'q');

/** The queries of the group search. */
@Injectable()
export class GroupSearchRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Ids of groups that the user may see and that meet every condition, at most `limit`, in no particular order. */
  async listMatching(user: SessionUser, conditions: readonly Sql[], limit: number): Promise<number[]> {
    const all = [visibleGroups(user, g.id), ...conditions.map((condition) => sql`(${condition})`)];
    const rows = await rowsOf<{ id: number }>(
      this.database.manager,
      sql`SELECT ${g.id} FROM ${g} WHERE ${joined(all, ' AND ')} LIMIT ${limit}`,
    );
    return rows.map(({ id }) => id);
  }

  /** One page of these groups, with their newest quotes. Pass only ids from `listMatching`, which checks access. */
  async listPage(ids: readonly number[], { order, direction, first, count }: FoundPage): Promise<FoundGroup[]> {
    if (ids.length === 0) {
      return [];
    }
    const inOrder = DIRECTIONS[direction];
    return rowsOf(
      this.database.manager,
      sql`SELECT ${FOUND} FROM
          (SELECT ${f.id}, ${SORTED_BY[order]} AS sortedBy FROM ${f} WHERE ${f.id} IN (${list(ids)})
            ORDER BY sortedBy ${inOrder}, ${f.id} ${inOrder} LIMIT ${count} OFFSET ${first}) picked
        JOIN ${g} ON ${g.id} = picked.id LEFT JOIN ${q} ON ${q.id} = ${newestQuoteOf(g.id)}
        ORDER BY picked.sortedBy ${inOrder}, ${g.id} ${inOrder}`,
    );
  }

  /** The agents of these groups, in order, with their agencies. */
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

/** SQLite sorts lowercase letters after uppercase ones. */
const SORTED_BY: Record<GroupSearchOrder, Sql> = {
  name: sql`LOWER(${f.name})`,
  groupEnterpriseId: f.groupEnterpriseId,
  city: sql`LOWER(${f.city})`,
  renewalDate: f.renewalDate,
};

const FOUND = selected<FoundGroup>({
  groupId: g.id,
  groupEnterpriseId: g.groupEnterpriseId,
  groupName: g.name,
  city: g.city,
  renewalDate: g.renewalDate,
  quoteId: q.id,
  quoteName: q.name,
  status: q.status,
  members: sql`COALESCE(${censusQuoteOf(g.id, 'memberCount')}, 0)`,
});
