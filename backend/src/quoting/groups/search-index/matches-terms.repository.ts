import type { TermKind } from '#shared/search/search-terms';
import { joined, NOTHING, type Sql, sql, table } from '../../../platform/database/sql.ts';
import { GroupSearchTerm } from './group-search-term.table.ts';

/** Sorts after every letter, in every collation used: the upper bound of a prefix search in an index. */
const BEHIND_ALL = '\uffff';
const filed = table(GroupSearchTerm, 'filed');

/**
 * The condition that a group has a term that begins like this, for each of the terms; always true of none.
 *
 * @param kind only terms of this kind count; otherwise all
 */
export function matchesTerms(groupId: Sql, terms: readonly string[], kind?: TermKind): Sql {
  const ofKind = kind === undefined ? NOTHING : sql` AND ${filed.kind} = ${kind}`;
  const conditions = terms.map(
    (term) => sql`${groupId} IN (SELECT ${filed.groupId} FROM ${filed} WHERE ${beginsWith(filed.term, term)}${ofKind})`,
  );
  return conditions.length === 0 ? sql`1 = 1` : joined(conditions, ' AND ');
}

export const beginsWith = (column: Sql, text: string): Sql =>
  sql`${column} >= ${text} AND ${column} < ${text + BEHIND_ALL}`;
