import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { positional } from '../../platform/database/positional.ts';
import { visibleGroups } from '../../quoting/groups/visible-groups.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';

/** A quote whose life is told. */
export interface TimelineQuote {
  id: number;
  name: string;
  isDeleted: boolean | number;
}

/** Whose life is told: quotes that were found for the reader, and perhaps their group. */
export interface TimelineSubject {
  /** null: the quotes alone. */
  groupId: number | null;
  quotes: readonly TimelineQuote[];
}

/** A move of a quote's status, or an audited action, with whoever did it; as selected. */
export interface TimelineRow {
  kind: 'move' | 'change';
  id: number;
  /** Text on SQLite. */
  at: Date | string;
  /** Text where it comes from the audit trail. */
  quoteId: number | string | null;
  fromStatus: QuoteStatus | null;
  /** null for an audited action. */
  toStatus: QuoteStatus | null;
  /** Why it moved, or the action: "edit-group". */
  words: string;
  fields: string;
  /** Where it was done from; '' for moves. */
  ip: string;
  userId: number | null;
  fullName: string | null;
  /** Comma list. */
  roles: string | null;
  isGeneralAgent: boolean | number | null;
  isAgentBroker: boolean | number | null;
  agencyId: number | null;
  generalAgencyId: number | null;
}

export interface Page {
  first: number;
  count: number;
}

/** These have a row among the moves as well, but for the last: filters that are kept are nothing that happened. */
const NOT_TOLD = `'move-quote', 'create-quote', 'copy-quote', 'renew-passively', 'keep-plan-view'`;

/** Whoever did something, for `timelineActor`. */
export const ACTOR_COLUMNS =
  'actor.fullName, actor.roles, actor.isGeneralAgent, agent.isAgentBroker, agent.agencyId, agency.generalAgencyId';
export const actorJoins = (userIdColumn: string): string =>
  `LEFT JOIN users actor ON actor.id = ${userIdColumn}
   LEFT JOIN agents agent ON agent.id = actor.agentId
   LEFT JOIN agencies agency ON agency.id = agent.agencyId`;

/** The queries of the timelines of groups and quotes. Each page is one statement over the indexes of quote_events and audit_events. */
@Injectable()
export class TimelineRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** All quotes of a group that the user may see, deleted ones too: that they were deleted is told to everybody. */
  listQuotes(user: SessionUser, groupId: number): Promise<TimelineQuote[]> {
    const { sql, values } = positional(visibleGroups(user, 'quote.groupId'));
    return this.database.query(
      `SELECT quote.id, quote.name, quote.isDeleted FROM quotes quote WHERE quote.groupId = ? AND ${sql}`,
      [groupId, ...values],
    );
  }

  /** Newest first. Of a deleted quote external users read only that it was deleted. */
  async listPage(
    user: SessionUser,
    subject: TimelineSubject,
    page: Page,
  ): Promise<{ rows: TimelineRow[]; total: number }> {
    const rows = await this.rowsOf(user, subject, page);
    const [counted] = rows.length === 0 && page.first > 0 ? await this.rowsOf(user, subject, FIRST_ROW) : rows;
    return { rows, total: Number(counted?.total ?? 0) };
  }

  private rowsOf(
    user: SessionUser,
    subject: TimelineSubject,
    page: Page,
  ): Promise<(TimelineRow & { total: number })[]> {
    const isOpen = ({ isDeleted }: TimelineQuote) => user.isInternal || !isDeleted;
    const open = subject.quotes.filter(isOpen).map(({ id }) => id);
    const deleted = subject.quotes.filter((quote) => !isOpen(quote)).map(({ id }) => id);
    return this.database.query(
      `SELECT entry.*, COUNT(*) OVER () AS total, ${ACTOR_COLUMNS}
       FROM (
         SELECT 'move' AS kind, 3 AS place, e.id, e.at, e.userId, e.quoteId, e.fromStatus, e.toStatus, e.why AS words, '' AS fields, '' AS ip
         FROM quote_events e
         WHERE e.quoteId IN (${marks(open)}) AND (e.fromStatus IS NULL OR e.fromStatus <> e.toStatus OR e.toStatus = 'Pended')
         UNION ALL
         SELECT 'change', 2, a.id, a.at, a.userId, a.subjectId, NULL, NULL, a.action, a.fields, a.ip
         FROM audit_events a
         WHERE a.subject = 'quote' AND a.subjectId IN (${marks(open)}) AND a.action NOT IN (${NOT_TOLD})
         UNION ALL
         SELECT 'change', 2, a.id, a.at, a.userId, a.subjectId, NULL, NULL, a.action, a.fields, a.ip
         FROM audit_events a
         WHERE a.subject = 'quote' AND a.subjectId IN (${marks(deleted)}) AND a.action = 'delete-quote'
         UNION ALL
         SELECT 'change', 1, a.id, a.at, a.userId, NULL, NULL, NULL, a.action, a.fields, a.ip
         FROM audit_events a
         WHERE a.subject = 'group' AND a.subjectId = ?
       ) entry
       ${actorJoins('entry.userId')}
       ORDER BY entry.at DESC, entry.place DESC, entry.id DESC
       LIMIT ? OFFSET ?`,
      [...open, ...open.map(String), ...deleted.map(String), String(subject.groupId ?? ''), page.count, page.first],
    );
  }
}

const FIRST_ROW: Page = { first: 0, count: 1 };

/** As many marks as there are values; a list of none matches nothing. */
const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ') || 'NULL';
