import { TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { index, instant, nullable } from '../platform/database/columns.ts';

const TABLE = 'quotes';

/** Since when a quote is in its status, and what the home of the console counts by, each read from one index. */
export class KeepStatusInstants1700000026000 implements MigrationInterface {
  /** Whatever was done before a kill is found done. */
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn(TABLE, 'statusAt'))) {
      await runner.addColumn(TABLE, new TableColumn(instant('statusAt', nullable)));
    }
    await runner.query(
      `UPDATE quotes SET statusAt = COALESCE((SELECT MAX(move.at) FROM quote_events move
         WHERE move.quoteId = quotes.id AND move.toStatus = quotes.status
         AND (move.fromStatus IS NULL OR move.fromStatus <> move.toStatus)), createdAt)
       WHERE statusAt IS NULL`,
    );
    await runner.changeColumn(TABLE, 'statusAt', new TableColumn(instant('statusAt')));
    const names = (await runner.getTable(TABLE))?.indices.map(({ name }) => name) ?? [];
    for (const added of INDICES.filter(({ name }) => !names.includes(name))) {
      await runner.createIndex(TABLE, added);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const added of INDICES) {
      await runner.dropIndex(TABLE, added);
    }
    await runner.dropColumn(TABLE, 'statusAt');
  }
}

const INDICES = [
  new TableIndex(index(TABLE, ['isDeleted', 'quoteType', 'status', 'statusAt'])),
  new TableIndex(index(TABLE, ['isDeleted', 'quoteType', 'renewalDate', 'groupId', 'status'])),
];
