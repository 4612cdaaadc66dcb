import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import {
  day,
  flag,
  id,
  index,
  instant,
  int,
  longText,
  looseText,
  table,
  text,
  textKey,
} from '../platform/database/columns.ts';

const CONTRACTS = 'contracts';
const ADDED = [
  ['numberKey', "varchar(20) NOT NULL DEFAULT ''"],
  ['lastNameKey', "varchar(60) NOT NULL DEFAULT ''"],
  ['firstNameKey', "varchar(60) NOT NULL DEFAULT ''"],
  ['planKey', "varchar(60) NOT NULL DEFAULT ''"],
  ['emailKey', "varchar(60) NOT NULL DEFAULT ''"],
  ['invoiceStatus', "varchar(20) NOT NULL DEFAULT ''"],
  ['dueDate', 'date NULL'],
  ['amountDueCents', 'integer NULL'],
  ['suspenseCents', 'integer NULL'],
  ['unpaidSince', "date NOT NULL DEFAULT '9999-12-31'"],
  ['importRun', 'integer NOT NULL DEFAULT 0'],
] as const;

const BOOK = ['agentId', 'isMedicare', 'isVoid'];
/** One for each order of a book, so that any page of a large one is read in order, and for each criterion. */
const INDEXES = [
  [...BOOK, 'numberKey'],
  [...BOOK, 'lastNameKey', 'firstNameKey'],
  [...BOOK, 'firstNameKey', 'lastNameKey'],
  [...BOOK, 'effectiveDate'],
  [...BOOK, 'terminationDate', 'isActive'],
  [...BOOK, 'unpaidSince'],
  [...BOOK, 'paidToDate'],
  [...BOOK, 'dueDate'],
  [...BOOK, 'amountDueCents'],
  [...BOOK, 'planKey'],
  [...BOOK, 'phone'],
  [...BOOK, 'emailKey'],
  // Void contracts of both books in one list.
  ['agentId', 'isVoid', 'lastNameKey', 'firstNameKey'],
].map((columns) => new TableIndex(index(CONTRACTS, columns)));

const TABLES = [
  table('invoices', {
    columns: [
      id('id'),
      int('contractId'),
      text('invoiceNumber', 20),
      day('createdOn'),
      day('coverageStart'),
      day('coverageEnd'),
      int('currentAmountDueCents'),
      int('previousBalanceCents'),
      int('totalAmountDueCents'),
      looseText('invoiceStatus', 20),
      flag('isPdfAvailable'),
    ],
    uniques: [['contractId', 'invoiceNumber']],
    indexes: [['contractId', 'createdOn']],
    references: { contractId: [CONTRACTS, 'CASCADE'] },
  }),
  table('invoice_payments', {
    columns: [id('id'), int('invoiceId'), int('amountCents'), day('paidOn'), looseText('paymentType', 40)],
    indexes: [['invoiceId']],
    references: { invoiceId: ['invoices', 'CASCADE'] },
  }),
  table('book_searches', {
    columns: [textKey('guid', 36), int('userId'), longText('request'), instant('at')],
    indexes: [['userId'], ['at']],
    references: { userId: ['users', 'CASCADE'] },
  }),
];

/** The individual book of business: how its contracts are sorted and found, what was billed and paid, and the searches being paged through. */
export class IndividualBook1796130000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [column, type] of ADDED) {
      if (!(await runner.hasColumn(CONTRACTS, column))) {
        // In statements of our own: TypeORM rebuilds the table on SQLite.
        await runner.query(`ALTER TABLE ${CONTRACTS} ADD COLUMN ${column} ${type}`);
      }
    }
    const stored = await runner.getTable(CONTRACTS);
    const names = new Set(stored?.indices.map(({ name }) => name));
    for (const each of INDEXES.filter(({ name }) => !names.has(name))) {
      await runner.createIndex(CONTRACTS, each);
    }
    for (const each of TABLES) {
      await runner.createTable(each, true);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const each of TABLES.toReversed()) {
      await runner.dropTable(each, true);
    }
    for (const each of INDEXES) {
      await runner.dropIndex(CONTRACTS, each);
    }
    for (const [column] of ADDED) {
      await runner.query(`ALTER TABLE ${CONTRACTS} DROP COLUMN ${column}`);
    }
  }
}
