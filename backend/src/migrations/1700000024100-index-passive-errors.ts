import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { index } from '../platform/database/columns.ts';

/** The order of the error report of passive renewals: what failed last. */
export class IndexPassiveErrors1700000024100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const table = await runner.getTable(TABLE);
    if (!table?.indices.some(({ name }) => name === FINISHED_INDEX.name)) {
      await runner.createIndex(TABLE, FINISHED_INDEX);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, FINISHED_INDEX);
  }
}

const TABLE = 'passive_renewals';
const FINISHED_INDEX = new TableIndex(index(TABLE, ['outcome', 'finishedAt']));
