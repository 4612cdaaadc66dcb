import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { APPLICATION_SIGNED, type QuoteLine } from '#shared/timeline/timeline-words';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { list, type Sql, sql, table } from '../../platform/database/sql.ts';
import { visibleGroups } from '../../quoting/groups/visible-groups.repository.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Agency } from '../../platform/people/agency.table.ts';
import { Agent } from '../../platform/people/agent.table.ts';
import { AuditEvent } from '../../platform/security/audit-trail.table.ts';
import { Proposal } from '../../quoting/proposals/proposal.table.ts';
import { QuoteEvent } from '../../quoting/quotes/quote-event.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import { User } from '../../platform/people/user.table.ts';

/** A quote on a timeline. */
export interface TimelineQuote {
  id: number;
  name: string;
  isDeleted: boolean | number;
}

/** The subject of a timeline: quotes found for the user, and optionally their group. */
export interface TimelineSubject {
  line: QuoteLine;
  /** null: only the quotes. */
  groupId: number | null;
  quotes: readonly TimelineQuote[];
}

/** A status change of a quote or an audited action, with the user who made it; as selected. */
export interface TimelineRow {
  kind: 'move' | 'change';
  id: number;
  /** Text on SQLite. */
  at: Date | string;
  /** Text if it comes from the audit trail. */
  quoteId: number | string | null;
  fromStatus: QuoteStatus | null;
  /** null for an audited action. */
  toStatus: QuoteStatus | null;
  /** The reason for the status change, or the action: "edit-group". */
  words: string;
  fields: string;
  /** IP address of the user; '' for status changes. */
  ip: string;
  userId: number | null;
  fullName: string | null;
  /** Comma-separated. */
  roles: string | null;
  isGeneralAgent: boolean | number | null;
  isAgentBroker: boolean | number | null;
  agencyId: number | null;
  generalAgencyId: number | null;
}

/** As selected: an action on a proposal has its id instead of the quote's. */
type SelectedRow = Omit<TimelineRow, 'kind'> & { kind: TimelineRow['kind'] | 'proposal'; total: number };

export interface Page {
  first: number;
  count: number;
}

const quote = table(Quote, 'quote');
const e = table(QuoteEvent, 'e');
const a = table(AuditEvent, 'a');
const proposal = table(Proposal, 'proposal');
const actor = table(User, 'actor');
const agent = table(Agent, 'agent');
const agency = table(Agency, 'agency');

/** All but the last also have a status change row; saved filters are not an event. */
const NOT_TOLD = list([
  'move-quote',
  'book-payment',
  'create-quote',
  'copy-quote',
  'renew-passively',
  'keep-plan-view',
]);

/** What goes to the client, or is taken back. */
const OF_PROPOSALS = list(['email-proposal', 'share-proposal', 'mark-proposal-sent', 'revoke-share']);

/** The user who did it, for `timelineActor`. */
export const ACTOR_COLUMNS = sql`${actor.fullName}, ${actor.roles}, ${actor.isGeneralAgent}, ${agent.isAgentBroker}, ${agent.agencyId},
  ${agency.generalAgencyId}`;
export const actorJoins = (userId: Sql): Sql =>
  sql`LEFT JOIN ${actor} ON ${actor.id} = ${userId}
   LEFT JOIN ${agent} ON ${agent.id} = ${actor.agentId}
   LEFT JOIN ${agency} ON ${agency.id} = ${agent.agencyId}`;

/** A signature and a reply are steps that leave the status as it is. */
const IS_STEP = sql`${e.fromStatus} <> ${e.toStatus} OR ${e.toStatus} = 'Pended' OR ${e.why} = ${APPLICATION_SIGNED}`;

