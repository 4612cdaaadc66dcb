import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { matchesTerms } from '../../../quoting/groups/search-index/matches-terms.ts';
import { positional } from '../../../platform/database/positional.ts';
import { visibleGroups } from '../../../quoting/groups/visible-groups.ts';
import type { SessionUser } from '../../../platform/http/current-user.ts';

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

/** A group has several terms that begin alike ("Lake", "Lakeside"): so many rows hold enough groups. */
const TERMS_OF_A_GROUP = 4;

const GROUP_COLUMNS = 'g.id, g.name, g.groupEnterpriseId, g.city';
const QUOTE_COLUMNS = 'q.id, q.name, q.groupId, g.name AS groupName, q.status';

/** A few groups and quotes of this user, each query the beginning of an index. */
@Injectable()
export class FindRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Groups that are filed under all terms, in the order of the first of them: "Acme" stands before "Acmeville". */
  async listByTerms(user: SessionUser, [first, ...others]: readonly string[], most: number): Promise<GroupHit[]> {
    if (first === undefined) {
      return [];
    }
    const begins = matchesTerms('filed.groupId', others);
    const visible = visibleTo(user, 'filed.groupId');
    const rows: GroupHit[] = await this.database.query(
      `SELECT ${GROUP_COLUMNS} FROM (SELECT filed.groupId, filed.term, filed.id FROM group_search_terms filed
         WHERE filed.term >= ? AND filed.term < ?${begins.sql} AND ${visible.sql} ORDER BY filed.term LIMIT ?) found
       JOIN \`groups\` g ON g.id = found.groupId ORDER BY found.term, g.name, g.id`,
      [first, `${first}\uffff`, ...begins.values, ...visible.values, most * TERMS_OF_A_GROUP],
    );
    return eachOnce(rows).slice(0, most);
  }

  listByTaxId(user: SessionUser, taxId: string, most: number): Promise<GroupHit[]> {
    const visible = visibleTo(user, 'g.id');
    return this.database.query(
      `SELECT ${GROUP_COLUMNS} FROM \`groups\` g WHERE g.taxId = ? AND ${visible.sql} ORDER BY g.id LIMIT ?`,
      [taxId, ...visible.values, most],
    );
  }

  /** null for one that is deleted, that nobody has, or that the user may not see. */
  async findQuote(user: SessionUser, quoteId: number): Promise<QuoteHit | null> {
    const visible = visibleTo(user, 'q.groupId');
    const [quote]: QuoteHit[] = await this.database.query(
      `SELECT ${QUOTE_COLUMNS} FROM quotes q JOIN \`groups\` g ON g.id = q.groupId
       WHERE q.id = ? AND q.isDeleted = 0 AND ${visible.sql}`,
      [quoteId, ...visible.values],
    );
    return quote ?? null;
  }

  /** Of these groups, what changed last first. Give ids that were found for the user. */
  async listQuotesOf(groupIds: readonly number[], most: number): Promise<QuoteHit[]> {
    if (groupIds.length === 0) {
      return [];
    }
    return this.database.query(
      `SELECT ${QUOTE_COLUMNS} FROM quotes q JOIN \`groups\` g ON g.id = q.groupId
       WHERE q.groupId IN (${groupIds.map(() => '?').join(', ')}) AND q.isDeleted = 0
       ORDER BY q.modifiedAt DESC, q.id DESC LIMIT ?`,
      [...groupIds, most],
    );
  }
}

const visibleTo = (user: SessionUser, groupIdColumn: string) => positional(visibleGroups(user, groupIdColumn));

const eachOnce = (rows: readonly GroupHit[]): GroupHit[] => [...new Map(rows.map((row) => [row.id, row])).values()];
