import type { QueryRunner } from 'typeorm';
import { isSqlite } from '../platform/database/is-sqlite.ts';
import { Migration } from '../platform/database/migration.ts';

/**
 * Links to proposals, for the employer's signature and for passwords are rows of one table, to which e-mails refer. Links to proposals keep
 * their ids, which the audit trail names. Links for passwords are valid for a day and their tokens were not signed: they end here, and a
 * super user makes another one.
 */
export class OneLink1795827197999 extends Migration {
  override readonly changes = {
    dropIndexes: { share_links: ['emailId', 'proposalId'] },
    add: {
      share_links: {
        columns: {
          purpose: 'text(20) default "Proposal"',
          subjectId: 'int default 0',
          personName: 'loose(120) default ""',
          codeDigest: 'text(129) null',
          wrongCodes: 'int default 0',
          createdIp: 'text(64) null',
          createdUserAgent: 'loose(400) null',
          openedAt: 'instant null',
          declinedAt: 'instant null',
          declineReason: 'loose(500) null',
          answeredAt: 'instant null',
          answeredByName: 'loose(120) null',
          wordsVersion: 'text(20) null',
          words: 'loose null',
          ip: 'text(64) null',
          userAgent: 'loose(400) null',
          contentDocumentId: 'int null refers documents RESTRICT',
        },
        uniques: ['contentDocumentId'],
        indexes: ['purpose subjectId'],
      },
      proposal_emails: { columns: { linkId: 'int null refers share_links CASCADE' }, indexes: ['linkId'] },
    },
    dropColumns: { share_links: ['proposalId', 'emailId'] },
    drop: ['password_links', 'employer_signatures'],
  };

  protected override async fill(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE share_links SET subjectId = proposalId WHERE purpose = 'Proposal'");
    const code = isSqlite(runner.manager)
      ? "signed.tokenDigest || ':' || signed.codeDigest"
      : "CONCAT(signed.tokenDigest, ':', signed.codeDigest)";
    const same = ['tokenDigest', 'wrongCodes', 'createdByUserId', 'createdAt', 'expiresAt', 'openedAt', 'revokedAt'];
    const evidence = ['declinedAt', 'declineReason', 'ip', 'userAgent', 'contentDocumentId'];
    const kept = [...same, ...evidence];
    await runner.query(
      `INSERT INTO share_links (proposalId, purpose, subjectId, personName, codeDigest, answeredAt, answeredByName, wordsVersion, words,
        ${kept.join(', ')})
      SELECT 0, 'EmployerSignature', signed.quoteId, signed.employerName, ${code}, signed.signedAt, signed.signedByName,
        signed.consentVersion, signed.consentText, ${kept.map((name) => `signed.${name}`).join(', ')}
      FROM employer_signatures AS signed LEFT JOIN share_links AS moved ON moved.tokenDigest = signed.tokenDigest
      WHERE moved.id IS NULL`,
    );
    await runner.query(
      `UPDATE proposal_emails SET linkId = (SELECT share_links.id FROM share_links WHERE share_links.emailId = proposal_emails.id)
      WHERE linkId IS NULL`,
    );
    await runner.query(
      `UPDATE proposal_emails SET linkId = (SELECT moved.id FROM employer_signatures AS signed
        JOIN share_links AS moved ON moved.tokenDigest = signed.tokenDigest WHERE signed.emailId = proposal_emails.id)
      WHERE linkId IS NULL`,
    );
  }
}
