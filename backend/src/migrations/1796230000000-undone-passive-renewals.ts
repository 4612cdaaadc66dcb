import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { instant, longText, nullable } from '../platform/database/columns.ts';

const ADDED = [instant('undoUntil', nullable), longText('former', nullable)];

/** Until when a passive renewal can be undone, and what there was before it. */
export class UndonePassiveRenewals1796230000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const column of ADDED) {
      if (!(await runner.hasColumn('passive_renewals', column.name))) {
        await runner.addColumn('passive_renewals', new TableColumn(column));
      }
    }
  }

  /** By statements of our own: TypeORM rebuilds the table on SQLite. */
  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of ADDED) {
      if (await runner.hasColumn('passive_renewals', name)) {
        await runner.query(`ALTER TABLE passive_renewals DROP COLUMN ${name}`);
      }
    }
  }
}
