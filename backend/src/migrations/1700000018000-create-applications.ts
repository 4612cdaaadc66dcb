import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  flag,
  foreignKey,
  id,
  index,
  instant,
  int,
  longText,
  nullable,
  text,
  unique,
} from '../platform/database/columns.ts';

/** What employers answer when they enroll. */
export class CreateApplications1700000018000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(APPLICATIONS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(APPLICATIONS);
  }
}

const APPLICATIONS = new Table({
  name: 'applications',
  columns: [
    id('id'),
    int('quoteId'),
    longText('answers'),
    text('accountNumberSealed', 160, nullable),
    flag('isSavedByStaff'),
    int('savedByUserId'),
    instant('savedAt'),
    int('version'),
  ],
  indices: [unique('applications', ['quoteId']), index('applications', ['savedByUserId'])],
  foreignKeys: [
    foreignKey('applications', 'quoteId', 'quotes', 'CASCADE'),
    foreignKey('applications', 'savedByUserId', 'users', 'RESTRICT'),
  ],
});
