import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';
import { visibleAgents } from '../../platform/people/visible-agents.ts';
import { positional } from '../../platform/database/positional.ts';
import { matchesTerms } from '../../quoting/groups/search-index/matches-terms.ts';
import type { SessionUser } from '../../platform/http/current-user.ts';

declare const narrowed: unique symbol;
/** A book that its reader may see: only `findBook` makes one, so no query can forget whose book it reads. */
export interface Book {
  readonly [narrowed]: true;
  agentId: number;
  srcAgentId: string;
}

/** What the book is sorted by, each an index of group_book_entries. */
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

/** Where an export goes on: behind this name and group. */
export interface BookPlace {
  sortedBy: string;
  groupId: number;
}

type Picked = [sql: string, values: unknown[]];

/** The queries of the group book: plain rows, read in the order of an index. */
@Injectable()
export class GroupBookRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The book of an agent by the insurer's number of the agent; null where the user may not see it, or nobody has that number. */
  findBook(user: SessionUser, srcAgentId: string): Promise<Book | null> {
    return this.oneBook(user, 'agent.srcAgentId = :wanted', srcAgentId);
  }

  /** The user's own book; null for a user without an agent record. */
  findOwnBook(user: SessionUser): Promise<Book | null> {
    return this.oneBook(user, 'agent.id = :wanted', user.agentId ?? 0);
  }

  /** One page. Its place is found in the index alone; only the groups of the page are read. */
  listPage(
    book: Book,
    terms: readonly string[],
    { order, direction, first, count }: BookPage,
  ): Promise<StoredBookRow[]> {
    const [where, values] = entriesOf(book, terms);
    const page = `SELECT e.groupId, e.${order} AS sortedBy FROM group_book_entries e WHERE ${where}
      ORDER BY e.${order} ${direction}, e.groupId ${direction} LIMIT ? OFFSET ?`;
    return this.rowsOf([page, [...values, count, first]], direction);
  }

  /** The next ones by name: an export walks through a book of any size with the same small steps. */
  listAfter(book: Book, terms: readonly string[], after: BookPlace | null, count: number) {
    const [where, values] = entriesOf(book, terms);
    const [behind, place] = after ? behindPlace(after) : ['', []];
    const chunk = `SELECT e.groupId, e.name AS sortedBy FROM group_book_entries e
      WHERE ${where}${behind} ORDER BY e.name, e.groupId LIMIT ?`;
    return this.rowsOf([chunk, [...values, ...place, count]], 'ASC');
  }

  async count(book: Book, terms: readonly string[]): Promise<number> {
    const [where, values] = entriesOf(book, terms);
    const [row] = (await this.database.query(
      `SELECT COUNT(*) AS total FROM group_book_entries e WHERE ${where}`,
      values,
    )) as { total: number | string }[];
    return Number(row?.total ?? 0);
  }

  private rowsOf([picked, values]: Picked, direction: 'ASC' | 'DESC'): Promise<(StoredBookRow & BookPlace)[]> {
    return this.database.query(
      `SELECT g.id AS groupId, g.groupEnterpriseId, g.name AS groupName, g.phoneNumber, g.lastEffectiveDate, g.renewalDate,
         g.termDate, g.email, picked.sortedBy
       FROM (${picked}) picked JOIN \`groups\` g ON g.id = picked.groupId
       ORDER BY picked.sortedBy ${direction}, picked.groupId ${direction}`,
      values,
    );
  }

  private async oneBook(user: SessionUser, condition: string, wanted: string | number): Promise<Book | null> {
    const visible = visibleAgents(user, 'agent.id');
    const { sql, values } = positional({
      sql: `SELECT agent.id AS agentId, agent.srcAgentId FROM agents agent WHERE ${condition} AND ${visible.sql}`,
      parameters: { wanted, ...visible.parameters },
    });
    const [book] = (await this.database.query(sql, values)) as Book[];
    return book ?? null;
  }
}

/** Written out with a bound of its own on the name: neither database looks a pair of values up in an index. */
const behindPlace = ({ sortedBy, groupId }: BookPlace): Picked => [
  ' AND e.name >= ? AND (e.name > ? OR e.groupId > ?)',
  [sortedBy, sortedBy, groupId],
];

function entriesOf({ agentId }: Book, terms: readonly string[]): Picked {
  const found = matchesTerms('e.groupId', terms);
  return [`e.agentId = ?${found.sql}`, [agentId, ...found.values]];
}
