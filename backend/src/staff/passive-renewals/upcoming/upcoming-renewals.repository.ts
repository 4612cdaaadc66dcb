import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { UpcomingOrder } from '#shared/renewals/upcoming-renewal.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { BEFORE_ENROLLMENT, type QuoteStatus } from '#shared/quotes/quote-status';
import type { RenewalState } from '#shared/renewals/renewal-state';
import { positional } from '../../../platform/database/positional.ts';
import { matchesTerms } from '../../../quoting/groups/search-index/matches-terms.ts';
import { visibleGroups } from '../../../quoting/groups/visible-groups.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { UNDER_WAY } from '../../../quoting/renewal-plans/renewals.repository.ts';
import type { PageQuery } from '../../../platform/lists/lists.ts';
import type { UpcomingQuery } from './upcoming-query.ts';

/** A group whose renewal comes up, with the quote that renews it. */
export interface UpcomingGroup {
  groupId: number;
  groupName: string;
  groupEnterpriseId: string | null;
  renewalDate: IsoDate;
  quoteId: number | null;
  status: QuoteStatus | null;
}

/** Where a file goes on. */
export type UpcomingPlace = Pick<UpcomingGroup, 'groupId' | 'renewalDate'>;

const quoted = (statuses: readonly QuoteStatus[]): string => statuses.map((status) => `'${status}'`).join(',');

/**
 * Of a group's quotes for its renewal date the one that counts: one that is under way or decided on, else the one that was worked
 * on last, else one that failed or was turned down.
 */
const renewalQuoteOf = (group: string): string => `(
  SELECT candidate.id FROM quotes candidate
  WHERE candidate.groupId = ${group}.id AND candidate.effectiveDate = ${group}.renewalDate
    AND candidate.quoteType = 'SmallGroupRenewal' AND candidate.isDeleted = 0
  ORDER BY CASE WHEN candidate.status IN (${quoted(UNDER_WAY)}) THEN 0
    WHEN candidate.status IN (${quoted(BEFORE_ENROLLMENT)}) THEN 1 ELSE 2 END,
    candidate.modifiedAt DESC, candidate.id DESC LIMIT 1)`;

const FROM = `FROM \`groups\` employer LEFT JOIN quotes quote ON quote.id = ${renewalQuoteOf('employer')}`;
const COLUMNS = `employer.id AS groupId, employer.name AS groupName, employer.groupEnterpriseId, employer.renewalDate,
  quote.id AS quoteId, quote.status AS status`;
const ORDERS: Record<UpcomingOrder, string> = {
  RenewalDate: 'employer.renewalDate',
  GroupName: 'employer.name',
  Status: 'quote.status',
};

interface Condition {
  sql: string;
  values: unknown[];
}

