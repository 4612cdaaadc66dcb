import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import {
  CAN_EXPIRE_INDIVIDUAL,
  INDIVIDUAL_STATUSES,
  individualStatusLabel,
} from '#shared/individuals/individual-status';
import { INDIVIDUAL_KINDS } from '#shared/individuals/individual-terms';
import { WAITING_HOUSEHOLDS } from '#shared/quotes/needs-action';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { QuoteType } from '#shared/quotes/quote-type';
import { Contract } from '../../book/contracts/contract.table.ts';
import { preparedRows } from '../../platform/database/run-sql.ts';
import { joined, list, NOTHING, selected, type Sql, sql, table } from '../../platform/database/sql.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { visibleAgents } from '../../platform/people/visible-agents.repository.ts';
import { MarketplaceQuote } from '../../quoting/households/marketplace-quote.table.ts';
import { IndividualDetails } from '../../quoting/quotes/individual-details.table.ts';
import { QuoteAgent } from '../../quoting/quotes/quote-agent.table.ts';
import { clientAnsweredAt } from '../../quoting/proposals/client-answers.repository.ts';
import { ofKind } from '../../quoting/quotes/applicants.repository.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import { limitTo, type PageRange } from './dashboard-groups.repository.ts';
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

const quote = table(Quote, 'quote');
const household = table(IndividualDetails, 'household');
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
  clientAnsweredAt: clientAnsweredAt(quote.id),
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

/** Which quotes of households a page has. */
export interface FoundHouseholds {
  /** Only special enrollments that are open: with how much time left, the service knows. */
  isOpenSpecial?: boolean;
  text?: string | null;
}

/** Quotes of households for the dashboards of agents. A quote of two agents is one row; deleted ones are left out. */
@Injectable()
export class DashboardIndividualsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Most recently changed first. */
  list(user: SessionUser, found: FoundHouseholds, page: PageRange): Promise<IndividualRow[]> {
    return this.rowsOf(user, { where: whereFound(found), page });
  }

  /** First those in a status that waits for the agent, in an open special enrollment, or whose client has answered; then the most recently changed. */
  listHome(user: SessionUser, limit: number): Promise<IndividualRow[]> {
    const waiting = sql`CASE WHEN ${quote.status} IN (${list(WAITING_HOUSEHOLDS)}) OR ${OPEN_SPECIAL}
      OR clientAnsweredAt IS NOT NULL THEN 0 ELSE 1 END, `;
    return this.rowsOf(user, { where: sql`1 = 1`, page: { first: 0, count: limit }, first: waiting });
  }

  async count(user: SessionUser, found: FoundHouseholds): Promise<number> {
    const [counted] = await preparedRows<{ total: number | string }>(
      this.database.manager,
      sql`SELECT COUNT(*) AS total FROM ${quote} JOIN ${household} ON ${household.quoteId} = ${quote.id}
        WHERE ${isSeen(user)} AND ${whereFound(found)}`,
    );
    return Number(counted?.total);
  }

  private rowsOf(
    user: SessionUser,
    { where, page, first = NOTHING }: { where: Sql; page: PageRange; first?: Sql },
  ): Promise<IndividualRow[]> {
    return preparedRows(
      this.database.manager,
      sql`SELECT ${COLUMNS} FROM ${quote} JOIN ${household} ON ${household.quoteId} = ${quote.id}
        LEFT JOIN ${decision} ON ${decision.quoteId} = ${quote.id}
        LEFT JOIN ${contract} ON ${contract.quoteId} = ${quote.id} AND ${contract.isVoid} = 0
        WHERE ${isSeen(user)} AND ${where}
        ORDER BY ${first}${quote.modifiedAt} DESC, ${quote.id} DESC ${limitTo(page)}`,
    );
  }
}

const isSeen = (user: SessionUser): Sql =>
  sql`${quote.id} IN (SELECT ${seen.quoteId} FROM ${seen} WHERE ${visibleAgents(user, seen.agentId)}) AND ${quote.isDeleted} = 0`;

const OPEN_SPECIAL = sql`${household.enrollmentType} = 'Special' AND ${quote.status} IN (${list(CAN_EXPIRE_INDIVIDUAL)})`;

const whereFound = ({ isOpenSpecial = false, text }: FoundHouseholds): Sql =>
  joined([isOpenSpecial ? OPEN_SPECIAL : sql`1 = 1`, ...withWords(text ?? '', SEARCHED)], ' AND ');

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
