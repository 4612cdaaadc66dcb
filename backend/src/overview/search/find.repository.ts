import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { beginsWith, matchesTerms } from '../../quoting/groups/search-index/matches-terms.repository.ts';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { list, selected, sql, table } from '../../platform/database/sql.ts';
import { visibleGroups } from '../../quoting/groups/visible-groups.repository.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';
import { GroupSearchTerm } from '../../quoting/groups/search-index/group-search-term.table.ts';
import { Group } from '../../quoting/groups/group.table.ts';
import { applicantsNamed } from '../../quoting/quotes/applicants.repository.ts';
import { IndividualDetails } from '../../quoting/quotes/individual-details.table.ts';
import { Quote } from '../../quoting/quotes/quote.table.ts';

export interface GroupHit {
  id: number;
  name: string;
  groupEnterpriseId: string | null;
  city: string;
}

export interface QuoteHit {
  id: number;
  name: string;
  groupId: number;
  groupName: string;
  status: QuoteStatus;
}

export interface IndividualHit extends Pick<
  IndividualDetails,
  'planType' | 'enrollmentType' | 'subscriberFirstName' | 'subscriberLastName'
> {
  id: number;
  status: QuoteStatus;
  isFfm: number | boolean;
}

/** Some of those found are deleted: this many contain enough others. */
const FOUND_BY_NAME = 200;
/** A group may have several terms with the same prefix ("Lake", "Lakeside"): this many rows contain enough groups. */
const TERMS_OF_A_GROUP = 4;

const g = table(Group, 'g');
const q = table(Quote, 'q');
const h = table(IndividualDetails, 'h');
const term = table(GroupSearchTerm, 'term');

const GROUP = selected<GroupHit>({ id: g.id, name: g.name, groupEnterpriseId: g.groupEnterpriseId, city: g.city });
const QUOTE = selected<QuoteHit>({ id: q.id, name: q.name, groupId: q.groupId, groupName: g.name, status: q.status });
const INDIVIDUAL = selected<IndividualHit>({
  id: q.id,
  status: q.status,
  planType: h.planType,
  enrollmentType: h.enrollmentType,
  isFfm: h.isFfm,
  subscriberFirstName: h.subscriberFirstName,
  subscriberLastName: h.subscriberLastName,
});
const FROM_QUOTES = sql`FROM ${q} JOIN ${g} ON ${g.id} = ${q.groupId}`;

/** A few groups and quotes of this user, each query a prefix scan of an index. */
@Injectable()
export class FindRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Groups indexed under all terms, in the order of the first term: "Acme" comes before "Acmeville". */
  async listByTerms(user: SessionUser, [first, ...others]: readonly string[], most: number): Promise<GroupHit[]> {
    if (first === undefined) {
      return [];
    }
    const rows = await rowsOf<GroupHit>(
      this.database.manager,
      sql`SELECT ${GROUP} FROM (SELECT ${term.groupId}, ${term.term}, ${term.id} FROM ${term}
          WHERE ${beginsWith(term.term, first)} AND ${matchesTerms(term.groupId, others)}
            AND ${visibleGroups(user, term.groupId)} ORDER BY ${term.term} LIMIT ${most * TERMS_OF_A_GROUP}) found
        JOIN ${g} ON ${g.id} = found.groupId ORDER BY found.term, ${g.name}, ${g.id}`,
    );
    return eachOnce(rows).slice(0, most);
  }

  listByTaxId(user: SessionUser, taxId: string, most: number): Promise<GroupHit[]> {
    return rowsOf(
      this.database.manager,
      sql`SELECT ${GROUP} FROM ${g} WHERE ${g.taxId} = ${taxId} AND ${visibleGroups(user, g.id)}
        ORDER BY ${g.id} LIMIT ${most}`,
    );
  }

  /** null for a quote that is deleted, unknown, or not visible to the user. */
  async findQuote(user: SessionUser, quoteId: number): Promise<QuoteHit | null> {
    const [quote] = await rowsOf<QuoteHit>(
      this.database.manager,
      sql`SELECT ${QUOTE} ${FROM_QUOTES}
        WHERE ${q.id} = ${quoteId} AND ${q.isDeleted} = 0 AND ${visibleGroups(user, q.groupId)}`,
    );
    return quote ?? null;
  }

  /** Quotes of these groups, most recently changed first. Pass only ids that were found for the user. */
  async listQuotesOf(groupIds: readonly number[], most: number): Promise<QuoteHit[]> {
    if (groupIds.length === 0) {
      return [];
    }
    return rowsOf(
      this.database.manager,
      sql`SELECT ${QUOTE} ${FROM_QUOTES} WHERE ${q.groupId} IN (${list(groupIds)}) AND ${q.isDeleted} = 0
        ORDER BY ${q.modifiedAt} DESC, ${q.id} DESC LIMIT ${most}`,
    );
  }

  /** Quotes of households with this number, or applicants with this name, most recently changed first. For internal staff only. */
  listIndividuals(typed: { name: string } | { quoteId: number }, most: number): Promise<IndividualHit[]> {
    const found = 'quoteId' in typed ? sql`SELECT ${typed.quoteId} AS id` : applicantsNamed(typed.name, FOUND_BY_NAME);
    return rowsOf(
      this.database.manager,
      sql`SELECT ${INDIVIDUAL} FROM (${found}) found JOIN ${q} ON ${q.id} = found.id JOIN ${h} ON ${h.quoteId} = ${q.id}
        WHERE ${q.isDeleted} = 0 ORDER BY ${q.modifiedAt} DESC, ${q.id} DESC LIMIT ${most}`,
    );
  }
}

const eachOnce = (rows: readonly GroupHit[]): GroupHit[] => [...new Map(rows.map((row) => [row.id, row])).values()];
