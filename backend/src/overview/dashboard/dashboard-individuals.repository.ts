import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { QuoteType } from '#shared/quotes/quote-type';
import { Contract } from '../../book/contracts/contract.table.ts';
import { preparedRows } from '../../platform/database/run-sql.ts';
import { selected, sql, table } from '../../platform/database/sql.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { visibleAgents } from '../../platform/people/visible-agents.repository.ts';
import { MarketplaceQuote } from '../../quoting/households/marketplace-quote.table.ts';
import { IndividualDetails } from '../../quoting/quotes/individual-details.table.ts';
import { QuoteAgent } from '../../quoting/quotes/quote-agent.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';

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

/** Quotes of households for the dashboards of agents. */
@Injectable()
export class DashboardIndividualsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Those that this agent sees, most recently changed first. A quote of two agents is one row. */
  listNewest(user: SessionUser, limit: number): Promise<IndividualRow[]> {
    return preparedRows(
      this.database.manager,
      sql`SELECT ${COLUMNS} FROM ${quote} JOIN ${household} ON ${household.quoteId} = ${quote.id}
        LEFT JOIN ${decision} ON ${decision.quoteId} = ${quote.id}
        LEFT JOIN ${contract} ON ${contract.quoteId} = ${quote.id} AND ${contract.isVoid} = 0
        WHERE ${quote.id} IN (SELECT ${seen.quoteId} FROM ${seen} WHERE ${visibleAgents(user, seen.agentId)})
          AND ${quote.isDeleted} = 0
        ORDER BY ${quote.modifiedAt} DESC, ${quote.id} DESC LIMIT ${String(limit)}`,
    );
  }
}
