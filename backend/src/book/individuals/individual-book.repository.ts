import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { SortField } from '#shared/book-of-business/individuals/search-fields';
import type { SpecificContract } from '#shared/book-of-business/individuals/individual-book.record';
import { numberKey } from '#shared/book-of-business/individuals/search-term';
import { parsePhone } from '#shared/formats/phone';
import { nameKey } from '#shared/search/search-terms';
import { preparedRows, rowsOf } from '../../platform/database/run-sql.ts';
import { DIRECTIONS, forced, joined, NOTHING, selected, Sql, sql, table } from '../../platform/database/sql.ts';
import type { Book } from '../books/books.repository.ts';
import { Contract } from '../contracts/contract.table.ts';
import { c, type Criterion } from './search-conditions.repository.ts';

/** Part of a book. */
export interface Shelf {
  book: Book;
  isVoid: boolean;
  /** null: both, in the order of names. */
  isMedicare: boolean | null;
}

export interface BookPage {
  order: SortField;
  direction: 'ASC' | 'DESC';
  first: number;
  count: number;
  /** How many contracts meet the criteria, and how many there are: what is faster depends on it. */
  found: number;
  total: number;
}

/** As the databases answer: flags are 0 or 1. */
export type StoredContract = Omit<
  Contract,
  'quoteId' | 'quote' | 'agentId' | 'agent' | 'medicalPlanId' | 'medicalPlan' | 'createdAt' | 'modifiedAt' | 'version'
>;

const r = table(Contract, 'r');
const { quoteId: _q, agentId: _a, medicalPlanId: _p, createdAt: _c, modifiedAt: _m, version: _v, ...COLUMNS } = r;
const ROW = selected<StoredContract>(COLUMNS);

type Column = keyof StoredContract & keyof typeof c & string;

const BY_NAME: readonly Column[] = ['lastNameKey', 'firstNameKey'];
/** The columns of each order, as its index has them. */
const ORDERS: Record<SortField, readonly Column[]> = {
  CONTRACT_ID: ['numberKey'],
  MEMBER_LASTNAME: BY_NAME,
  MEMBER_FIRSTNAME: ['firstNameKey', 'lastNameKey'],
  ACTIVE_EFFDATE: ['effectiveDate'],
  MED_TERMDATE: ['terminationDate', 'isActive'],
  PAYMENT_STATUS: ['unpaidSince'],
  PAID_TO_DATE: ['paidToDate'],
  PAYMENT_DUE_DATE: ['dueDate'],
  PAYMENT_AMT_DUE: ['amountDueCents'],
  PLAN_NAME: ['planKey'],
  PHONE: ['phone'],
  EMAIL: ['emailKey'],
};

