import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { addDays, type IsoDate, parseWireDay } from '#shared/dates/iso-date';
import { detroitMidnight } from '#shared/dates/detroit-midnight';
import type { IndividualKind } from '#shared/individuals/individual-terms';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { INDIVIDUAL_QUOTE_TYPES } from '#shared/quotes/quote-type';
import type { IndividualCriterion } from '#shared/search/individual-criteria';
import { nameKey } from '#shared/search/search-terms';
import { toStoredInstant } from '../../../platform/database/raw-values.ts';
import { rowsOf } from '../../../platform/database/run-sql.ts';
import { joined, list, selected, type Sql, sql, table } from '../../../platform/database/sql.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { Agent } from '../../../platform/people/agent.entity.ts';
import { visibleAgents } from '../../../platform/people/visible-agents.repository.ts';
import { keyBeginsWith, ofKind } from '../../../quoting/quotes/applicants.repository.ts';
import { IndividualDetails } from '../../../quoting/quotes/individual-details.entity.ts';
import { QuoteAgent } from '../../../quoting/quotes/quote-agent.entity.ts';
import { Quote } from '../../../quoting/quotes/quote.entity.ts';

export interface FoundHousehold extends Pick<
  IndividualDetails,
  'planType' | 'enrollmentType' | 'subscriberFirstName' | 'subscriberLastName'
> {
  id: number;
  version: number;
  quoteType: (typeof INDIVIDUAL_QUOTE_TYPES)[number];
  status: QuoteStatus;
  effectiveDate: IsoDate;
  /** 0 or 1. */
  isDeleted: number | boolean;
  isFfm: number | boolean;
  /** Text on SQLite. */
  modifiedAt: Date | string;
  submittedAt: Date | string | null;
}

const quote = table(Quote, 'quote');
const household = table(IndividualDetails, 'household');
const assigned = table(QuoteAgent, 'assigned');
const seen = table(QuoteAgent, 'seen');
const agent = table(Agent, 'agent');

const FOUND = selected<FoundHousehold>({
  id: quote.id,
  version: quote.version,
  quoteType: quote.quoteType,
  status: quote.status,
  effectiveDate: quote.effectiveDate,
  isDeleted: quote.isDeleted,
  modifiedAt: quote.modifiedAt,
  planType: household.planType,
  enrollmentType: household.enrollmentType,
  isFfm: household.isFfm,
  subscriberFirstName: household.subscriberFirstName,
  subscriberLastName: household.subscriberLastName,
  submittedAt: household.submittedAt,
});
const FROM = sql`FROM ${household} JOIN ${quote} ON ${quote.id} = ${household.quoteId}`;

/** The queries of the search for quotes of households. Each criterion is an index lookup; all must hold. */
@Injectable()
export class IndividualSearchRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Ids of the quotes that the user may see and that meet every criterion, at most `limit`, by name. */
  async listMatching(
    user: SessionUser,
    given: Partial<Record<IndividualCriterion, string>>,
    limit: number,
  ): Promise<number[]> {
    const criteria = Object.entries(given).map(([name, text]) => CONDITIONS[name as IndividualCriterion](text));
    const rows = await rowsOf<{ id: number }>(
      this.database.manager,
      sql`SELECT ${quote.id} ${FROM} WHERE ${joined([visible(user), ...criteria], ' AND ')}
        ORDER BY ${household.lastNameKey}, ${household.firstNameKey}, ${quote.id} LIMIT ${limit}`,
    );
    return rows.map(({ id }) => id);
  }

  /** In the order of the ids. Pass only ids from `listMatching`, which checks access. */
  async listByIds(ids: readonly number[]): Promise<FoundHousehold[]> {
    const rows = await rowsOf<FoundHousehold>(
      this.database.manager,
      sql`SELECT ${FOUND} ${FROM} WHERE ${quote.id} IN (${list(ids)})`,
    );
    return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  }
}

/** Agents do not see deleted quotes. */
function visible(user: SessionUser): Sql {
  if (user.isInternal) {
    return sql`1 = 1`;
  }
  return sql`${quote.isDeleted} = 0 AND EXISTS (SELECT 1 FROM ${seen} WHERE ${seen.quoteId} = ${quote.id}
    AND ${visibleAgents(user, seen.agentId)})`;
}

const CONDITIONS: Record<IndividualCriterion, (text: string) => Sql> = {
  EnrollmentType: (text) => ofKind(household, text as IndividualKind),
  Status: (text) => sql`${quote.status} = ${text}`,
  QuoteId: (text) => sql`${quote.id} = ${Number(text)}`,
  FirstName: (text) => keyBeginsWith(household.firstNameKey, nameKey(text)),
  LastName: (text) => keyBeginsWith(household.lastNameKey, nameKey(text)),
  DateOfBirth: (text) => sql`${household.subscriberBirthDate} = ${parseWireDay(text)}`,
  SubmittedFrom: (text) => sql`${household.submittedAt} >= ${toStoredInstant(detroitMidnight(parseWireDay(text)!))}`,
  SubmittedTo: (text) =>
    sql`${household.submittedAt} < ${toStoredInstant(detroitMidnight(addDays(parseWireDay(text)!, 1)))}`,
  AgentFirstName: (text) => ofAgent('firstName', text),
  AgentLastName: (text) => ofAgent('lastName', text),
};

/** There are few agents compared to quotes. */
const ofAgent = (column: 'firstName' | 'lastName', text: string): Sql =>
  sql`${quote.id} IN (SELECT ${assigned.quoteId} FROM ${assigned} JOIN ${agent} ON ${agent.id} = ${assigned.agentId}
    WHERE ${agent[column]} LIKE ${`${text.replace(/[!%_]/g, '!$&')}%`} ESCAPE '!')`;
