import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { WAITING_STATUSES } from '#shared/quotes/needs-action';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { QuoteType } from '#shared/quotes/quote-type';
import { seesOwnBookOnly, visibleAgents } from '../../platform/people/visible-agents.repository.ts';
import { preparedRows } from '../../platform/database/run-sql.ts';
import { joined, selected, type Sql, sql, table } from '../../platform/database/sql.ts';
import { censusQuoteOf, inForceQuoteOf, standingQuoteOf } from '../../quoting/groups/census-quote.repository.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import {
  countGroups,
  groupsBy,
  newestGroups,
  type PageRange,
  type Readable,
  type RenewalWindow,
  renewingGroups,
  waitingGroups,
} from './dashboard-groups.repository.ts';
import { countFoundGroups, foundGroups, type FoundRows } from './dashboard-lists.repository.ts';
import { Link } from '../../platform/links/link.table.ts';
import { Agent } from '../../platform/people/agent.table.ts';
import { EnrollmentProgress } from '../../enrollment/parts/enrollment-progress.table.ts';
import { GroupAgent } from '../../quoting/groups/group-agent.table.ts';
import { Group } from '../../quoting/groups/group.table.ts';
import { Proposal } from '../../quoting/proposals/proposal.table.ts';
import { QuoteEmail } from '../../quoting/proposals/quote-email.table.ts';
import { ShareLinkOpen } from '../../quoting/proposals/share-link-open.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';

/** A group with the quote that stands for it, as selected. Quote columns are null for a group without one. */
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
  /** From the quote, or from the group if it has none. Text on SQLite. */
  modifiedAt: Date | string;
  members: number | string;
  /** The last change of the group or any of its quotes. Text on SQLite. */
  activityAt: Date | string;
  /** The quote whose plans are in force until the renewal date. */
  inForceQuoteId: number | null;
  /** Of shared proposals of the quote. Text on SQLite. */
  proposalOpenedAt: Date | string | null;
  /** Of the e-mails with such a proposal. Text on SQLite. */
  proposalSentAt: Date | string | null;
  /** The newest answer to a shared proposal of the quote that waits. Text on SQLite. */
  clientAnsweredAt: Date | string | null;
  /** Of the group, without deleted ones. */
  quotes: number | string;
  /** null before enrollment. */
  missingDocuments: number | null;
  /** Text on SQLite. */
  agentRepliedAt: Date | string | null;
}

/** Maximum number of groups of each kind. */
export interface HomeLimits {
  newest: number;
  renewing: number;
  waiting: number;
}

const g = table(Group, 'g');
const q = table(Quote, 'q');
const kept = table(Quote, 'kept');
const proposal = table(Proposal, 'proposal');
const link = table(Link, 'link');
const ofProposal = sql`${link.purpose} = 'Proposal' AND ${link.subjectId} = ${proposal.id}`;
const opening = table(ShareLinkOpen, 'opening');
const email = table(QuoteEmail, 'email');
const agent = table(Agent, 'agent');
const seenBy = table(GroupAgent, 'seenBy');
const progress = table(EnrollmentProgress, 'progress');

