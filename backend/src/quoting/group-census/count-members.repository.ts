import type { EntityManager } from 'typeorm';
import { write } from '../../platform/database/run-sql.ts';
import { sql, table } from '../../platform/database/sql.ts';
import { Quote } from '../quotes/quote.table.ts';
import { CensusMember } from './census-member.table.ts';

const quotes = table(Quote);
const members = table(CensusMember);

/** Call it after adding members to the census of a quote or removing some. */
export const countMembers = (tx: EntityManager, quoteId: number): Promise<void> =>
  write(
    tx,
    sql`UPDATE ${quotes} SET ${quotes.memberCount} =
        (SELECT COUNT(*) FROM ${members} WHERE ${members.quoteId} = ${quoteId}) WHERE ${quotes.id} = ${quoteId}`,
  );
