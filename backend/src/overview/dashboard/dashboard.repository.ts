import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { WAITING_STATUSES } from '#shared/quotes/needs-action';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { QuoteType } from '#shared/quotes/quote-type';
import { seesOwnBookOnly, visibleAgents } from '../../platform/people/visible-agents.ts';
import { positional } from '../../platform/database/positional.ts';
import { preparedRows } from '../../platform/database/prepared-rows.ts';
import { censusQuoteOf } from '../../quoting/groups/census-quote.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import {
  countGroups,
  groupsBy,
  newestGroups,
  type PageRange,
  type Readable,
  renewingGroups,
  type Statement,
  waitingGroups,
} from './dashboard-groups.ts';

/** A group with its newest quote, as selected. Quote columns are null for a group without one. */
export interface GroupRow {
  groupId: number;
  groupEnterpriseId: string | null;
  groupName: string;
  renewalDate: IsoDate | null;
  quoteId: number | null;
  quoteName: string | null;
  quoteType: QuoteType | null;
  status: QuoteStatus | null;
  effectiveDate: IsoDate | null;
  /** Of the quote, or of the group without one. Text on SQLite. */
  modifiedAt: Date | string;
  members: number | string;
  /** Of the group, without deleted ones. */
  quotes: number | string;
  /** null before enrollment. */
  missingDocuments: number | null;
  /** Text on SQLite. */
  agentRepliedAt: Date | string | null;
}

export interface RenewalWindow {
  from: IsoDate;
  to: IsoDate;
}

/** At most so many groups of each kind. */
export interface HomeLimits {
  newest: number;
  renewing: number;
  waiting: number;
}

/** The queries of the dashboard: plain rows, one statement each. */
@Injectable()
export class DashboardRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Whose groups this user sees. */
  async findReadable(user: SessionUser): Promise<Readable> {
    if (user.isInternal) {
      return 'everything';
    }
    if (seesOwnBookOnly(user)) {
      return [user.agentId ?? 0];
    }
    const { sql, values } = positional(visibleAgents(user, 'agent.id'));
    const agents = await preparedRows<{ id: number }>(
      this.database.manager,
      `SELECT agent.id FROM agents agent WHERE ${sql}
       AND (SELECT seenBy.groupId FROM group_agents seenBy WHERE seenBy.agentId = agent.id LIMIT 1) IS NOT NULL
       ORDER BY agent.id`,
      values,
    );
    return agents.length === 0 ? [0] : agents.map(({ id }) => id);
  }

  /** The groups that changed last and, however old, those that renew in the window or whose quotes wait for somebody. */
  async listHome(readable: Readable, window: RenewalWindow, limits: HomeLimits): Promise<GroupRow[]> {
    const newest = newestGroups(readable, { first: 0, count: limits.newest });
    const ids = (await preparedRows<{ id: number }>(this.database.manager, newest.sql, newest.values)).map(
      ({ id }) => id,
    );
    if (ids.length === 0) {
      return [];
    }
    const hasOlder = ids.length === limits.newest;
    return this.rowsOf(
      union([
        groupsBy(ids),
        ...(hasOlder ? [renewingGroups(readable, window, limits.renewing)] : []),
        ...(hasOlder ? WAITING_STATUSES.map((status) => waitingGroups(readable, status, limits.waiting)) : []),
      ]),
    );
  }

  /** One page of all groups that the user sees, those that changed last first. */
  listPage(readable: Readable, range: PageRange): Promise<GroupRow[]> {
    return this.rowsOf(newestGroups(readable, range));
  }

  async count(readable: Readable): Promise<number> {
    const { sql, values } = countGroups(readable);
    const [counted] = await preparedRows<{ total: number | string }>(this.database.manager, sql, values);
    return Number(counted?.total);
  }

  private rowsOf({ sql, values }: Statement): Promise<GroupRow[]> {
    return preparedRows(
      this.database.manager,
      `SELECT g.id AS groupId, g.groupEnterpriseId, g.name AS groupName, g.renewalDate, q.id AS quoteId, q.name AS quoteName,
         q.quoteType, q.status, q.effectiveDate, q.agentRepliedAt, COALESCE(q.modifiedAt, g.modifiedAt) AS modifiedAt,
         COALESCE(${censusQuoteOf('g.id', 'memberCount')}, 0) AS members,
         (SELECT COUNT(*) FROM quotes kept WHERE kept.groupId = g.id AND kept.isDeleted = 0) AS quotes,
         (SELECT progress.missingDocuments FROM enrollment_progress progress WHERE progress.quoteId = q.id) AS missingDocuments
       FROM (${sql}) picked
       JOIN \`groups\` g ON g.id = picked.id
       LEFT JOIN quotes q ON q.id = (SELECT newest.id FROM quotes newest WHERE newest.groupId = g.id AND newest.isDeleted = 0
         ORDER BY newest.modifiedAt DESC, newest.id DESC LIMIT 1)
       ORDER BY modifiedAt DESC, g.id DESC`,
      values,
    );
  }
}

const union = (picks: readonly Statement[]): Statement => ({
  sql: picks.map(({ sql }) => `SELECT id FROM (${sql}) picks`).join(' UNION '),
  values: picks.flatMap(({ values }) => values),
});
