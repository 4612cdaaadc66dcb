import type { ContractStatus, PaymentStatus } from '#shared/book-of-business/individuals/contract-standing';
import type { SearchField } from '#shared/book-of-business/individuals/search-fields';
import type { SearchItem } from '#shared/book-of-business/individuals/individual-book.record';
import {
  numberKey,
  type TermMeanings,
  termMeanings,
  typedPaymentStatus,
} from '#shared/book-of-business/individuals/search-term';
import { type IsoDate, parseWireDay } from '#shared/dates/iso-date';
import { parseCurrency } from '#shared/formats/currency';
import { nameKey } from '#shared/search/search-terms';
import { type Sql, sql, table } from '../../platform/database/sql.ts';
import { keyBeginsWith } from '../../quoting/quotes/applicants.repository.ts';
import type { Book } from '../books/books.repository.ts';
import { Contract } from '../contracts/contract.table.ts';

/** The contracts of a search. */
export const c = table(Contract, 'c');

/** A contract meets it in one of these ways, each of which is a range of an index. */
export interface Criterion {
  ways: Sql[];
  /** Met by many: better checked than looked up. */
  isBroad: boolean;
}

interface Facts {
  book: Book;
  today: IsoDate;
}

/** @param item without problems, and not AGENT_ID */
export function criterionOf({ Field, Terms, Ranged }: SearchItem, facts: Facts): Criterion {
  if (Ranged) {
    const [start = '', end = ''] = Terms;
    return { ways: [range(Field, start, end || start)], isBroad: false };
  }
  const ways = Terms.flatMap((term) => WAYS[Field]?.(term.trim(), facts) ?? []);
  const meanings = Field === 'ALL' ? Terms.map(termMeanings) : [];
  const isStatus = meanings.some(({ status, paymentStatus }) => status ?? paymentStatus);
  return { ways: ways.length > 0 ? ways : [NOBODY], isBroad: isStatus || BROAD.includes(Field) };
}

const NOBODY = sql`1 = 0`;
const EVERYBODY = sql`1 = 1`;
const BROAD: readonly SearchField[] = ['PAYMENT_STATUS', 'AGENT_FIRSTNAME', 'AGENT_LASTNAME'];

const WAYS: Partial<Record<SearchField, (term: string, facts: Facts) => Sql[]>> = {
  ALL: (term, { today }) => waysOfAll(termMeanings(term), today),
  CONTRACT_ID: (term) => begins(c.numberKey, numberKey(term)),
  MEMBER_LASTNAME: (term) => begins(c.lastNameKey, nameKey(term)),
  MEMBER_FIRSTNAME: (term) => begins(c.firstNameKey, nameKey(term)),
  // A book has one agent.
  AGENT_LASTNAME: (term, { book }) => [named(book.lastName, term)],
  AGENT_FIRSTNAME: (term, { book }) => [named(book.firstName, term)],
  ACTIVE_EFFDATE: (term) => [range('ACTIVE_EFFDATE', term, term)],
  MED_TERMDATE: (term) => [range('MED_TERMDATE', term, term)],
  PAID_TO_DATE: (term) => [range('PAID_TO_DATE', term, term)],
  PAYMENT_DUE_DATE: (term) => [range('PAYMENT_DUE_DATE', term, term)],
  PAYMENT_AMT_DUE: (term) => [range('PAYMENT_AMT_DUE', term, term)],
  PAYMENT_STATUS: (term, { today }) => [ofPaymentStatus(typedPaymentStatus(term)!, today)],
  PLAN_NAME: (term) => begins(c.planKey, nameKey(term)),
  PHONE: (term) => begins(c.phone, term.replaceAll(/\D/g, '')),
  EMAIL: (term) => begins(c.emailKey, nameKey(term)),
};

/** Texts of symbols only have an empty key, with which every other begins. */
const begins = (column: Sql, key: string): Sql[] => (key === '' ? [] : [keyBeginsWith(column, key)]);
const named = (name: string, term: string): Sql =>
  nameKey(term) !== '' && nameKey(name).startsWith(nameKey(term)) ? EVERYBODY : NOBODY;

/** Source: individuals, decision 20. The agent's name is left out: it would find all of the book. */
function waysOfAll(meanings: TermMeanings, today: IsoDate): Sql[] {
  const { status, paymentStatus, key, number, phone, day, cents, names } = meanings;
  return [
    ...(status ? [ofStatus(status, today)] : []),
    ...(paymentStatus ? [ofPaymentStatus(paymentStatus, today)] : []),
    ...begins(c.numberKey, number ?? ''),
    ...[c.lastNameKey, c.firstNameKey, c.planKey, c.emailKey].flatMap((column) => begins(column, key ?? '')),
    ...begins(c.phone, phone ?? ''),
    ...(day ? [c.effectiveDate, c.paidToDate, c.dueDate].map((column) => sql`${column} = ${day}`) : []),
    ...(cents === null ? [] : [sql`${c.amountDueCents} = ${cents}`]),
    ...names.flatMap(([one, other]) => [
      sql`(${c.lastNameKey} = ${one} AND ${keyBeginsWith(c.firstNameKey, other)})`,
      sql`(${keyBeginsWith(c.lastNameKey, other)} AND ${keyBeginsWith(c.firstNameKey, one)})`,
    ]),
  ];
}

const RANGED = {
  ACTIVE_EFFDATE: c.effectiveDate,
  MED_TERMDATE: c.terminationDate,
  PAID_TO_DATE: c.paidToDate,
  PAYMENT_DUE_DATE: c.dueDate,
} as const;

function range(field: SearchField, start: string, end: string): Sql {
  const [column, valueOf] =
    field === 'PAYMENT_AMT_DUE'
      ? [c.amountDueCents, parseCurrency]
      : [RANGED[field as keyof typeof RANGED], (text: string) => parseWireDay(text.trim())];
  return sql`${column} BETWEEN ${valueOf(start)} AND ${valueOf(end)}`;
}

/** As isContractActive has it, of contracts that are not void. */
const ofStatus = (status: ContractStatus, today: IsoDate): Sql =>
  status === 'Active'
    ? sql`(${c.isActive} = 1 AND (${c.terminationDate} IS NULL OR ${c.terminationDate} >= ${today}))`
    : sql`(${c.isActive} = 0 OR ${c.terminationDate} < ${today})`;

const ofPaymentStatus = (status: PaymentStatus, today: IsoDate): Sql =>
  status === 'Past due' ? sql`${c.unpaidSince} < ${today}` : sql`${c.unpaidSince} >= ${today}`;
