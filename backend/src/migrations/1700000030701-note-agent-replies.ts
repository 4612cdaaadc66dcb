import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { instant, nullable } from '../platform/database/columns.ts';

/**
 * When the agent of a pended quote last replied or uploaded a document. A failed enrollment loses the lock of its signature:
 * its agent corrects it and signs again.
 */
export class NoteAgentReplies1700000030701 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('quotes', 'agentRepliedAt'))) {
      await runner.addColumn('quotes', new TableColumn(instant('agentRepliedAt', nullable)));
    }
    await runner.query("UPDATE quotes SET readOnlyReason = 0 WHERE status = 'FailedEnrollment' AND readOnlyReason = 4");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('quotes', 'agentRepliedAt');
  }
}
