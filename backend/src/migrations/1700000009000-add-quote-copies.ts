import { Table, type MigrationInterface, type QueryRunner, TableColumn, TableForeignKey, TableIndex } from 'typeorm';
import { foreignKey, id, index, instant, int, nullable, text } from '../platform/database/columns.ts';

/** What a quote was copied from, when its census last changed, and the notifications about it. */
export class AddQuoteCopies1700000009000 implements MigrationInterface {
  /** Whatever was done before a kill is found done. */
  async up(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) {
      if (!(await runner.hasColumn('quotes', column.name))) {
        await runner.addColumn('quotes', column);
      }
    }
    const quotes = await runner.getTable('quotes');
    if (!quotes?.indices.some(({ name }) => name === COPIED_INDEX.name)) {
      await runner.createIndex('quotes', COPIED_INDEX);
    }
    if (!quotes?.foreignKeys.some(({ name }) => name === COPIED_KEY.name)) {
      await runner.createForeignKey('quotes', COPIED_KEY);
    }
    await runner.query(
      `UPDATE quotes SET censusChangedAt = modifiedAt
       WHERE censusChangedAt IS NULL AND EXISTS (SELECT 1 FROM census_members member WHERE member.quoteId = quotes.id)`,
    );
    await runner.createTable(NOTIFICATIONS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(NOTIFICATIONS);
    await runner.dropForeignKey('quotes', COPIED_KEY);
    await runner.dropIndex('quotes', COPIED_INDEX);
    await runner.dropColumns('quotes', COLUMNS);
  }
}

const COLUMNS = [
  new TableColumn(int('copiedFromQuoteId', nullable)),
  new TableColumn(instant('censusChangedAt', nullable)),
];
const COPIED_INDEX = new TableIndex(index('quotes', ['copiedFromQuoteId']));
const COPIED_KEY = new TableForeignKey(foreignKey('quotes', 'copiedFromQuoteId', 'quotes', 'SET NULL'));

const NOTIFICATIONS = new Table({
  name: 'notifications',
  columns: [id('id'), int('quoteId'), text('text', 1000), int('byUserId'), instant('at')],
  indices: [index('notifications', ['quoteId']), index('notifications', ['byUserId'])],
  foreignKeys: [
    foreignKey('notifications', 'quoteId', 'quotes', 'CASCADE'),
    foreignKey('notifications', 'byUserId', 'users', 'RESTRICT'),
  ],
});
