import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, int } from '../platform/database/columns.ts';

/** What lists say of an enrollment without looking at all of its parts. */
export class CreateEnrollmentProgress1700000018700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(ENROLLMENT_PROGRESS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(ENROLLMENT_PROGRESS);
  }
}

const ENROLLMENT_PROGRESS = new Table({
  name: 'enrollment_progress',
  columns: [int('quoteId', { isPrimary: true }), int('missingDocuments')],
  foreignKeys: [foreignKey('enrollment_progress', 'quoteId', 'quotes', 'CASCADE')],
});
