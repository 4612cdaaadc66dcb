import type { EntityManager } from 'typeorm';
import { mayQuoteIndividuals } from '#shared/roles/permissions';
import type { Question } from '../../platform/database/ask-together.ts';
import { toInstant } from '../../platform/database/raw-values.ts';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { joined, NOTHING, type Sql, sql, table } from '../../platform/database/sql.ts';
import { AppError, notFound } from '../../platform/errors.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { visibleAgents } from '../../platform/people/visible-agents.repository.ts';
import { Group } from '../groups/group.table.ts';
import { visibleGroups } from '../groups/visible-groups.repository.ts';
import { IndividualDetails } from './individual-details.table.ts';
import { QuoteAgent } from './quote-agent.table.ts';
import { Quote } from './quote.table.ts';

export const QUOTE_NOT_FOUND = notFound('quote');

/** The tables of a statement about quotes: its conditions name them like this. */
export const quote = table(Quote, 'quote');
export const employer = table(Group, 'employer');
export const household = table(IndividualDetails, 'household');
const assigned = table(QuoteAgent, 'assigned');
const sibling = table(Quote, 'sibling');

export const FROM_GROUPS = sql`FROM ${quote} JOIN ${employer} ON ${employer.id} = ${quote.groupId}`;
export const FROM_EITHER = sql`FROM ${quote} LEFT JOIN ${employer} ON ${employer.id} = ${quote.groupId}
  LEFT JOIN ${household} ON ${household.quoteId} = ${quote.id}`;

/** Which quotes of groups this user sees, as a condition on `quote`. */
export function visibleOfGroups(user: SessionUser): Sql {
  const visible = visibleGroups(user, quote.groupId);
  return user.isInternal ? visible : sql`${visible} AND ${quote.isDeleted} = 0`;
}

/** Groups need the permission for groups, households one of those for individuals. */
export function visibleOfEitherLine(user: SessionUser): Sql {
  const seen = sql`SELECT 1 FROM ${assigned} WHERE ${assigned.quoteId} = ${quote.id}
    AND ${visibleAgents(user, assigned.agentId)}`;
  const households = user.isInternal ? sql`1 = 1` : sql`EXISTS (${seen})`;
  const lines = [
    ...(user.permissions.includes('smallgroup')
      ? [sql`${quote.groupId} IS NOT NULL AND ${visibleGroups(user, quote.groupId)}`]
      : []),
    ...(mayQuoteIndividuals(user.permissions) ? [sql`${quote.groupId} IS NULL AND ${households}`] : []),
  ];
  const visible = lines.length === 0 ? sql`1 = 0` : sql`(${joined(lines, ' OR ')})`;
  return user.isInternal ? visible : sql`${visible} AND ${quote.isDeleted} = 0`;
}

/** The inputs from each quote for rules about several quotes of one group. */
export type SiblingQuote = Pick<Quote, 'id' | 'name' | 'status' | 'effectiveDate' | 'censusChangedAt'>;
export type StoredSibling = Omit<SiblingQuote, 'censusChangedAt'> & { censusChangedAt: Date | string | null };

/** For `askTogether`: the group's quotes, without deleted ones. */
export const siblingsOf = (groupId: number): Question<StoredSibling> => ({
  columns: {
    id: sibling.id,
    name: sibling.name,
    status: sibling.status,
    effectiveDate: sibling.effectiveDate,
    censusChangedAt: sibling.censusChangedAt,
  },
  from: sql`FROM ${sibling} WHERE ${sibling.groupId} = ${groupId} AND ${sibling.isDeleted} = 0`,
});

export const toSibling = ({ censusChangedAt, ...sibling }: StoredSibling): SiblingQuote => ({
  ...sibling,
  censusChangedAt: censusChangedAt === null ? null : toInstant(censusChangedAt),
});

export const lockOf = (tx: EntityManager): Sql => (isSqlite(tx) ? NOTHING : sql`FOR UPDATE`);

/** @throws NOT_FOUND */
export function foundQuote<Found>(id: number, quote: Found | undefined): Found {
  if (!quote) {
    throw new AppError('NOT_FOUND', QUOTE_NOT_FOUND);
  }
  return quote;
}
