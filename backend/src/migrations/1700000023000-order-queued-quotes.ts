import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { index } from '../platform/database/columns.ts';

const TABLE = 'quotes';

/** Each order of the internal queue within a type and a status: a page of it is read from one index, however many quotes there are. */
export class OrderQueuedQuotes1700000023000 implements MigrationInterface {
  /** Whatever was done before a kill is found done. */
  async up(runner: QueryRunner): Promise<void> {
    const names = (await runner.getTable(TABLE))?.indices.map(({ name }) => name) ?? [];
    for (const added of INDICES.filter(({ name }) => !names.includes(name))) {
      await runner.createIndex(TABLE, added);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const added of INDICES) {
      await runner.dropIndex(TABLE, added);
    }
  }
}

/** The last one is in the order of the ids, which every index ends with. */
const INDICES = [
  new TableIndex(index(TABLE, ['isDeleted', 'quoteType', 'status', 'modifiedAt'])),
  new TableIndex(index(TABLE, ['isDeleted', 'quoteType', 'status', 'effectiveDate'])),
  new TableIndex(index(TABLE, ['isDeleted', 'quoteType', 'status'])),
];
