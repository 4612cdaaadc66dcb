import type { MigrationInterface, QueryRunner } from 'typeorm';
import { day, id, instant, int, longText, looseText, nullable, table, text } from '../platform/database/columns.ts';

const CONSENTS = table('consents', {
  columns: [
    id('id'),
    text('kind', 10),
    int('quoteId', nullable),
    int('agentId'),
    looseText('agentName', 160),
    looseText('agencyName', 150),
    looseText('consumerName', 120),
    looseText('representativeName', 120, nullable),
    looseText('representativeRelationship', 60, nullable),
    text('way', 12),
    looseText('recording', 200, nullable),
    instant('givenAt'),
    day('until', nullable),
    text('textVersion', 20),
    longText('agreedText'),
    text('sha256', 64),
    text('reviewedSha256', 64, nullable),
    int('proofDocumentId', nullable),
    int('recordedByUserId'),
    instant('recordedAt'),
    instant('revokedAt', nullable),
    text('revokedWay', 12, nullable),
    looseText('revokedBy', 120, nullable),
    int('revocationRecordedByUserId', nullable),
    instant('revocationRecordedAt', nullable),
    day('retainUntil'),
  ],
  uniques: [['proofDocumentId']],
  indexes: [['quoteId'], ['agentId', 'quoteId'], ['recordedByUserId'], ['revocationRecordedByUserId']],
  references: {
    quoteId: ['quotes', 'RESTRICT'],
    agentId: ['agents', 'RESTRICT'],
    proofDocumentId: ['documents', 'RESTRICT'],
    recordedByUserId: ['users', 'RESTRICT'],
    revocationRecordedByUserId: ['users', 'RESTRICT'],
  },
});

/** Consents and reviews of clients of the marketplace: 45 CFR 155.220(j)(2). Nothing that they name can be deleted before them. */
export class Consents1796110000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(CONSENTS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(CONSENTS, true);
  }
}