/** The queries of the timelines of groups and quotes. Each page is one statement using the indexes of quote_events and audit_events. */
@Injectable()
export class TimelineRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** All quotes of a group that the user may see, including deleted ones: everyone may see that they were deleted. */
  listQuotes(user: SessionUser, groupId: number): Promise<TimelineQuote[]> {
    return rowsOf(
      this.database.manager,
      sql`SELECT ${quote.id}, ${quote.name}, ${quote.isDeleted} FROM ${quote}
        WHERE ${quote.groupId} = ${groupId} AND ${visibleGroups(user, quote.groupId)}`,
    );
  }

  /** Newest first. For a deleted quote external users only see that it was deleted. */
  async listPage(
    user: SessionUser,
    subject: TimelineSubject,
    page: Page,
  ): Promise<{ rows: TimelineRow[]; total: number }> {
    const proposals = await this.listProposals(user, subject);
    const rows = await this.rowsOf(user, subject, { ...page, proposals });
    const isBeyond = rows.length === 0 && page.first > 0;
    const [counted] = isBeyond ? await this.rowsOf(user, subject, { ...FIRST_ROW, proposals }) : rows;
    return {
      rows: rows.map(({ kind, ...row }) =>
        kind === 'proposal'
          ? { ...row, kind: 'change', quoteId: proposals.get(Number(row.quoteId)) ?? null }
          : { ...row, kind },
      ),
      total: Number(counted?.total ?? 0),
    };
  }

  /** The quotes of the proposals, by the proposals' ids. */
  private async listProposals(user: SessionUser, { quotes }: TimelineSubject): Promise<Map<number, number>> {
    const found = await rowsOf<{ id: number; quoteId: number }>(
      this.database.manager,
      sql`SELECT ${proposal.id}, ${proposal.quoteId} FROM ${proposal}
        WHERE ${proposal.quoteId} IN (${list(quotes.filter(isOpenTo(user)).map(({ id }) => id))})`,
    );
    return new Map(found.map(({ id, quoteId }) => [id, quoteId]));
  }

  private rowsOf(
    user: SessionUser,
    subject: TimelineSubject,
    { proposals, ...page }: Page & { proposals: ReadonlyMap<number, number> },
  ): Promise<SelectedRow[]> {
    const isOpen = isOpenTo(user);
    const open = subject.quotes.filter(isOpen).map(({ id }) => id);
    const deleted = subject.quotes.filter((quote) => !isOpen(quote)).map(({ id }) => id);
    return rowsOf(
      this.database.manager,
      sql`SELECT entry.*, COUNT(*) OVER () AS total, ${ACTOR_COLUMNS}
       FROM (
         SELECT 'move' AS kind, 3 AS place, ${e.id}, ${e.at}, ${e.userId}, ${e.quoteId}, ${e.fromStatus}, ${e.toStatus}, ${e.why} AS words, '' AS fields, '' AS ip
         FROM ${e}
         WHERE ${e.quoteId} IN (${list(open)}) AND (${e.fromStatus} IS NULL OR ${IS_STEP})
         UNION ALL
         SELECT 'change', 2, ${a.id}, ${a.at}, ${a.userId}, ${a.subjectId}, NULL, NULL, ${a.action}, ${a.fields}, ${a.ip}
         FROM ${a}
         WHERE ${a.subject} = 'quote' AND ${a.subjectId} IN (${list(open.map(String))}) AND ${a.action} NOT IN (${NOT_TOLD})
         UNION ALL
         SELECT 'change', 2, ${a.id}, ${a.at}, ${a.userId}, ${a.subjectId}, NULL, NULL, ${a.action}, ${a.fields}, ${a.ip}
         FROM ${a}
         WHERE ${a.subject} = 'quote' AND ${a.subjectId} IN (${list(deleted.map(String))}) AND ${a.action} = 'delete-quote'
         UNION ALL
         SELECT 'proposal', 2, ${a.id}, ${a.at}, ${a.userId}, ${a.subjectId}, NULL, NULL, ${a.action}, ${a.fields}, ${a.ip}
         FROM ${a}
         WHERE ${a.subject} = 'proposal' AND ${a.subjectId} IN (${list([...proposals.keys()].map(String))}) AND ${a.action} IN (${OF_PROPOSALS})
         UNION ALL
         SELECT 'change', 1, ${a.id}, ${a.at}, ${a.userId}, NULL, NULL, NULL, ${a.action}, ${a.fields}, ${a.ip}
         FROM ${a}
         WHERE ${a.subject} = 'group' AND ${a.subjectId} = ${String(subject.groupId ?? '')}
       ) entry
       ${actorJoins(sql`entry.userId`)}
       ORDER BY entry.at DESC, entry.place DESC, entry.id DESC
       LIMIT ${page.count} OFFSET ${page.first}`,
    );
  }
}

/** For a deleted quote external users only see that it was deleted. */
const isOpenTo =
  ({ isInternal }: SessionUser) =>
  ({ isDeleted }: TimelineQuote): boolean =>
    isInternal || !isDeleted;

const FIRST_ROW: Page = { first: 0, count: 1 };
