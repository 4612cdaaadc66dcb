import type { GroupSearchCriteria } from '#shared/search/group-search.record';
import { parseWireDay } from '#shared/dates/iso-date';
import { parseTaxId } from '#shared/formats/tax-id';
import { zip5 } from '#shared/formats/zip';
import type { GroupCriterion } from '#shared/search/group-criteria';
import { typedWords } from '#shared/search/search-terms';
import { matchesTerms } from '../../quoting/groups/search-index/matches-terms.ts';

export interface SqlCondition {
  sql: string;
  values: unknown[];
}

/**
 * What each criterion asks of a group `g`. Each is a look-up in an index of its own; all must hold.
 *
 * @param given criteria without problems, trimmed, none of them empty
 */
export const groupConditions = (given: GroupSearchCriteria): SqlCondition[] =>
  (Object.keys(given) as GroupCriterion[]).map((name) => CONDITIONS[name](given[name]!));

const CONDITIONS: Record<GroupCriterion, (text: string) => SqlCondition> = {
  GroupNumber: (text) => filedUnder('number', [typedWords(text).join('')]),
  GroupName: (text) => filedUnder('name', typedWords(text)),
  TaxId: (text) => ({ sql: 'g.taxId = ?', values: [parseTaxId(text)] }),
  QuoteId: (text) => ({ sql: 'g.id = (SELECT q.groupId FROM quotes q WHERE q.id = ?)', values: [Number(text)] }),
  // A ZIP is stored as 48002 or 48002-1234, and "." is the sign behind "-".
  PostalCode: (text) => ({ sql: 'g.postalCode >= ? AND g.postalCode < ?', values: [zip5(text), `${zip5(text)}.`] }),
  RenewalDate: (text) => ({ sql: 'g.renewalDate = ?', values: [parseWireDay(text)] }),
  AgentFirstName: (text) => ofAgent('firstName', text),
  AgentLastName: (text) => ofAgent('lastName', text),
};

function filedUnder(kind: 'name' | 'number', terms: readonly string[]): SqlCondition {
  const { sql, values } = matchesTerms('g.id', terms, kind);
  return { sql: sql.replace(/^ AND /, ''), values };
}

/** Agents are few beside groups: theirs is the one name that is looked for without an index on SQLite. */
const ofAgent = (column: 'firstName' | 'lastName', text: string): SqlCondition => ({
  sql: `g.id IN (SELECT ga.groupId FROM group_agents ga JOIN agents named ON named.id = ga.agentId
    WHERE named.${column} LIKE ? ESCAPE '!')`,
  values: [`${text.replace(/[!%_]/g, '!$&')}%`],
});
