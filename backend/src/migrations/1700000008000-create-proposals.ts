import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { day, foreignKey, id, index, instant, int, text } from '../platform/database/columns.ts';

/** Which proposals were made of a quote. */
export class CreateProposals1700000008000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(PROPOSALS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(PROPOSALS);
  }
}

const PROPOSALS = new Table({
  name: 'proposals',
  columns: [
    id('id'),
    int('quoteId'),
    int('madeByUserId'),
    instant('madeAt'),
    day('effectiveDate'),
    text('parts', 500),
    text('fileName', 255),
    text('sha256', 64),
  ],
  indices: [index('proposals', ['quoteId', 'madeAt']), index('proposals', ['madeByUserId'])],
  foreignKeys: [
    foreignKey('proposals', 'quoteId', 'quotes', 'CASCADE'),
    foreignKey('proposals', 'madeByUserId', 'users', 'RESTRICT'),
  ],
});
