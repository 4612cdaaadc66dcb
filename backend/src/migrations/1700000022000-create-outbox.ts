import { Table, TableColumn, TableForeignKey, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, id, index, instant, int, nullable, text, unique } from '../platform/database/columns.ts';

/** What must reach another system, and which of the staff works on which quote. */
export class CreateOutbox1700000022000 implements MigrationInterface {
  /** Whatever was done before a kill is found done. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(OUTBOX, true);
    for (const column of COLUMNS) {
      if (!(await runner.hasColumn('quotes', column.name))) {
        await runner.addColumn('quotes', column);
      }
    }
    const quotes = await runner.getTable('quotes');
    if (!quotes?.indices.some(({ name }) => name === ASSIGNED_INDEX.name)) {
      await runner.createIndex('quotes', ASSIGNED_INDEX);
    }
    if (!quotes?.foreignKeys.some(({ name }) => name === ASSIGNED_KEY.name)) {
      await runner.createForeignKey('quotes', ASSIGNED_KEY);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropForeignKey('quotes', ASSIGNED_KEY);
    await runner.dropIndex('quotes', ASSIGNED_INDEX);
    await runner.dropColumns('quotes', COLUMNS);
    await runner.dropTable(OUTBOX);
  }
}

const OUTBOX = new Table({
  name: 'outbox',
  columns: [
    id('id'),
    text('topic', 32),
    int('subjectId'),
    text('idempotencyKey', 36),
    int('attempts', { default: 0 }),
    instant('dueAt'),
    instant('lockedUntil', nullable),
    text('takenBy', 36, nullable),
    instant('doneAt', nullable),
  ],
  indices: [unique('outbox', ['topic', 'subjectId']), index('outbox', ['doneAt', 'dueAt'])],
});

const COLUMNS = [new TableColumn(int('assignedToUserId', nullable)), new TableColumn(instant('assignedAt', nullable))];
const ASSIGNED_INDEX = new TableIndex(index('quotes', ['assignedToUserId', 'modifiedAt']));
const ASSIGNED_KEY = new TableForeignKey(foreignKey('quotes', 'assignedToUserId', 'users', 'SET NULL'));