/** Queries of the individual books: plain rows, of which only those on the page are read. */
@Injectable()
export class IndividualBookRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Counted in each criterion's own index. */
  async count(shelf: Shelf, criteria: readonly Criterion[]): Promise<number> {
    const counted = waysToFind(shelf, criteria).map((way) => sql`(SELECT COUNT(*) FROM ${c} WHERE ${way})`);
    const [row] = await rowsOf<Record<string, number | string>>(
      this.database.manager,
      sql`SELECT ${joined(counted, ', ')}`,
    );
    return Object.values(row!).reduce<number>((sum, count) => sum + Number(count), 0);
  }

  /** One page. A few that were found are sorted; of many, or all, the index of the order is read until the page is full. */
  listPage(shelf: Shelf, criteria: readonly Criterion[], page: BookPage): Promise<StoredContract[]> {
    const { order, direction, first, count, found, total } = page;
    const columns = ORDERS[order];
    const isFew = criteria.length > 0 && 3 * found <= (2 * (first + count) * total) / Math.max(found, 1);
    const limit = sql`LIMIT ${count} OFFSET ${first}`;
    const picked = isFew
      ? sql`SELECT * FROM (${everyWay(shelf, criteria, columns)}) found ORDER BY ${by('', columns, direction)} ${limit}`
      : sql`SELECT ${picks(columns)} FROM ${c} ${indexOf(shelf, columns)} WHERE ${allOf(shelf, criteria)}
          ORDER BY ${by('c.', columns, direction)} ${limit}`;
    // Searches have too many texts for prepared statements.
    return this.read(picked, columns, direction, criteria.length === 0 ? preparedRows : rowsOf);
  }

  /** The next by name, so that a file of any size is read in small steps. */
  listAfter(
    shelf: Shelf,
    criteria: readonly Criterion[],
    after: StoredContract | null,
    count: number,
  ): Promise<StoredContract[]> {
    const picked = sql`SELECT ${picks(BY_NAME)} FROM ${c} ${indexOf(shelf, BY_NAME)}
      WHERE ${allOf(shelf, criteria)} ${after ? behind(after) : NOTHING} ORDER BY ${by('c.', BY_NAME, 'ASC')} LIMIT ${count}`;
    return this.read(picked, BY_NAME, 'ASC');
  }

  /** With this number, or with these names and phone; void or not. At most `count`, by name. */
  listSpecific(book: Book, asked: SpecificContract, count: number): Promise<StoredContract[]> {
    const { ContractId, FirstName, LastName, Phone, ForMedicare } = asked;
    const wanted = ContractId?.trim()
      ? sql`${c.numberKey} = ${numberKey(ContractId)}`
      : sql`${c.phone} = ${parsePhone(Phone ?? '') ?? ''} AND ${c.lastNameKey} = ${nameKey(LastName ?? '')}
          AND ${c.firstNameKey} = ${nameKey(FirstName ?? '')} AND ${c.phone} <> ''`;
    const picked = sql`SELECT ${picks(BY_NAME)} FROM ${c} WHERE ${c.agentId} = ${book.agentId}
      AND ${c.isMedicare} = ${Number(ForMedicare)} AND ${c.isVoid} IN (0, 1) AND ${wanted} LIMIT ${count}`;
    return this.read(picked, BY_NAME, 'ASC');
  }

  private read(
    picked: Sql,
    columns: readonly Column[],
    direction: BookPage['direction'],
    run: typeof preparedRows = rowsOf,
  ): Promise<StoredContract[]> {
    return run(
      this.database.manager,
      sql`SELECT ${ROW} FROM (${picked}) picked JOIN ${r} ON ${r.id} = picked.id
        ORDER BY ${by('picked.', columns, direction)}`,
    );
  }
}

const shelved = ({ book, isVoid, isMedicare }: Shelf): Sql =>
  sql`${c.agentId} = ${book.agentId} AND ${c.isVoid} = ${Number(isVoid)}
    ${isMedicare === null ? NOTHING : sql`AND ${c.isMedicare} = ${Number(isMedicare)}`}`;

const allOf = (shelf: Shelf, criteria: readonly Criterion[]): Sql =>
  joined([shelved(shelf), ...criteria.map(({ ways }) => sql`(${joined(ways, ' OR ')})`)], ' AND ');

/**
 * Conditions that together find what meets all criteria, each contract once: the ways of the criterion that narrows most, and with each the
 * others.
 */
function waysToFind(shelf: Shelf, criteria: readonly Criterion[]): Sql[] {
  const narrowing = criteria.toSorted(
    (one, other) => Number(one.isBroad) - Number(other.isBroad) || one.ways.length - other.ways.length,
  );
  const [{ ways } = { ways: [] }, ...others] = narrowing;
  const rest = allOf(shelf, others);
  return ways.length === 0
    ? [rest]
    : ways.map((way, at) => joined([rest, way, ...ways.slice(0, at).map((met) => sql`(${met}) IS NOT TRUE`)], ' AND '));
}

const everyWay = (shelf: Shelf, criteria: readonly Criterion[], columns: readonly Column[]): Sql =>
  joined(
    waysToFind(shelf, criteria).map((way) => sql`SELECT ${picks(columns)} FROM ${c} WHERE ${way}`),
    ' UNION ALL ',
  );

const picks = (columns: readonly Column[]): Sql => joined([c.id, ...columns.map((column) => c[column])], ', ');

const by = (prefix: string, columns: readonly Column[], direction: BookPage['direction']): Sql =>
  joined(
    [...columns, 'id'].map((column) => sql`${new Sql([prefix + column])} ${DIRECTIONS[direction]}`),
    ', ',
  );

const indexOf = ({ isMedicare }: Shelf, columns: readonly Column[]): Sql =>
  isMedicare === null
    ? forced(Contract, 'agentId', 'isVoid', ...columns)
    : forced(Contract, 'agentId', 'isMedicare', 'isVoid', ...columns);

/** Repeats the bound on the name because neither database uses an index for a row-value comparison. */
const behind = ({ lastNameKey, firstNameKey, id }: StoredContract): Sql =>
  sql`AND ${c.lastNameKey} >= ${lastNameKey} AND (${c.lastNameKey} > ${lastNameKey} OR ${c.firstNameKey} > ${firstNameKey}
    OR (${c.firstNameKey} = ${firstNameKey} AND ${c.id} > ${id}))`;
