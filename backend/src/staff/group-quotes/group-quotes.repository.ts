import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { GROUP_QUOTE_TYPES, type GroupQuoteType } from '#shared/quotes/quote-type';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { GroupQuoteRow } from '#shared/sales/group-quote.record';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import type { QueueQuery, QueueWindow } from './queue-query.ts';
import { beginnings, type SliceBeginning, sortedPage, wholeQueue } from './queue-page-sql.ts';
import { placeholders, queuedQuotes, type Sql } from './queue-sql.ts';

/** A quote with its group and who works on it, as the database has it. */
export type SelectedQuote = Pick<GroupQuoteRow, 'Id' | 'GroupId' | 'Status' | 'ApprovalTime'>;

/** Where a quote stands among those of its slice. */
export interface SlicePlace {
  slice: number;
  id: number;
  /** What the queue is sorted by. */
  place: Date | string | number;
}

/** How many quotes there are in each type and status, that are not deleted. */
export type QuoteCount = { quoteType: GroupQuoteType; status: QuoteStatus; count: number };

/** The quotes of all groups as the internal queue reads them. For internal staff alone, who see every group. */
@Injectable()
export class GroupQuotesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** In the order that is asked for: of one page. All that match are sorted for it; QueuePages knows when that is too many. */
  listPageIds(query: QueueQuery, window: QueueWindow): Promise<number[]> {
    return isImpossible(query) ? Promise.resolve([]) : this.ids(sortedPage(query, window));
  }

  /** The first quotes of each slice, in no order. */
  listBeginnings(slices: readonly SliceBeginning[], window: QueueWindow): Promise<SlicePlace[]> {
    const inBrackets = (one: string) => (isSqlite(this.database.manager) ? `SELECT * FROM (${one})` : `(${one})`);
    const [sql, values] = beginnings(slices, window, inBrackets);
    return this.database.query(sql, [...values]);
  }

  /** In the order that is asked for: all, for a file. */
  listAllIds(query: QueueQuery, window: Pick<QueueWindow, 'order' | 'direction'>): Promise<number[]> {
    return isImpossible(query) ? Promise.resolve([]) : this.ids(wholeQueue(query, window));
  }

  async count(query: QueueQuery): Promise<number> {
    if (isImpossible(query)) {
      return 0;
    }
    const [from, values] = queuedQuotes(query);
    const [row]: { total: number | string }[] = await this.database.query(`SELECT COUNT(*) AS total ${from}`, [
      ...values,
    ]);
    return Number(row?.total ?? 0);
  }

  /** Read from one index. */
  async countByStatus(): Promise<QuoteCount[]> {
    const rows: (Omit<QuoteCount, 'count'> & { total: number | string })[] = await this.database.query(
      `SELECT quoteType, status, COUNT(*) AS total FROM quotes WHERE isDeleted = 0
       AND quoteType IN (${placeholders(GROUP_QUOTE_TYPES)}) GROUP BY quoteType, status`,
      [...GROUP_QUOTE_TYPES],
    );
    return rows.map(({ total, ...row }) => ({ ...row, count: Number(total) }));
  }

  /** In the order of the ids, which must not be none. */
  async listRows(ids: readonly number[]): Promise<SelectedQuote[]> {
    const rows: SelectedQuote[] = await this.database.query(
      `SELECT q.id AS Id, q.name AS Name, q.groupId AS GroupId, g.name AS GroupName, g.groupEnterpriseId AS GroupEnterpriseId,
         q.quoteType AS QuoteType, q.status AS Status, q.effectiveDate AS EffectiveDate, g.renewalDate AS RenewalDate,
         u.fullName AS AssignedToFullname, u.username AS AssignedToUsername, q.assignedAt AS AssignedAt,
         q.agentRepliedAt AS AgentRepliedAt, q.modifiedAt AS ModifiedAt, q.memberCount AS Members,
         ${lastMove("e.toStatus = 'Complete'")} AS SubmittedDate,
         ${lastMove("e.toStatus IN ('Approved', 'PassivelyRenewed')")} AS ApprovalTime
       FROM quotes q JOIN \`groups\` g ON g.id = q.groupId LEFT JOIN users u ON u.id = q.assignedToUserId
       WHERE q.id IN (${placeholders(ids)})`,
      [...ids],
    );
    const byId = new Map(rows.map((row) => [row.Id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Full names of the agents of these groups, in their order. */
  async mapAgents(groupIds: readonly number[]): Promise<Map<number, string[]>> {
    const rows: { groupId: number; firstName: string; lastName: string }[] = await this.database.query(
      `SELECT m.groupId, a.firstName, a.lastName FROM group_agents m JOIN agents a ON a.id = m.agentId
       WHERE m.groupId IN (${placeholders(groupIds)}) ORDER BY m.groupId, m.position`,
      [...groupIds],
    );
    const agents = new Map<number, string[]>();
    for (const { groupId, firstName, lastName } of rows) {
      agents.set(groupId, [...(agents.get(groupId) ?? []), `${firstName} ${lastName}`]);
    }
    return agents;
  }

  private async ids([sql, values]: Sql): Promise<number[]> {
    const rows: { id: number }[] = await this.database.query(sql, [...values]);
    return rows.map(({ id }) => id);
  }
}

/** A state that the tab does not have: nothing is in it. */
const isImpossible = ({ types, statuses }: QueueQuery): boolean => types.length === 0 || statuses.length === 0;

const lastMove = (condition: string): string =>
  `(SELECT MAX(e.at) FROM quote_events e WHERE e.quoteId = q.id AND ${condition})`;
