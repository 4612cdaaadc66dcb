import type { EntityManager } from 'typeorm';
import { write } from '../../platform/database/run-sql.ts';
import { sql, table } from '../../platform/database/sql.ts';
import { IndividualDetails } from './individual-details.table.ts';
import { QuoteAgent } from './quote-agent.table.ts';

const agents = table(QuoteAgent);
const household = table(IndividualDetails, 'household');

/** Repeats the event of a household's special enrollment with the agents of the quote. */
export async function noteEventOfAgents(tx: EntityManager, quoteId: number): Promise<void> {
  await write(
    tx,
    sql`UPDATE ${agents} SET ${agents.eventDate} = (SELECT ${household.eventDate} FROM ${household}
        WHERE ${household.quoteId} = ${quoteId} AND ${household.enrollmentType} = 'Special')
      WHERE ${agents.quoteId} = ${quoteId}`,
  );
}
