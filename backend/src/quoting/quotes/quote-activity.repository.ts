import type { EntityManager } from 'typeorm';
import { CAN_EXPIRE_INDIVIDUAL } from '#shared/individuals/individual-status';
import { WAITING_HOUSEHOLDS } from '#shared/quotes/needs-action';
import type { QuotePremium } from '#shared/quotes/quote-premium';
import { toStoredInstant } from '../../platform/database/raw-values.ts';
import { rowsOf, write } from '../../platform/database/run-sql.ts';
import { joined, list, NOTHING, type Sql, sql, table } from '../../platform/database/sql.ts';
import { noteGroupActivity } from '../groups/group-activity.repository.ts';
import { QuoteAgent } from './quote-agent.table.ts';
import { household, quote } from './quote-questions.repository.ts';
import { Quote } from './quote.table.ts';

const agents = table(QuoteAgent);
const quotes = table(Quote);

/** Special enrollments in which plans can still be selected, as far as their quotes say; of `quote` and `household`. */
export const OPEN_SPECIAL = sql`${household.enrollmentType} = 'Special' AND ${quote.status} IN (${list(CAN_EXPIRE_INDIVIDUAL)})`;

const ITS_QUOTE = sql`FROM ${quote} JOIN ${household} ON ${household.quoteId} = ${quote.id} WHERE ${quote.id} = quote_agents.quoteId`;

/** What is repeated with the agents of a household's quote; of a group's there is none. */
const KNOWN = {
  eventDate: sql`(SELECT CASE WHEN ${household.enrollmentType} = 'Special' THEN ${household.eventDate} END ${ITS_QUOTE})`,
  modifiedAt: sql`(SELECT CASE WHEN ${quote.isDeleted} = 0 THEN ${quote.modifiedAt} END ${ITS_QUOTE})`,
  isWaiting: sql`COALESCE((SELECT CASE WHEN ${quote.isDeleted} = 0 AND (${quote.status} IN (${list(WAITING_HOUSEHOLDS)})
    OR ${OPEN_SPECIAL} OR ${quote.clientAnsweredAt} IS NOT NULL) THEN 1 ELSE 0 END ${ITS_QUOTE}), 0)`,
} as const satisfies Partial<Record<keyof QuoteAgent, Sql>>;
const NAMES = Object.keys(KNOWN) as (keyof typeof KNOWN)[];

/** What has changed, if it is written with the quote. */
export interface QuoteChange {
  isOfCensus?: boolean;
  premium?: QuotePremium | null;
}

/** Moves the quote to the top of every list; its version is unchanged. */
export async function noteQuoteActivity(
  tx: EntityManager,
  { id, groupId }: Pick<Quote, 'id' | 'groupId'>,
  at: Date,
  { isOfCensus = false, premium }: QuoteChange = {},
): Promise<void> {
  const instant = toStoredInstant(at);
  const changes = joined(
    [
      sql`${quotes.modifiedAt} = ${instant}`,
      ...(isOfCensus ? [sql`${quotes.censusChangedAt} = ${instant}`] : []),
      ...(premium === undefined ? [] : [setPremium(premium)]),
    ],
    ', ',
  );
  await write(tx, sql`UPDATE ${quotes} SET ${changes} WHERE ${quotes.id} = ${id}`);
  await (groupId === null ? repeatHouseholds(tx, id) : noteGroupActivity(tx, groupId, at));
}

/** null: it has no plans. */
export const setPremium = (premium: QuotePremium | null): Sql =>
  sql`${quotes.premiumCents} = ${premium?.cents ?? null}, ${quotes.isPremiumLowest} = ${premium?.isLowest ?? false}`;

/** Of this quote, or of all: repeats with its agents what is known of it now. */
export function repeatHouseholds(tx: EntityManager, quoteId: number | null = null): Promise<void> {
  const changes = joined(
    NAMES.map((name) => sql`${agents[name]} = ${KNOWN[name]}`),
    ', ',
  );
  return write(
    tx,
    sql`UPDATE ${agents} SET ${changes} ${quoteId === null ? NOTHING : sql`WHERE ${agents.quoteId} = ${quoteId}`}`,
  );
}

/** The quotes among these of which something else is repeated than is known. @param from the first and @param to the last id */
export async function listDifferingHouseholds(tx: EntityManager, from: number, to: number): Promise<number[]> {
  const differs = joined(
    NAMES.map((name) => sql`COALESCE(${agents[name]}, '') <> COALESCE(${KNOWN[name]}, '')`),
    ' OR ',
  );
  const rows = await rowsOf<{ id: number }>(
    tx,
    sql`SELECT DISTINCT ${agents.quoteId} AS id FROM ${agents} WHERE ${agents.quoteId} BETWEEN ${from} AND ${to}
      AND (${differs}) ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}
