import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { WAITING_STATUSES } from '#shared/quotes/needs-action';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { QuoteType } from '#shared/quotes/quote-type';
import { seesOwnBookOnly, visibleAgents } from '../../platform/people/visible-agents.repository.ts';
import { preparedRows } from '../../platform/database/run-sql.ts';
import { joined, list, selected, type Sql, sql, type Table, table } from '../../platform/database/sql.ts';
import { censusQuoteOf, newestQuoteOf } from '../../quoting/groups/census-quote.repository.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import {
  countGroups,
  groupsBy,
  newestGroups,
  type PageRange,
  type Readable,
  renewingGroups,
  waitingGroups,
} from './dashboard-groups.repository.ts';
import { Agent } from '../../platform/people/agent.entity.ts';
import { EnrollmentProgress } from '../../enrollment/state/enrollment-progress.entity.ts';
import { GroupAgent } from '../../quoting/groups/group-agent.entity.ts';
import { Group } from '../../quoting/groups/group.entity.ts';
import { Proposal } from '../../quoting/proposals/proposal.entity.ts';
import { ProposalEmail } from '../../quoting/proposals/emailing/proposal-email.entity.ts';
import { ShareLinkOpen } from '../../quoting/proposals/sharing/share-link-open.entity.ts';
import { ShareLink } from '../../quoting/proposals/sharing/share-link.entity.ts';
import { Quote } from '../../quoting/quotes/quote.entity.ts';
import { IN_FORCE } from '../../quoting/renewal-plans/renewals.repository.ts';

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
  /** From the quote, or from the group if it has none. Text on SQLite. */
  modifiedAt: Date | string;
  members: number | string;
  /** The quote whose plans are in force until the renewal date. */
  inForceQuoteId: number | null;
  /** Of shared proposals of the quote. Text on SQLite. */
  proposalOpenedAt: Date | string | null;
  /** Of the e-mails with such a proposal. Text on SQLite. */
  proposalSentAt: Date | string | null;
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

/** Maximum number of groups of each kind. */
export interface HomeLimits {
  newest: number;
  renewing: number;
  waiting: number;
}

const g = table(Group, 'g');
const q = table(Quote, 'q');
const kept = table(Quote, 'kept');
const inForce = table(Quote, 'inForce');
const proposal = table(Proposal, 'proposal');
const link = table(ShareLink, 'link');
const opening = table(ShareLinkOpen, 'opening');
const email = table(ProposalEmail, 'email');
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
    const newest = newestGroups(readable, { first: 0, count: limits.newest });
    const ids = (await preparedRows<{ id: number }>(this.database.manager, newest)).map(({ id }) => id);
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

  /** One page of all groups that the user sees, most recently changed first. */
  listPage(readable: Readable, range: PageRange): Promise<GroupRow[]> {
    return this.rowsOf(newestGroups(readable, range));
  }

  async count(readable: Readable): Promise<number> {
    const [counted] = await preparedRows<{ total: number | string }>(this.database.manager, countGroups(readable));
    return Number(counted?.total);
  }

  private rowsOf(picked: Sql): Promise<GroupRow[]> {
    return preparedRows(
      this.database.manager,
      sql`SELECT ${GROUP} FROM (${picked}) picked JOIN ${g} ON ${g.id} = picked.id
          LEFT JOIN ${q} ON ${q.id} = ${newestQuoteOf(g.id)}
        ORDER BY modifiedAt DESC, ${g.id} DESC`,
    );
  }
}

const union = (picks: readonly Sql[]): Sql =>
  joined(
    picks.map((pick) => sql`SELECT id FROM (${pick}) picks`),
    ' UNION ',
  );

/** The quote of the group whose plans are in force until its renewal date, as a subselect. */
export const inForceQuoteOf = (group: Table<Group>): Sql =>
  sql`(SELECT ${inForce.id} FROM ${inForce} WHERE ${inForce.groupId} = ${group.id} AND ${inForce.isDeleted} = 0
    AND ${inForce.status} IN (${list(IN_FORCE)}) AND ${inForce.effectiveDate} < ${group.renewalDate}
    ORDER BY ${inForce.effectiveDate} DESC, ${inForce.id} DESC LIMIT 1)`;

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
  inForceQuoteId: inForceQuoteOf(g),
  proposalOpenedAt: sql`(SELECT MAX(${opening.openedAt}) FROM ${proposal}
    JOIN ${link} ON ${link.proposalId} = ${proposal.id} JOIN ${opening} ON ${opening.shareLinkId} = ${link.id}
    WHERE ${proposal.quoteId} = ${q.id})`,
  proposalSentAt: sql`(SELECT MAX(${email.settledAt}) FROM ${proposal}
    JOIN ${link} ON ${link.proposalId} = ${proposal.id} JOIN ${email} ON ${email.shareLinkId} = ${link.id}
    WHERE ${proposal.quoteId} = ${q.id} AND ${email.state} = 'Sent')`,
  members: sql`COALESCE(${censusQuoteOf(g.id, 'memberCount')}, 0)`,
  quotes: sql`(SELECT COUNT(*) FROM ${kept} WHERE ${kept.groupId} = ${g.id} AND ${kept.isDeleted} = 0)`,
  missingDocuments: sql`(SELECT ${progress.missingDocuments} FROM ${progress}
    WHERE ${progress.quoteId} = ${q.id})`,
});
