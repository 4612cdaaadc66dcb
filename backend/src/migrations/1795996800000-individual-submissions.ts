import type { MigrationInterface, QueryRunner } from 'typeorm';
import { id, instant, int, looseText, table, text } from '../platform/database/columns.ts';

const TABLES = [
  table('individual_submissions', {
    columns: [
      id('id'),
      int('applicationId'),
      int('attempt'),
      int('signatureId'),
      int('submittedByUserId'),
      instant('submittedAt'),
      int('dueCents'),
    ],
    uniques: [['applicationId', 'attempt']],
    indexes: [['signatureId'], ['submittedByUserId']],
    references: {
      applicationId: ['individual_applications', 'CASCADE'],
      signatureId: ['signatures', 'RESTRICT'],
      submittedByUserId: ['users', 'RESTRICT'],
    },
  }),
  table('individual_application_attempts', {
    columns: [
      id('id'),
      int('applicationId'),
      instant('at'),
      text('outcome', 12),
      looseText('detail', 200),
      looseText('message', 300),
    ],
    indexes: [['applicationId']],
    references: { applicationId: ['individual_applications', 'CASCADE'] },
  }),
];

/** Households' applications are submitted here: what each submission sent, and every call about it. */
export class IndividualSubmissions1795996800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // In a statement of our own: TypeORM rebuilds the table on SQLite.
    if (!(await runner.hasColumn('signatures', 'agentOfRecord'))) {
      await runner.query('ALTER TABLE signatures ADD COLUMN agentOfRecord varchar(160) NULL');
    }
    for (const each of TABLES) {
      await runner.createTable(each, true);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const each of TABLES.toReversed()) {
      await runner.dropTable(each, true);
    }
    if (await runner.hasColumn('signatures', 'agentOfRecord')) {
      await runner.query('ALTER TABLE signatures DROP COLUMN agentOfRecord');
    }
  }
}
