import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { MOST_NAMED } from '#shared/audit/audit.record';
import { RULE_KEYS } from '#shared/business-rules/rule-catalogue';
import { RULE_NAMES } from '#shared/business-rules/rule-names';
import { plainForSearch, typedWords } from '#shared/search/search-terms';
import { BusinessRule } from '../../platform/business-rules/business-rule.table.ts';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { list, type Sql, sql, table } from '../../platform/database/sql.ts';
import { EnrollmentDocument } from '../../enrollment/parts/documents/enrollment-document.table.ts';
import { CensusMember } from '../../quoting/group-census/census-member.table.ts';
import { beginsWith, matchesTerms } from '../../quoting/groups/search-index/matches-terms.repository.ts';
import { GroupSearchTerm } from '../../quoting/groups/search-index/group-search-term.table.ts';
import { Proposal } from '../../quoting/proposals/proposal.table.ts';
import { applicantsNamed } from '../../quoting/quotes/applicants.repository.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';
import type { AuditCondition } from './audit-query.ts';

/** All rows about these records of one kind. */
export type RecordCondition = AuditCondition & Required<Pick<AuditCondition, 'subjectIds'>>;

const q = table(Quote, 'q');
const r = table(BusinessRule, 'r');
const term = table(GroupSearchTerm, 'term');

/** What belongs to a quote and is audited by its own number. */
const PARTS = [
  ['census-member', table(CensusMember, 'part')],
  ['proposal', table(Proposal, 'part')],
  ['enrollment-document', table(EnrollmentDocument, 'part')],
] as const;

/** The records that a typed name may mean, for the audit list. Each query is an index range; super users see every record. */
@Injectable()
export class SearchedRecordsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Groups and households whose name begins like this, with their quotes and what belongs to those; and rules, by key or name. A quote
   * is named as the list shows it: "Lakeside Pottery, 2027 medical".
   * @returns null if more groups or households have the name than are looked up
   */
  async listNamed(text: string): Promise<RecordCondition[] | null> {
    const [owned, rules] = await Promise.all([this.listOwned(text), this.listRules(text)]);
    return owned && [...owned, ...rules];
  }

  private async listOwned(text: string): Promise<RecordCondition[] | null> {
    const [groupIds, households] = await Promise.all([this.listGroups(text), this.listHouseholds(text)]);
    if (groupIds.length + households.length > MOST_NAMED) {
      return null;
    }
    const [, owner = '', quoteName = ''] = /^(.+),\s*(.+)$/.exec(text) ?? [];
    if (groupIds.length + households.length === 0 && owner) {
      return this.listQuotesOf(owner, quoteName);
    }
    const ofGroups = await this.ids(sql`SELECT ${q.id} FROM ${q} WHERE ${q.groupId} IN (${list(groupIds)})`);
    return [recordsOf('group', groupIds), ...(await this.withParts([...ofGroups, ...households]))];
  }

  /** One or more quotes, by their own name, of whoever is named. */
  private async listQuotesOf(owner: string, quoteName: string): Promise<RecordCondition[] | null> {
    const [groupIds, households] = await Promise.all([this.listGroups(owner), this.listHouseholds(owner)]);
    if (groupIds.length + households.length > MOST_NAMED) {
      return null;
    }
    const begins = `${quoteName.replaceAll(/[!%_]/g, '!$&')}%`;
    const quoteIds = await this.ids(sql`SELECT ${q.id} FROM ${q}
      WHERE (${q.groupId} IN (${list(groupIds)}) OR ${q.id} IN (${list(households)})) AND ${q.name} LIKE ${begins} ESCAPE '!'`);
    return this.withParts(quoteIds);
  }

  /** The longest word belongs to the fewest groups: only those are checked for the others. */
  private listGroups(name: string): Promise<number[]> {
    const [longest = '', ...others] = typedWords(name).sort((one, other) => other.length - one.length);
    return this.ids(sql`SELECT DISTINCT ${term.groupId} AS id FROM ${term}
      WHERE ${beginsWith(term.term, longest)} AND ${term.kind} = ${'name'} AND ${matchesTerms(term.groupId, others, 'name')}
      LIMIT ${MOST_NAMED + 1}`);
  }

  private listHouseholds(name: string): Promise<number[]> {
    return this.ids(applicantsNamed(name, MOST_NAMED + 1));
  }

  private async withParts(quoteIds: readonly number[]): Promise<RecordCondition[]> {
    const parts = PARTS.map(async ([subject, part]) =>
      recordsOf(
        subject,
        await this.ids(sql`SELECT ${part.id} FROM ${part} WHERE ${part.quoteId} IN (${list(quoteIds)})`),
      ),
    );
    return [recordsOf('quote', quoteIds), recordsOf('application', quoteIds), ...(await Promise.all(parts))];
  }

  /** Every version of the rules of which a word begins with each of the typed ones, and the proposals to change them. */
  private async listRules(text: string): Promise<RecordCondition[]> {
    const words = typedWords(text);
    const keys = list(RULE_KEYS.filter((key) => words.every((word) => RULE_WORDS[key].includes(` ${word}`))));
    const [versions, proposals] = await Promise.all([
      this.ids(sql`SELECT ${r.id} FROM ${r} WHERE ${r.ruleKey} IN (${keys})`),
      this.ids(sql`SELECT id FROM rule_proposals WHERE ruleKey IN (${keys})`),
    ]);
    return [recordsOf('business-rule', versions), recordsOf('rule-proposal', proposals)];
  }

  private async ids(query: Sql): Promise<number[]> {
    return (await rowsOf<{ id: number }>(this.database.manager, query)).map(({ id }) => id);
  }
}

const RULE_WORDS = Object.fromEntries(
  RULE_KEYS.map((key) => [key, ` ${plainForSearch(`${key} ${RULE_NAMES[key]}`)}`]),
) as Record<(typeof RULE_KEYS)[number], string>;

const recordsOf = (subject: string, ids: readonly number[]): RecordCondition => ({
  equal: { subject },
  subjectIds: ids.map(String),
});
