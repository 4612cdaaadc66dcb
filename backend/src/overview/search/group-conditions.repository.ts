import type { GroupSearchCriteria } from '#shared/search/group-search.record';
import { parseWireDay } from '#shared/dates/iso-date';
import { parseTaxId } from '#shared/formats/tax-id';
import { zip5 } from '#shared/formats/zip';
import type { GroupCriterion } from '#shared/search/group-criteria';
import { typedQuoteId, typedTerms, typedWords } from '#shared/search/search-terms';
import { type Sql, sql, table } from '../../platform/database/sql.ts';
import { beginsWith, matchesTerms } from '../../quoting/groups/search-index/matches-terms.repository.ts';
import { Agent } from '../../platform/people/agent.table.ts';
import { GroupAgent } from '../../quoting/groups/group-agent.table.ts';
import { Group } from '../../quoting/groups/group.table.ts';
import { GroupSearchTerm } from '../../quoting/groups/search-index/group-search-term.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';

const g = table(Group, 'g');
const q = table(Quote, 'q');
const ga = table(GroupAgent, 'ga');
const named = table(Agent, 'named');
const term = table(GroupSearchTerm, 'term');

/**
 * SQL conditions on a group `g`, one per criterion. Each is an index lookup; all must hold.
 *
 * @param given criteria without problems, trimmed, none of them empty
 */
export const groupConditions = (given: GroupSearchCriteria): Sql[] =>
  (Object.keys(given) as GroupCriterion[]).map((name) => CONDITIONS[name](given[name]!));

const CONDITIONS: Record<GroupCriterion, (text: string) => Sql> = {
  Text: (text) => (parseTaxId(text) ? sql`${g.taxId} = ${parseTaxId(text)}` : namedOrNumbered(text)),
  GroupNumber: (text) => filedUnder('number', [typedWords(text).join('')]),
  GroupName: (text) => filedUnder('name', typedWords(text)),
  TaxId: (text) => sql`${g.taxId} = ${parseTaxId(text)}`,
  QuoteId: (text) => sql`${g.id} = (SELECT ${q.groupId} FROM ${q} WHERE ${q.id} = ${Number(text)})`,
  // A ZIP is stored as 48002 or 48002-1234, and "." is the character after "-".
  PostalCode: (text) => sql`${g.postalCode} >= ${zip5(text)} AND ${g.postalCode} < ${`${zip5(text)}.`}`,
  RenewalDate: (text) => sql`${g.renewalDate} = ${parseWireDay(text)}`,
  AgentFirstName: (text) => ofAgent('firstName', text),
  AgentLastName: (text) => ofAgent('lastName', text),
};

/** Fewer digits are the number of a quote alone: most groups have a phone or a number that begins with them. */
const FEWEST_DIGITS = 3;

/**
 * The condition that the group has all the typed terms, or a quote with the typed number. Both in a table of their own, because MySQL would
 * run the union again for every group.
 */
function namedOrNumbered(text: string): Sql {
  const terms = typedTerms(text);
  const quoteId = typedQuoteId(text);
  if (quoteId === null) {
    return terms.length === 0 ? sql`1 = 0` : matchesTerms(g.id, terms);
  }
  const [digits = ''] = terms;
  const ofQuote = sql`SELECT ${q.groupId} AS id FROM ${q} WHERE ${q.id} = ${quoteId} AND ${q.groupId} IS NOT NULL`;
  return digits.length < FEWEST_DIGITS
    ? sql`${g.id} IN (${ofQuote})`
    : sql`${g.id} IN (SELECT id FROM (${ofQuote}
        UNION SELECT ${term.groupId} AS id FROM ${term} WHERE ${beginsWith(term.term, digits)}) found)`;
}

const filedUnder = (kind: 'name' | 'number', terms: readonly string[]): Sql => matchesTerms(g.id, terms, kind);

/** There are few agents compared to groups, so this is the one name that SQLite searches without an index. */
const ofAgent = (column: 'firstName' | 'lastName', text: string): Sql =>
  sql`${g.id} IN (SELECT ${ga.groupId} FROM ${ga} JOIN ${named} ON ${named.id} = ${ga.agentId}
    WHERE ${named[column]} LIKE ${`${text.replace(/[!%_]/g, '!$&')}%`} ESCAPE '!')`;
