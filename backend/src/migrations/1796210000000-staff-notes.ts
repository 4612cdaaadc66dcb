import type { MigrationInterface, QueryRunner } from 'typeorm';
import { id, instant, int, longText, nullable, table } from '../platform/database/columns.ts';

const NOTES = table('staff_notes', {
  columns: [
    id('id'),
    int('quoteId'),
    int('authorUserId'),
    longText('textSealed', nullable),
    instant('createdAt'),
    instant('deletedAt', nullable),
  ],
  indexes: [['quoteId', 'id'], ['authorUserId']],
  references: { quoteId: ['quotes', 'CASCADE'], authorUserId: ['users', 'RESTRICT'] },
});

const MENTIONS = table('staff_note_mentions', {
  columns: [id('id'), int('noteId'), int('userId')],
  uniques: [['noteId', 'userId']],
  indexes: [['userId']],
  references: { noteId: ['staff_notes', 'CASCADE'], userId: ['users', 'CASCADE'] },
});

/** Internal notes on quotes, and the colleagues whom they mention. */
export class StaffNotes1796210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(NOTES, true);
    await runner.createTable(MENTIONS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(MENTIONS, true);
    await runner.dropTable(NOTES, true);
  }
}
