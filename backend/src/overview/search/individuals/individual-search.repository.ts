import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { addDays, type IsoDate, parseWireDay } from '#shared/dates/iso-date';
import { detroitMidnight } from '#shared/dates/detroit-time';
import type { IndividualKind } from '#shared/individuals/individual-terms';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { INDIVIDUAL_QUOTE_TYPES } from '#shared/quotes/quote-type';
import type { IndividualCriterion } from '#shared/search/individual-criteria';
import { nameKey, typedQuoteId } from '#shared/search/search-terms';
import { askTogether, type Question } from '../../../platform/database/ask-together.ts';
import { toStoredInstant } from '../../../platform/database/raw-values.ts';
import { rowsOf } from '../../../platform/database/run-sql.ts';
import { joined, list, roundedList, selected, type Sql, sql, table } from '../../../platform/database/sql.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';
import { Agent } from '../../../platform/people/agent.table.ts';
import { AssignedAgents } from '../../../platform/people/assigned-agents.repository.ts';
import { visibleAgents } from '../../../platform/people/visible-agents.repository.ts';
import { CensusMember } from '../../../quoting/group-census/census-member.table.ts';
import { applicantsNamed, keyBeginsWith, ofKind } from '../../../quoting/quotes/applicants.repository.ts';
import { IndividualDetails } from '../../../quoting/quotes/individual-details.table.ts';
import { QuoteAgent } from '../../../quoting/quotes/quote-agent.table.ts';
import { Quote } from '../../../quoting/quotes/quote.table.ts';

export interface FoundHousehold extends Pick<
  IndividualDetails,
  'planType' | 'enrollmentType' | 'subscriberFirstName' | 'subscriberLastName'
> {
  id: number;
  version: number;
  quoteType: (typeof INDIVIDUAL_QUOTE_TYPES)[number];
  status: QuoteStatus;
  effectiveDate: IsoDate;
  members: number;
  /** 0 or 1. */
  isDeleted: number;
  isFfm: number;
  /** As text, in UTC. */
  modifiedAt: string;
  submittedAt: string | null;
  /** In order, with their agencies. */
  agents: Agent[];
}
type FoundRow = Omit<FoundHousehold, 'agents'>;

const quote = table(Quote, 'quote');
const household = table(IndividualDetails, 'household');
const member = table(CensusMember, 'member');
const assigned = table(QuoteAgent, 'assigned');
const seen = table(QuoteAgent, 'seen');
const agent = table(Agent, 'agent');

const WITH_QUOTE = sql`${household} JOIN ${quote} ON ${quote.id} = ${household.quoteId}`;

type PlainCriterion = Exclude<IndividualCriterion, 'SSN'>;
export type PlainCriteria = Partial<Record<PlainCriterion, string>>;

/** Somebody on a quote who may have the SSN that is searched. */
export interface SsnCandidate extends Pick<CensusMember, 'id' | 'ssnSealed'> {
  quoteId: number;
}

const CANDIDATE = selected<SsnCandidate>({ quoteId: household.quoteId, id: member.id, ssnSealed: member.ssnSealed });
const BY_NAME = sql`ORDER BY ${household.lastNameKey}, ${household.firstNameKey}, ${household.quoteId}`;

/** The queries of the search for quotes of households. Each criterion is an index lookup; all must hold. */
@Injectable()
export class IndividualSearchRepository {
  private readonly agents: AssignedAgents;

  constructor(@InjectDataSource() private readonly database: DataSource) {
    this.agents = new AssignedAgents(database, 'quote');
  }

  /** Ids of the quotes that the user may see and that meet every criterion, at most `limit`, by name. */
  async listMatching(user: SessionUser, given: PlainCriteria, limit: number): Promise<number[]> {
    const rows = await rowsOf<{ id: number }>(
      this.database.manager,
      sql`SELECT ${household.quoteId} AS id FROM ${households(user, given)} WHERE ${allOf(user, given)} ${BY_NAME} LIMIT ${limit}`,
    );
    return rows.map(({ id }) => id);
  }

