import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { rowsOf } from '../../platform/database/run-sql.ts';
import { DIRECTIONS, NOTHING, selected, type Sql, sql, table } from '../../platform/database/sql.ts';
import { matchesTerms } from '../../quoting/groups/search-index/matches-terms.repository.ts';
import { GroupBookEntry } from '../../quoting/groups/search-index/group-book-entry.table.ts';
import { Group } from '../../quoting/groups/group.table.ts';
import type { Book } from '../books/books.repository.ts';

/** Sort orders of the book; each has an index on group_book_entries. */
export type BookOrder = 'name' | 'groupNumber' | 'phoneNumber' | 'effectiveDate' | 'email';

export interface StoredBookRow {
  groupId: number;
  groupEnterpriseId: string;
  groupName: string;
  phoneNumber: string | null;
  lastEffectiveDate: IsoDate | null;
  renewalDate: IsoDate | null;
  termDate: IsoDate | null;
  email: string | null;
}

export interface BookPage {
  order: BookOrder;
  direction: 'ASC' | 'DESC';
  first: number;
  count: number;
}

/** Where an export resumes: after this name and group. */
export interface BookPlace {
  sortedBy: string;
  groupId: number;
}

const g = table(Group, 'g');
const e = table(GroupBookEntry, 'e');

/** Queries of the group book: plain rows, read in index order. */
@Injectable()
export class GroupBookRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** One page. Located in the index alone; only the groups on the page are read. */
  listPage(
    book: Book,
    terms: readonly string[],
    { order, direction, first, count }: BookPage,
  ): Promise<StoredBookRow[]> {
    const inOrder = DIRECTIONS[direction];
    const page = sql`SELECT ${e.groupId}, ${e[order]} AS sortedBy FROM ${e} WHERE ${entriesOf(book, terms)}
      ORDER BY ${e[order]} ${inOrder}, ${e.groupId} ${inOrder} LIMIT ${count} OFFSET ${first}`;
    return this.rowsOf(page, inOrder);
  }

  /** The next rows by name, so that an export of any size runs in small steps. */
  listAfter(book: Book, terms: readonly string[], after: BookPlace | null, count: number) {
    const behind = after ? behindPlace(after) : NOTHING;
    const chunk = sql`SELECT ${e.groupId}, ${e.name} AS sortedBy FROM ${e}
      WHERE ${entriesOf(book, terms)} ${behind} ORDER BY ${e.name}, ${e.groupId} LIMIT ${count}`;
    return this.rowsOf(chunk, DIRECTIONS.ASC);
  }

  async count(book: Book, terms: readonly string[]): Promise<number> {
    const [row] = await rowsOf<{ total: number | string }>(
      this.database.manager,
      sql`SELECT COUNT(*) AS total FROM ${e} WHERE ${entriesOf(book, terms)}`,
    );
    return Number(row?.total ?? 0);
  }

  private rowsOf(picked: Sql, inOrder: Sql): Promise<(StoredBookRow & BookPlace)[]> {
    return rowsOf(
      this.database.manager,
      sql`SELECT ${ROW}, picked.sortedBy FROM (${picked}) picked JOIN ${g} ON ${g.id} = picked.groupId
        ORDER BY picked.sortedBy ${inOrder}, picked.groupId ${inOrder}`,
    );
  }
}

/** Repeats the bound on the name because neither database uses an index for a row-value comparison. */
const behindPlace = ({ sortedBy, groupId }: BookPlace): Sql =>
  sql`AND ${e.name} >= ${sortedBy} AND (${e.name} > ${sortedBy} OR ${e.groupId} > ${groupId})`;

const entriesOf = ({ agentId }: Book, terms: readonly string[]): Sql =>
  sql`${e.agentId} = ${agentId} AND ${matchesTerms(e.groupId, terms)}`;

const ROW = selected<StoredBookRow>({
  groupId: g.id,
  groupEnterpriseId: g.groupEnterpriseId,
  groupName: g.name,
  phoneNumber: g.phoneNumber,
  lastEffectiveDate: g.lastEffectiveDate,
  renewalDate: g.renewalDate,
  termDate: g.termDate,
  email: g.email,
});