/** The queries of the dashboard: plain rows, one statement each. */
@Injectable()
export class DashboardRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The groups that this user sees. */
  async findReadable(user: SessionUser): Promise<Readable> {
    if (user.isInternal) {
      return 'everything';
    }
    if (seesOwnBookOnly(user)) {
      return [user.agentId ?? 0];
    }
    const agents = await preparedRows<{ id: number }>(
      this.database.manager,
      sql`SELECT ${agent.id} FROM ${agent} WHERE ${visibleAgents(user, agent.id)}
        AND (SELECT ${seenBy.groupId} FROM ${seenBy} WHERE ${seenBy.agentId} = ${agent.id} LIMIT 1) IS NOT NULL
        ORDER BY ${agent.id}`,
    );
    return agents.length === 0 ? [0] : agents.map(({ id }) => id);
  }

  /** The most recently changed groups plus, regardless of age, those that renew in the window or whose quotes need action. */
  async listHome(readable: Readable, window: RenewalWindow, limits: HomeLimits): Promise<GroupRow[]> {
    const newest = newestGroups(readable, { page: { first: 0, count: limits.newest } });
    const ids = (await preparedRows<{ id: number }>(this.database.manager, newest)).map(({ id }) => id);
    if (ids.length === 0) {
      return [];
    }
    const hasOlder = ids.length === limits.newest;
    return this.rowsOf(
      union([
        groupsBy(ids),
        ...(hasOlder ? [renewingGroups(readable, window, { page: { first: 0, count: limits.renewing } })] : []),
        ...(hasOlder ? WAITING_STATUSES.map((status) => waitingGroups(readable, status, limits.waiting)) : []),
      ]),
    );
  }

  /** A page of a list, in its order. */
  listFound(readable: Readable, found: FoundRows, page: PageRange): Promise<GroupRow[]> {
    const { ids, order } = foundGroups(readable, found, page);
    return this.rowsOf(ids, order);
  }

  /** The groups of all pages of a list, in its order. */
  async listFoundIds(readable: Readable, found: FoundRows): Promise<number[]> {
    const { ids } = foundGroups(readable, found, null);
    return (await preparedRows<{ id: number }>(this.database.manager, ids)).map(({ id }) => id);
  }

  /** These groups, in this order; at least one. */
  async listById(ids: readonly number[]): Promise<GroupRow[]> {
    const rows = new Map((await this.rowsOf(groupsBy(ids))).map((row) => [row.groupId, row]));
    return ids.flatMap((id) => rows.get(id) ?? []);
  }

  /** How many groups a list has, whatever stage is asked for: by the status of the quotes that stand for them; for staff in all. */
  async countFound(readable: Readable, found: FoundRows): Promise<{ status: QuoteStatus | null; groups: number }[]> {
    const rows = await preparedRows<{ status: QuoteStatus | null; total: number | string }>(
      this.database.manager,
      countFoundGroups(readable, found),
    );
    return rows.map(({ status, total }) => ({ status, groups: Number(total) }));
  }

  /** One page of all groups that the user sees, most recently changed first. */
  listPage(readable: Readable, range: PageRange): Promise<GroupRow[]> {
    return this.rowsOf(newestGroups(readable, { page: range }));
  }

  async count(readable: Readable): Promise<number> {
    const [counted] = await preparedRows<{ total: number | string }>(this.database.manager, countGroups(readable));
    return Number(counted?.total);
  }

  private rowsOf(picked: Sql, order = sql`modifiedAt DESC, ${g.id} DESC`): Promise<GroupRow[]> {
    return preparedRows(
      this.database.manager,
      sql`SELECT ${GROUP} FROM (${picked}) picked JOIN ${g} ON ${g.id} = picked.id
          LEFT JOIN ${q} ON ${q.id} = ${standingQuoteOf(g.id)}
        ORDER BY ${order}`,
    );
  }
}

const union = (picks: readonly Sql[]): Sql =>
  joined(
    picks.map((pick) => sql`SELECT id FROM (${pick}) picks`),
    ' UNION ',
  );

const GROUP = selected<GroupRow>({
  groupId: g.id,
  groupEnterpriseId: g.groupEnterpriseId,
  groupName: g.name,
  renewalDate: g.renewalDate,
  quoteId: q.id,
  quoteName: q.name,
  quoteType: q.quoteType,
  status: q.status,
  effectiveDate: q.effectiveDate,
  agentRepliedAt: q.agentRepliedAt,
  modifiedAt: sql`COALESCE(${q.modifiedAt}, ${g.modifiedAt})`,
  activityAt: g.activityAt,
  inForceQuoteId: inForceQuoteOf(g.id, g.renewalDate),
  proposalOpenedAt: sql`(SELECT MAX(${opening.openedAt}) FROM ${proposal}
    JOIN ${link} ON ${ofProposal} JOIN ${opening} ON ${opening.shareLinkId} = ${link.id}
    WHERE ${proposal.quoteId} = ${q.id})`,
  proposalSentAt: sql`(SELECT MAX(${email.settledAt}) FROM ${proposal}
    JOIN ${link} ON ${ofProposal} JOIN ${email} ON ${email.linkId} = ${link.id}
    WHERE ${proposal.quoteId} = ${q.id} AND ${email.state} = 'Sent')`,
  clientAnsweredAt: q.clientAnsweredAt,
  members: sql`COALESCE(${censusQuoteOf(g.id, 'memberCount')}, 0)`,
  quotes: sql`(SELECT COUNT(*) FROM ${kept} WHERE ${kept.groupId} = ${g.id} AND ${kept.isDeleted} = 0)`,
  missingDocuments: sql`(SELECT ${progress.missingDocuments} FROM ${progress}
    WHERE ${progress.quoteId} = ${q.id})`,
});
