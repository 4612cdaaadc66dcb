import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { instant, text, textKey } from '../platform/database/columns.ts';

/** What the columns of a sender's census files mean, as it was corrected in an import. */
export class RememberImportLayouts1700000030600 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runner.createTable(LAYOUTS, true);
  }

  down(runner: QueryRunner): Promise<void> {
    return runner.dropTable(LAYOUTS);
  }
}

const LAYOUTS = new Table({
  name: 'import_layouts',
  columns: [textKey('owner', 24), textKey('layout', 64), text('columns', 2_000), instant('usedAt')],
});
