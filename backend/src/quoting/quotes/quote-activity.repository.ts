import type { EntityManager } from 'typeorm';
import { isSqlite } from '../../platform/database/is-sqlite.ts';
import { toStoredInstant } from '../../platform/database/raw-values.ts';
import { write } from '../../platform/database/run-sql.ts';
import { sql, table } from '../../platform/database/sql.ts';
import { noteGroupActivity } from '../groups/group-activity.repository.ts';
import { GroupAgent } from '../groups/group-agent.table.ts';
import { QuoteAgent } from './quote-agent.table.ts';
import { employer, household, quote } from './quote-questions.repository.ts';
import { Quote } from './quote.table.ts';

const agents = table(QuoteAgent);
const quotes = table(Quote);
const seenBy = table(GroupAgent, 'seenBy');

/** Moves the quote to the top of every list; its version is unchanged. */
export async function noteQuoteActivity(
  tx: EntityManager,
  { id, groupId }: Pick<Quote, 'id' | 'groupId'>,
  at: Date,
): Promise<void> {
  const instant = toStoredInstant(at);
  if (groupId === null || isSqlite(tx)) {
    await write(tx, sql`UPDATE ${quotes} SET ${quotes.modifiedAt} = ${instant} WHERE ${quotes.id} = ${id}`);
    if (groupId !== null) {
      await noteGroupActivity(tx, groupId, at);
    }
    return;
  }
  // The same in one statement.
  await write(
    tx,
    sql`UPDATE ${quote} JOIN ${employer} ON ${employer.id} = ${quote.groupId}
          LEFT JOIN ${seenBy} ON ${seenBy.groupId} = ${employer.id}
        SET ${quote.modifiedAt} = ${instant}, ${employer.activityAt} = ${instant}, ${seenBy.activityAt} = ${instant}
        WHERE ${quote.id} = ${id}`,
  );
}

/** Repeats the event of a household's special enrollment with the agents of the quote. */
export async function noteEventOfAgents(tx: EntityManager, quoteId: number): Promise<void> {
  await write(
    tx,
    sql`UPDATE ${agents} SET ${agents.eventDate} = (SELECT ${household.eventDate} FROM ${household}
        WHERE ${household.quoteId} = ${quoteId} AND ${household.enrollmentType} = 'Special')
      WHERE ${agents.quoteId} = ${quoteId}`,
  );
}
