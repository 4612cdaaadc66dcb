import type { QueryRunner } from 'typeorm';
import { Migration } from '../platform/database/migration.ts';

/** An e-mail is referred to by what it carries, of which there are several kinds now; and knows its sender and day itself. */
export class EmailsOfSigningLinks1795814594142 extends Migration {
  override readonly changes = {
    dropIndexes: { proposal_emails: ['shareLinkId'] },
    add: {
      proposal_emails: {
        columns: {
          kind: 'text(12) default "Proposal"',
          sentByUserId: 'int null refers users RESTRICT',
          createdAt: 'instant null',
        },
        indexes: ['sentByUserId createdAt'],
      },
      employer_signatures: { columns: { emailId: 'int null refers proposal_emails SET NULL' }, uniques: ['emailId'] },
      share_links: { columns: { emailId: 'int null refers proposal_emails SET NULL' }, uniques: ['emailId'] },
    },
    dropColumns: { proposal_emails: ['shareLinkId'] },
  };

  protected override async fill(runner: QueryRunner): Promise<void> {
    const LINK = 'FROM share_links WHERE share_links.id = proposal_emails.shareLinkId';
    await runner.query(
      `UPDATE proposal_emails SET sentByUserId = (SELECT createdByUserId ${LINK}), createdAt = (SELECT createdAt ${LINK})`,
    );
    await runner.query(
      'UPDATE share_links SET emailId = (SELECT id FROM proposal_emails WHERE shareLinkId = share_links.id)',
    );
  }
}