/** Groups whose renewal comes up, as plain rows. */
@Injectable()
export class UpcomingRenewalsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  listPage(
    user: SessionUser,
    query: UpcomingQuery,
    { order, direction, first, count }: Omit<PageQuery<unknown, UpcomingOrder>, 'filter'>,
  ): Promise<UpcomingGroup[]> {
    const { sql, values } = whereOf(user, query);
    return this.query<UpcomingGroup>(
      `SELECT ${COLUMNS} ${FROM} WHERE ${sql} ORDER BY ${ORDERS[order]} ${direction}, employer.id ${direction} LIMIT ? OFFSET ?`,
      [...values, count, first],
    );
  }

  /** The next ones by renewal date. */
  listAfter(
    user: SessionUser,
    query: UpcomingQuery,
    { after, count }: { after: UpcomingPlace | null; count: number },
  ): Promise<UpcomingGroup[]> {
    const { sql, values } = whereOf(user, query);
    const behind = after ? ' AND employer.renewalDate >= ? AND (employer.renewalDate > ? OR employer.id > ?)' : '';
    const place = after ? [after.renewalDate, after.renewalDate, after.groupId] : [];
    return this.query(
      `SELECT ${COLUMNS} ${FROM} WHERE ${sql}${behind} ORDER BY employer.renewalDate, employer.id LIMIT ?`,
      [...values, ...place, count],
    );
  }

  /** Of these groups those that the user may see and whose renewal comes up. */
  async listUpcoming(user: SessionUser, query: Pick<UpcomingQuery, 'from' | 'to'>, ids: readonly number[]) {
    const whole = { ...query, terms: [], states: null, groupIds: ids };
    const { sql, values } = whereOf(user, whole);
    return this.query<UpcomingGroup>(`SELECT ${COLUMNS} ${FROM} WHERE ${sql}`, values);
  }

  /** Of these groups those that the user may see, whenever they renew. */
  async listVisibleIds(user: SessionUser, ids: readonly number[]): Promise<number[]> {
    const seen = positional(visibleGroups(user, 'employer.id'));
    const rows = await this.query<{ id: number }>(
      `SELECT employer.id FROM \`groups\` employer WHERE employer.id IN (${places(ids)}) AND ${seen.sql}`,
      [...ids, ...seen.values],
    );
    return rows.map(({ id }) => id);
  }

  /** The quote that renews the group on its renewal date; null = nobody has begun one. */
  async findQuoteId(groupId: number, tx: EntityManager = this.database.manager): Promise<number | null> {
    const [row] = await tx.query<{ quoteId: number | null }[]>(
      `SELECT quote.id AS quoteId ${FROM} WHERE employer.id = ?`,
      [groupId],
    );
    return row?.quoteId ?? null;
  }

  /** Names of groups, for lists of what became of them. */
  async mapNames(ids: readonly number[]): Promise<Map<number, string>> {
    const rows = await this.query<{ id: number; name: string }>(
      `SELECT employer.id, employer.name FROM \`groups\` employer WHERE employer.id IN (${places(ids)})`,
      [...ids],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** The same by the number of a quote of the group. */
  async mapNamesByQuote(quoteIds: readonly number[]): Promise<Map<number, string>> {
    const rows = await this.query<{ id: number; name: string }>(
      `SELECT quote.id, employer.name FROM quotes quote JOIN \`groups\` employer ON employer.id = quote.groupId
       WHERE quote.id IN (${places(quoteIds)})`,
      [...quoteIds],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  async count(user: SessionUser, query: UpcomingQuery): Promise<number> {
    const { sql, values } = whereOf(user, query);
    // The quote is looked for only where its status is asked for.
    const from = query.states ? FROM : 'FROM `groups` employer';
    const [row] = await this.query<{ total: number | string }>(`SELECT COUNT(*) AS total ${from} WHERE ${sql}`, values);
    return Number(row?.total ?? 0);
  }

  private query<Row>(sql: string, values: readonly unknown[]): Promise<Row[]> {
    return this.database.query(sql, [...values]);
  }
}

function whereOf(user: SessionUser, { from, to, terms, states, groupIds }: UpcomingQuery): Condition {
  const seen = positional(visibleGroups(user, 'employer.id'));
  const named = matchesTerms('employer.id', terms);
  const inState = states ? stateCondition(states) : ALWAYS;
  const among = groupIds ? { sql: ` AND employer.id IN (${places(groupIds)})`, values: [...groupIds] } : ALWAYS;
  return {
    sql: `employer.renewalDate >= ? AND employer.renewalDate <= ? AND ${seen.sql}${named.sql}${inState.sql}${among.sql}`,
    values: [from, to, ...seen.values, ...named.values, ...inState.values, ...among.values],
  };
}

const ALWAYS: Condition = { sql: '', values: [] };

function stateCondition(states: readonly RenewalState[]): Condition {
  const statuses = states.filter((state) => state !== 'NotStarted');
  const notBegun = states.includes('NotStarted') ? ' OR quote.id IS NULL' : '';
  return { sql: ` AND (quote.status IN (${places(statuses)})${notBegun})`, values: [...statuses] };
}

/** An empty list is none: NULL is equal to nothing. */
const places = (values: readonly unknown[]): string => values.map(() => '?').join(',') || 'NULL';
