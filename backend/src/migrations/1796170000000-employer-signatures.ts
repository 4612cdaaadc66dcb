import type { MigrationInterface, QueryRunner } from 'typeorm';
import { id, instant, int, longText, looseText, nullable, table, text } from '../platform/database/columns.ts';

const EMPLOYER_SIGNATURES = table('employer_signatures', {
  columns: [
    id('id'),
    int('quoteId'),
    looseText('employerName', 100),
    text('tokenDigest', 64),
    text('codeDigest', 64),
    int('wrongCodes'),
    int('createdByUserId'),
    instant('createdAt'),
    instant('expiresAt'),
    instant('openedAt', nullable),
    instant('revokedAt', nullable),
    instant('declinedAt', nullable),
    looseText('declineReason', 500, nullable),
    instant('signedAt', nullable),
    looseText('signedByName', 100, nullable),
    text('consentVersion', 20, nullable),
    longText('consentText', nullable),
    text('ip', 64, nullable),
    looseText('userAgent', 400, nullable),
    int('contentDocumentId', nullable),
  ],
  uniques: [['tokenDigest'], ['contentDocumentId']],
  indexes: [['quoteId'], ['createdByUserId']],
  references: {
    quoteId: ['quotes', 'RESTRICT'],
    createdByUserId: ['users', 'RESTRICT'],
    contentDocumentId: ['documents', 'RESTRICT'],
  },
});

/** Links with which employers sign, and their signatures. */
export class EmployerSignatures1796170000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(EMPLOYER_SIGNATURES, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(EMPLOYER_SIGNATURES, true);
  }
}
