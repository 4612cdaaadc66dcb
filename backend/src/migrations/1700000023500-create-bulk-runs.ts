import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, id, index, instant, int, nullable, text, unique } from '../platform/database/columns.ts';

/** Long work on many subjects, and what became of each. */
export class CreateBulkRuns1700000023500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.createTable(table, true);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES.toReversed()) {
      await runner.dropTable(table);
    }
  }
}

const TABLES = [
  new Table({
    name: 'bulk_runs',
    columns: [
      id('id'),
      text('kind', 40),
      int('requestedByUserId'),
      instant('requestedAt'),
      int('total'),
      instant('finishedAt', nullable),
      instant('cancelledAt', nullable),
    ],
    indices: [index('bulk_runs', ['kind', 'finishedAt']), index('bulk_runs', ['requestedByUserId'])],
    foreignKeys: [foreignKey('bulk_runs', 'requestedByUserId', 'users', 'RESTRICT')],
  }),
  new Table({
    name: 'bulk_run_items',
    columns: [
      id('id'),
      int('runId'),
      int('subjectId'),
      text('state', 10),
      int('attempts', { default: 0 }),
      text('message', 500),
      instant('finishedAt', nullable),
    ],
    indices: [
      unique('bulk_run_items', ['runId', 'subjectId']),
      index('bulk_run_items', ['runId', 'state', 'attempts', 'subjectId']),
    ],
    foreignKeys: [foreignKey('bulk_run_items', 'runId', 'bulk_runs', 'CASCADE')],
  }),
];
