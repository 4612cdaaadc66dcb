import type { MigrationInterface, QueryRunner } from 'typeorm';
import { id, instant, int, nullable, table, text } from '../platform/database/columns.ts';

const NOTIFICATIONS = table('staff_notifications', {
  columns: [
    id('id'),
    int('userId'),
    text('kind', 12),
    int('quoteId'),
    int('actorUserId'),
    int('noteId', nullable),
    instant('createdAt'),
    instant('readAt', nullable),
  ],
  uniques: [['noteId', 'userId']],
  indexes: [['userId', 'id'], ['userId', 'readAt'], ['quoteId'], ['actorUserId'], ['createdAt'], ['readAt']],
  references: {
    userId: ['users', 'CASCADE'],
    quoteId: ['quotes', 'CASCADE'],
    actorUserId: ['users', 'RESTRICT'],
    noteId: ['staff_notes', 'CASCADE'],
  },
});

/** What internal staff are told of. */
export class StaffNotifications1796211000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(NOTIFICATIONS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(NOTIFICATIONS, true);
  }
}
