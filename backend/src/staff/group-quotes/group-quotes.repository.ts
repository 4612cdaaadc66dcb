import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { GROUP_QUOTE_TYPES, type GroupQuoteType } from '#shared/quotes/quote-type';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { GroupQuoteRow } from '#shared/sales/group-quote.record';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { list, type Sql, sql, table } from '../../platform/database/sql.ts';
import type { QueueQuery, QueueWindow } from './queue-query.ts';
import { beginnings, queuedQuotes, type SliceBeginning, sortedPage, wholeQueue } from './queued-quotes.repository.ts';
import { Agent } from '../../platform/people/agent.entity.ts';
import { GroupAgent } from '../../quoting/groups/group-agent.entity.ts';
import { Group } from '../../quoting/groups/group.entity.ts';
import { QuoteEvent } from '../../quoting/quotes/quote-event.entity.ts';
import { Quote } from '../../quoting/quotes/quote.entity.ts';
import { User } from '../../platform/people/user.entity.ts';

const q = table(Quote, 'q');
const g = table(Group, 'g');
const u = table(User, 'u');
const m = table(GroupAgent, 'm');
const a = table(Agent, 'a');
const e = table(QuoteEvent, 'e');

/** A quote with its group and the user who works on it, as returned by the database. */
export type SelectedQuote = Pick<GroupQuoteRow, 'Id' | 'GroupId' | 'Status' | 'ApprovalTime'>;

/** The position of a quote in its slice. */
export interface SlicePlace {
  slice: number;
  id: number;
  /** The sort value. */
  place: Date | string | number;
}

/** Number of quotes in each type and status, without deleted ones. */
export type QuoteCount = { quoteType: GroupQuoteType; status: QuoteStatus; count: number };

/** The quotes of all groups for the internal queue. For internal staff only, who see every group. */
@Injectable()
export class GroupQuotesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** One page in the requested order. Sorts all matches; QueuePages avoids that when there are too many. */
  listPageIds(query: QueueQuery, window: QueueWindow): Promise<number[]> {
    return isImpossible(query) ? Promise.resolve([]) : this.ids(sortedPage(query, window));
  }

  /** The first quotes of each slice, in no particular order. */
  listBeginnings(slices: readonly SliceBeginning[], window: QueueWindow): Promise<SlicePlace[]> {
    const { manager } = this.database;
    const inBrackets = (one: Sql) => (isSqlite(manager) ? sql`SELECT * FROM (${one})` : sql`(${one})`);
    return rowsOf(manager, beginnings(slices, window, inBrackets));
  }

  /** All matches in the requested order, for a file. */
  listAllIds(query: QueueQuery, window: Pick<QueueWindow, 'order' | 'direction'>): Promise<number[]> {
    return isImpossible(query) ? Promise.resolve([]) : this.ids(wholeQueue(query, window));
  }

  async count(query: QueueQuery): Promise<number> {
    if (isImpossible(query)) {
      return 0;
    }
    const [row] = await rowsOf<{ total: number | string }>(
      this.database.manager,
      sql`SELECT COUNT(*) AS total ${queuedQuotes(query)}`,
    );
    return Number(row?.total ?? 0);
  }

  /** Read from one index. */
  async countByStatus(): Promise<QuoteCount[]> {
    const rows = await rowsOf<Omit<QuoteCount, 'count'> & { total: number | string }>(
      this.database.manager,
      sql`SELECT ${q.quoteType}, ${q.status}, COUNT(*) AS total FROM ${q}
        WHERE ${q.isDeleted} = 0 AND ${q.quoteType} IN (${list(GROUP_QUOTE_TYPES)}) GROUP BY ${q.quoteType}, ${q.status}`,
    );
    return rows.map(({ total, ...row }) => ({ ...row, count: Number(total) }));
  }

  /** In the order of the ids; there must be at least one. */
  async listRows(ids: readonly number[]): Promise<SelectedQuote[]> {
    const rows = await rowsOf<SelectedQuote>(
      this.database.manager,
      sql`SELECT ${q.id} AS Id, ${q.name} AS Name, ${q.groupId} AS GroupId, ${g.name} AS GroupName, ${g.groupEnterpriseId} AS GroupEnterpriseId,
         ${q.quoteType} AS QuoteType, ${q.status} AS Status, ${q.effectiveDate} AS EffectiveDate, ${g.renewalDate} AS RenewalDate,
         ${u.fullName} AS AssignedToFullname, ${u.username} AS AssignedToUsername, ${q.assignedAt} AS AssignedAt,
         ${q.agentRepliedAt} AS AgentRepliedAt, ${q.modifiedAt} AS ModifiedAt, ${q.memberCount} AS Members,
         ${lastMove(['Complete'])} AS SubmittedDate,
         ${lastMove(['Approved', 'PassivelyRenewed'])} AS ApprovalTime
       FROM ${q} JOIN ${g} ON ${g.id} = ${q.groupId} LEFT JOIN ${u} ON ${u.id} = ${q.assignedToUserId}
       WHERE ${q.id} IN (${list(ids)})`,
    );
    const byId = new Map(rows.map((row) => [row.Id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Full names of the agents of these groups, in order. */
  async mapAgents(groupIds: readonly number[]): Promise<Map<number, string[]>> {
    const rows = await rowsOf<{ groupId: number; firstName: string; lastName: string }>(
      this.database.manager,
      sql`SELECT ${m.groupId}, ${a.firstName}, ${a.lastName} FROM ${m} JOIN ${a} ON ${a.id} = ${m.agentId}
       WHERE ${m.groupId} IN (${list(groupIds)}) ORDER BY ${m.groupId}, ${m.position}`,
    );
    const agents = new Map<number, string[]>();
    for (const { groupId, firstName, lastName } of rows) {
      agents.set(groupId, [...(agents.get(groupId) ?? []), `${firstName} ${lastName}`]);
    }
    return agents;
  }

  private async ids(statement: Sql): Promise<number[]> {
    const rows = await rowsOf<{ id: number }>(this.database.manager, statement);
    return rows.map(({ id }) => id);
  }
}

/** A status that the tab does not include: no results. */
const isImpossible = ({ types, statuses }: QueueQuery): boolean => types.length === 0 || statuses.length === 0;

const lastMove = (to: readonly QuoteStatus[]): Sql =>
  sql`(SELECT MAX(${e.at}) FROM ${e} WHERE ${e.quoteId} = ${q.id} AND ${e.toStatus} IN (${list(to)}))`;
