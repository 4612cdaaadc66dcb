import type { MigrationInterface, QueryRunner } from 'typeorm';
import { id, instant, int, longText, nullable, table, text } from '../platform/database/columns.ts';

const DRAFTS = table('form_drafts', {
  columns: [
    id('id'),
    int('userId'),
    text('form', 40),
    longText('contentSealed', nullable),
    instant('savedAt'),
    int('version'),
  ],
  uniques: [['userId', 'form']],
  indexes: [['savedAt']],
  references: { userId: ['users', 'CASCADE'] },
});

/** What users have typed into forms and not saved yet. */
export class FormDrafts1796180000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(DRAFTS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(DRAFTS, true);
  }
}
