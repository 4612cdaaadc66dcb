import type { QueryRunner } from 'typeorm';
import { Migration } from '../platform/database/migration.ts';

const KEPT = 'id, userId, kind, quoteId, actorUserId, noteId, createdAt, readAt';

/** Staff are told of rules, too, which have no quote; and rules name their authors as people do. */
export class BellNotifications1795791560216 extends Migration {
  override readonly changes = {
    create: {
      bell_notifications: {
        columns: {
          id: 'id',
          userId: 'int refers users CASCADE',
          kind: 'text(12)',
          quoteId: 'int null refers quotes CASCADE',
          ruleProposalId: 'int null refers rule_proposals CASCADE',
          actorUserId: 'int refers users RESTRICT',
          noteId: 'int null refers staff_notes CASCADE',
          createdAt: 'instant',
          readAt: 'instant null',
        },
        uniques: ['noteId userId'],
        indexes: ['userId id', 'userId readAt', 'createdAt', 'readAt', 'quoteId', 'ruleProposalId', 'actorUserId'],
      },
    },
    drop: ['staff_notifications'],
  };

  protected override async fill(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO bell_notifications (${KEPT}) SELECT ${KEPT} FROM staff_notifications
       WHERE id NOT IN (SELECT id FROM bell_notifications)`,
    );
    const authors = (await runner.query('SELECT DISTINCT createdBy FROM business_rules')) as { createdBy: string }[];
    for (const { createdBy } of authors) {
      const [author] = (await runner.query('SELECT fullName FROM users WHERE username = ?', [createdBy])) as {
        fullName: string;
      }[];
      if (author) {
        const name = author.fullName.slice(0, 100);
        await runner.query('UPDATE business_rules SET createdBy = ? WHERE createdBy = ?', [name, createdBy]);
      }
    }
  }
}
