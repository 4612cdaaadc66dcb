import type { TermKind } from '#shared/search/search-terms';

/** Sorts behind every letter, in every collation that is used: the end of "begins with" in an index. */
const BEHIND_ALL = '\uffff';

/**
 * The condition that a group has a term that begins like this, for each of the terms: " AND …", to follow another condition.
 *
 * @param kind only terms of this kind count; without it any
 */
export function matchesTerms(
  groupIdColumn: string,
  terms: readonly string[],
  kind?: TermKind,
): { sql: string; values: string[] } {
  const ofKind = kind === undefined ? '' : ' AND filed.kind = ?';
  return {
    sql: terms
      .map(
        () =>
          ` AND ${groupIdColumn} IN (SELECT filed.groupId FROM group_search_terms filed WHERE filed.term >= ? AND filed.term < ?${ofKind})`,
      )
      .join(''),
    values: terms.flatMap((term) => [term, term + BEHIND_ALL, ...(kind === undefined ? [] : [kind])]),
  };
}
