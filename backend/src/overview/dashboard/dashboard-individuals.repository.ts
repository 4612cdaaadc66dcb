import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { INDIVIDUAL_STATUSES, individualStatusLabel } from '#shared/individuals/individual-status';
import { INDIVIDUAL_KINDS } from '#shared/individuals/individual-terms';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { QuoteType } from '#shared/quotes/quote-type';
import { Contract } from '../../book/contracts/contract.table.ts';
import { preparedRows } from '../../platform/database/run-sql.ts';
import { forced, joined, list, NOTHING, selected, type Sql, sql, table } from '../../platform/database/sql.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { Agent } from '../../platform/people/agent.table.ts';
import { seesOwnBookOnly, visibleAgents } from '../../platform/people/visible-agents.repository.ts';
import { MarketplaceQuote } from '../../quoting/households/marketplace-quote.table.ts';
import type { IndividualDetails } from '../../quoting/quotes/individual-details.table.ts';
import { OPEN_SPECIAL } from '../../quoting/quotes/quote-activity.repository.ts';
import { QuoteAgent } from '../../quoting/quotes/quote-agent.table.ts';
import { household, quote } from '../../quoting/quotes/quote-questions.repository.ts';
import { ofKind } from '../../quoting/quotes/applicants.repository.ts';
import { inBooks, limitTo, type PageRange } from './dashboard-groups.repository.ts';
import { withWords } from './dashboard-lists.repository.ts';

export interface IndividualRow extends Pick<
  IndividualDetails,
  | 'planType'
  | 'enrollmentType'
  | 'qualifyingEvent'
  | 'eventDate'
  | 'eventAnswer'
  | 'coverageMonths'
  | 'electedAptcCents'
  | 'grantedAptcCents'
  | 'subscriberFirstName'
  | 'subscriberLastName'
> {
  quoteId: number;
  quoteName: string;
  quoteType: QuoteType;
  status: QuoteStatus;
  effectiveDate: IsoDate;
  members: number;
  isFfm: number | boolean;
  electsMaximum: number | boolean;
  premiumCents: number | null;
  isPremiumLowest: number | boolean;
  /** As stored; null without the marketplace. */
  grantedDates: string | null;
  documentsDue: IsoDate | null;
  /** Of the contract that it has become. */
  contractNumber: string | null;
  /** Text on SQLite. */
  modifiedAt: Date | string;
  /** The newest answer to a shared comparison that waits. Text on SQLite. */
  clientAnsweredAt: Date | string | null;
}

const agent = table(Agent, 'agent');
const seen = table(QuoteAgent, 'seen');
const decision = table(MarketplaceQuote, 'decision');
const contract = table(Contract, 'contract');

const COLUMNS = selected<IndividualRow>({
  quoteId: quote.id,
  quoteName: quote.name,
  quoteType: quote.quoteType,
  status: quote.status,
  effectiveDate: quote.effectiveDate,
  members: quote.memberCount,
  modifiedAt: quote.modifiedAt,
  clientAnsweredAt: quote.clientAnsweredAt,
  planType: household.planType,
  enrollmentType: household.enrollmentType,
  qualifyingEvent: household.qualifyingEvent,
  eventDate: household.eventDate,
  eventAnswer: household.eventAnswer,
  coverageMonths: household.coverageMonths,
  isFfm: household.isFfm,
  electedAptcCents: household.electedAptcCents,
  grantedAptcCents: household.grantedAptcCents,
  electsMaximum: household.electsMaximum,
  premiumCents: quote.premiumCents,
  isPremiumLowest: quote.isPremiumLowest,
  grantedDates: decision.effectiveDates,
  documentsDue: decision.verificationDueDate,
  contractNumber: contract.contractNumber,
  subscriberFirstName: household.subscriberFirstName,
  subscriberLastName: household.subscriberLastName,
});

