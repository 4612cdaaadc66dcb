import type { MigrationInterface, QueryRunner } from 'typeorm';
import { id, instant, int, longText, nullable, table, text } from '../platform/database/columns.ts';

const EMAILS = table('proposal_emails', {
  columns: [
    id('id'),
    int('shareLinkId'),
    text('state', 10),
    text('reason', 200),
    instant('settledAt', nullable),
    longText('contentSealed', nullable),
    text('tokenSealed', 250, nullable),
  ],
  uniques: [['shareLinkId']],
  references: { shareLinkId: ['share_links', 'CASCADE'] },
});

const SANDBOX_EMAILS = table('sandbox_emails', {
  columns: [
    id('id'),
    text('messageId', 36),
    int('sentByUserId'),
    instant('sentAt'),
    longText('contentSealed', nullable),
  ],
  uniques: [['messageId']],
  indexes: [['sentByUserId']],
  references: { sentByUserId: ['users', 'CASCADE'] },
});

/** E-mails with proposals, and the mailbox of a demo. */
export class ProposalEmails1796200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(EMAILS, true);
    await runner.createTable(SANDBOX_EMAILS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(SANDBOX_EMAILS, true);
    await runner.dropTable(EMAILS, true);
  }
}
