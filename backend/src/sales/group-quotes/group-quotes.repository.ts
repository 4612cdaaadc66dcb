import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { GROUP_QUOTE_TYPES, type GroupQuoteType } from '#shared/quotes/quote-type';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { toInstant } from '../../database/raw-values.ts';
import type { QueueQuery, QueueWindow } from './queue-query.ts';
import { joinFor, ORDER_COLUMNS, placeholders, queuedQuotes } from './queue-sql.ts';

/** A quote with its group and who works on it, as plain columns. */
export interface StoredQueueRow {
  id: number;
  name: string;
  groupId: number;
  groupName: string;
  groupEnterpriseId: string | null;
  quoteType: GroupQuoteType;
  status: QuoteStatus;
  effectiveDate: IsoDate;
  renewalDate: IsoDate | null;
  assignedToFullname: string | null;
  assignedToUsername: string | null;
  assignedAt: Date | string | null;
  modifiedAt: Date | string;
}

/** The last times that a quote was submitted, and that it was approved or renewed. */
export interface Milestones {
  submittedAt: Date | null;
  approvedAt: Date | null;
}

/** How many quotes there are in each type and status, that are not deleted. */
export type QuoteCount = { quoteType: GroupQuoteType; status: QuoteStatus; count: number };

/** The quotes of all groups as the internal queue reads them. For internal staff alone, who see every group. */
@Injectable()
export class GroupQuotesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** In the order that is asked for: of one part, or of everything for a file. */
  async listIds(query: QueueQuery, { order, direction }: QueueWindow, part?: QueueWindow): Promise<number[]> {
    if (isImpossible(query)) {
      return [];
    }
    const [from, values] = queuedQuotes(query, joinFor(order));
    const limit = part ? ' LIMIT ? OFFSET ?' : '';
    const rows: { id: number }[] = await this.database.query(
      `SELECT q.id ${from} ORDER BY ${ORDER_COLUMNS[order]} ${direction}, q.id ${direction}${limit}`,
      [...values, ...(part ? [part.count, part.first] : [])],
    );
    return rows.map(({ id }) => id);
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
  async listRows(ids: readonly number[]): Promise<StoredQueueRow[]> {
    const rows: StoredQueueRow[] = await this.database.query(
      `SELECT q.id, q.name, q.groupId, g.name AS groupName, g.groupEnterpriseId, q.quoteType, q.status, q.effectiveDate,
         g.renewalDate, u.fullName AS assignedToFullname, u.username AS assignedToUsername, q.assignedAt, q.modifiedAt
       FROM quotes q JOIN \`groups\` g ON g.id = q.groupId LEFT JOIN users u ON u.id = q.assignedToUserId
       WHERE q.id IN (${placeholders(ids)})`,
      [...ids],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** When each of these quotes last came into those states. */
  async mapMilestones(ids: readonly number[]): Promise<Map<number, Milestones>> {
    const rows: { quoteId: number; submittedAt: Date | string | null; approvedAt: Date | string | null }[] =
      await this.database.query(
        `SELECT e.quoteId, MAX(CASE WHEN e.toStatus = 'Complete' THEN e.at END) AS submittedAt,
           MAX(CASE WHEN e.toStatus <> 'Complete' THEN e.at END) AS approvedAt
         FROM quote_events e WHERE e.quoteId IN (${placeholders(ids)})
         AND e.toStatus IN ('Complete', 'Approved', 'PassivelyRenewed') GROUP BY e.quoteId`,
        [...ids],
      );
    return new Map(
      rows.map(({ quoteId, submittedAt, approvedAt }) => [
        quoteId,
        { submittedAt: instantOf(submittedAt), approvedAt: instantOf(approvedAt) },
      ]),
    );
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

  /** How many people are on the census of each of these quotes. */
  async mapMembers(ids: readonly number[]): Promise<Map<number, number>> {
    const rows: { quoteId: number; total: number | string }[] = await this.database.query(
      `SELECT c.quoteId, COUNT(*) AS total FROM census_members c WHERE c.quoteId IN (${placeholders(ids)}) GROUP BY c.quoteId`,
      [...ids],
    );
    return new Map(rows.map(({ quoteId, total }) => [quoteId, Number(total)]));
  }
}

/** A state that the tab does not have: nothing is in it. */
const isImpossible = ({ types, statuses }: QueueQuery): boolean => types.length === 0 || statuses.length === 0;

const instantOf = (raw: Date | string | null): Date | null => (raw === null ? null : toInstant(raw));