/** Quotes of households for the dashboards of agents. A quote of two agents is one row; deleted ones are left out. */
@Injectable()
export class DashboardIndividualsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Whose quotes this user sees, without agents who have none; at least one id. */
  async findAgents(user: SessionUser): Promise<number[]> {
    if (seesOwnBookOnly(user)) {
      return [user.agentId ?? 0];
    }
    const agents = await preparedRows<{ id: number }>(
      this.database.manager,
      sql`SELECT ${agent.id} FROM ${agent} WHERE ${visibleAgents(user, agent.id)}
        AND (SELECT ${seen.quoteId} FROM ${seen} WHERE ${seen.agentId} = ${agent.id} AND ${seen.modifiedAt} IS NOT NULL LIMIT 1)
          IS NOT NULL
        ORDER BY ${agent.id}`,
    );
    return agents.length === 0 ? [0] : agents.map(({ id }) => id);
  }

  /** Most recently changed first. */
  list(agentIds: readonly number[], text: string | null, page: PageRange): Promise<IndividualRow[]> {
    return hasWords(text)
      ? this.rowsOf(allOf(agentIds), { where: withText(text), page })
      : this.rowsOf(inBooks(agentIds, { ...NEWEST, page }));
  }

  /** First those that wait for the agent, open special enrollments and answers of clients among them; then the most recently changed. */
  listHome(agentIds: readonly number[], count: number): Promise<IndividualRow[]> {
    return this.rowsOf(inBooks(agentIds, { ...WAITING_FIRST, page: { first: 0, count } }), {
      first: sql`picked.isWaiting DESC, `,
    });
  }

  /** The newest open special enrollments whose event was on this day or later. */
  listOpenSpecial(
    agentIds: readonly number[],
    text: string | null,
    since: IsoDate,
    count: number,
  ): Promise<IndividualRow[]> {
    const where = sql`${OPEN_SPECIAL} AND ${withText(text)}`;
    return this.rowsOf(allOf(agentIds, sql`${seen.eventDate} >= ${since}`), { where, page: { first: 0, count } });
  }

  async count(agentIds: readonly number[], text: string | null): Promise<number> {
    const [counted] = await preparedRows<{ total: number | string }>(
      this.database.manager,
      hasWords(text)
        ? sql`SELECT COUNT(*) AS total FROM (${allOf(agentIds)}) picked JOIN ${quote} ON ${quote.id} = picked.id
            JOIN ${household} ON ${household.quoteId} = ${quote.id} WHERE ${withText(text)}`
        : sql`SELECT COUNT(*) AS total FROM (${allOf(agentIds)}) picked`,
    );
    return Number(counted?.total);
  }

  private rowsOf(
    picked: Sql,
    { where = sql`1 = 1`, page = null, first = NOTHING }: { where?: Sql; page?: PageRange | null; first?: Sql } = {},
  ): Promise<IndividualRow[]> {
    return preparedRows(
      this.database.manager,
      sql`SELECT ${COLUMNS} FROM (${picked}) picked JOIN ${quote} ON ${quote.id} = picked.id
        JOIN ${household} ON ${household.quoteId} = ${quote.id}
        LEFT JOIN ${decision} ON ${decision.quoteId} = ${quote.id}
        LEFT JOIN ${contract} ON ${contract.quoteId} = ${quote.id} AND ${contract.isVoid} = 0
        WHERE ${where} ORDER BY ${first}${quote.modifiedAt} DESC, ${quote.id} DESC ${limitTo(page)}`,
    );
  }
}

const NEWEST = {
  rowsOf: (agents: Sql) =>
    sql`SELECT ${seen.modifiedAt} AS modifiedAt, ${seen.quoteId} AS id FROM ${seen}
      ${forced(QuoteAgent, 'agentId', 'modifiedAt', 'quoteId')}
      WHERE ${seen.agentId} ${agents} AND ${seen.modifiedAt} IS NOT NULL`,
  inOrder: sql`ORDER BY modifiedAt DESC, id DESC`,
};
const WAITING_FIRST = {
  rowsOf: (agents: Sql) =>
    sql`SELECT ${seen.isWaiting} AS isWaiting, ${seen.modifiedAt} AS modifiedAt, ${seen.quoteId} AS id FROM ${seen}
      ${forced(QuoteAgent, 'agentId', 'isWaiting', 'modifiedAt', 'quoteId')}
      WHERE ${seen.agentId} ${agents} AND ${seen.modifiedAt} IS NOT NULL`,
  inOrder: sql`ORDER BY isWaiting DESC, modifiedAt DESC, id DESC`,
};

/** Each once. */
const allOf = (agentIds: readonly number[], where: Sql = sql`1 = 1`): Sql =>
  sql`SELECT ${agentIds.length > 1 ? sql`DISTINCT` : NOTHING} ${seen.quoteId} AS id FROM ${seen}
    WHERE ${seen.agentId} IN (${list(agentIds)}) AND ${seen.modifiedAt} IS NOT NULL AND ${where}`;

const hasWords = (text: string | null): boolean => (text ?? '').trim() !== '';

const withText = (text: string | null): Sql => joined([sql`1 = 1`, ...withWords(text ?? '', SEARCHED)], ' AND ');

const casesOf = <Value extends string>(
  values: readonly Value[],
  when: (value: Value) => Sql,
  label: (value: Value) => string,
) =>
  sql`CASE ${joined(
    values.map((value) => sql`WHEN ${when(value)} THEN ${label(value)}`),
    ' ',
  )} END`;

/** What a row shows of its person, kind and status. */
const SEARCHED = sql`CONCAT_WS(' ', ${household.subscriberFirstName}, ${household.subscriberLastName}, ${quote.id},
  ${casesOf(INDIVIDUAL_KINDS, (kind) => ofKind(household, kind), String)},
  ${casesOf(
    INDIVIDUAL_STATUSES,
    (status) => sql`${quote.status} = ${status}`,
    (status) => individualStatusLabel(status, 'agentDashboard'),
  )})`;