  /** Same, with everyone on these quotes whose SSN is in one of the buckets: SQL does not know more of it. */
  listCandidates(
    user: SessionUser,
    { given, buckets, limit }: { given: PlainCriteria; buckets: readonly number[]; limit: number },
  ): Promise<SsnCandidate[]> {
    return rowsOf(
      this.database.manager,
      sql`SELECT ${CANDIDATE} FROM ${households(user, given)} JOIN ${member} ON ${member.quoteId} = ${household.quoteId}
        WHERE ${member.ssnBucket} IN (${list(buckets)}) AND ${allOf(user, given)} ${BY_NAME} LIMIT ${limit}`,
    );
  }

  /** With their agents, in the order of the ids. Pass only ids from `listMatching`, which checks access. */
  async listByIds(ids: readonly number[]): Promise<FoundHousehold[]> {
    if (ids.length === 0) {
      return [];
    }
    const { found, agents } = await askTogether(this.database.manager, {
      found: foundBy(ids),
      agents: this.agents.question(ids),
    });
    const rows = new Map(found.map((row) => [row.id, row]));
    const agentsOf = this.agents.read(agents);
    return ids.flatMap((id) => {
      const row = rows.get(id);
      return row ? { ...row, agents: agentsOf.get(id) ?? [] } : [];
    });
  }
}

const foundBy = (ids: readonly number[]): Question<FoundRow> => ({
  columns: {
    id: quote.id,
    version: quote.version,
    quoteType: quote.quoteType,
    status: quote.status,
    effectiveDate: quote.effectiveDate,
    members: quote.memberCount,
    isDeleted: quote.isDeleted,
    modifiedAt: quote.modifiedAt,
    planType: household.planType,
    enrollmentType: household.enrollmentType,
    isFfm: household.isFfm,
    subscriberFirstName: household.subscriberFirstName,
    subscriberLastName: household.subscriberLastName,
    submittedAt: household.submittedAt,
  },
  from: sql`FROM ${WITH_QUOTE} WHERE ${quote.id} IN (${roundedList(ids)})`,
});

/** Without the quotes where nothing is asked of them: the index of the names then has everything. */
const households = (user: SessionUser, { Status }: PlainCriteria): Sql =>
  user.isInternal && !Status ? sql`${household}` : WITH_QUOTE;

const allOf = (user: SessionUser, given: PlainCriteria): Sql =>
  joined(
    [visible(user), ...Object.entries(given).map(([name, text]) => CONDITIONS[name as PlainCriterion](text))],
    ' AND ',
  );

/** Agents do not see deleted quotes. */
function visible(user: SessionUser): Sql {
  if (user.isInternal) {
    return sql`1 = 1`;
  }
  return sql`${quote.isDeleted} = 0 AND EXISTS (SELECT 1 FROM ${seen} WHERE ${seen.quoteId} = ${household.quoteId}
    AND ${visibleAgents(user, seen.agentId)})`;
}

const CONDITIONS: Record<PlainCriterion, (text: string) => Sql> = {
  Text: (text) => {
    const quoteId = typedQuoteId(text);
    return quoteId === null
      ? sql`${household.quoteId} IN (SELECT id FROM (${applicantsNamed(text)}) found)`
      : sql`${household.quoteId} = ${quoteId}`;
  },
  EnrollmentType: (text) => ofKind(household, text as IndividualKind),
  Status: (text) => sql`${quote.status} = ${text}`,
  QuoteId: (text) => sql`${household.quoteId} = ${Number(text)}`,
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
  sql`${household.quoteId} IN (SELECT ${assigned.quoteId} FROM ${assigned} JOIN ${agent} ON ${agent.id} = ${assigned.agentId}
    WHERE ${agent[column]} LIKE ${`${text.replace(/[!%_]/g, '!$&')}%`} ESCAPE '!')`;
