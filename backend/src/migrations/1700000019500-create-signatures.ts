import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  flag,
  foreignKey,
  id,
  index,
  instant,
  int,
  longText,
  nullable,
  text,
  unique,
} from '../platform/database/columns.ts';

/** Electronic signatures with their evidence, and submissions that may be repeated. */
export class CreateSignatures1700000019500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.createTable(table, true);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [...TABLES].reverse()) {
      await runner.dropTable(table);
    }
  }
}

const SIGNATURES = new Table({
  name: 'signatures',
  columns: [
    id('id'),
    int('quoteId'),
    int('quoteEventId'),
    int('signedByUserId'),
    text('signedByName', 100),
    instant('signedAt'),
    text('agentNotes', 2000),
    text('consentVersion', 20),
    longText('consentText'),
    flag('memberDropConsent'),
    text('ip', 64),
    text('userAgent', 400),
    int('contentDocumentId'),
  ],
  indices: [
    index('signatures', ['quoteId']),
    unique('signatures', ['quoteEventId']),
    index('signatures', ['signedByUserId']),
    unique('signatures', ['contentDocumentId']),
  ],
  foreignKeys: [
    foreignKey('signatures', 'quoteId', 'quotes', 'RESTRICT'),
    foreignKey('signatures', 'quoteEventId', 'quote_events', 'RESTRICT'),
    foreignKey('signatures', 'signedByUserId', 'users', 'RESTRICT'),
    foreignKey('signatures', 'contentDocumentId', 'documents', 'RESTRICT'),
  ],
});

const SIGNED_DOCUMENTS = new Table({
  name: 'signed_documents',
  columns: [id('id'), int('signatureId'), int('documentId')],
  indices: [unique('signed_documents', ['signatureId', 'documentId']), index('signed_documents', ['documentId'])],
  foreignKeys: [
    foreignKey('signed_documents', 'signatureId', 'signatures', 'RESTRICT'),
    foreignKey('signed_documents', 'documentId', 'documents', 'RESTRICT'),
  ],
});

const IDEMPOTENT_REQUESTS = new Table({
  name: 'idempotent_requests',
  columns: [
    id('id'),
    int('userId'),
    text('keyDigest', 64),
    text('requestDigest', 64),
    text('attempt', 36),
    instant('begunAt'),
    longText('answer', nullable),
  ],
  indices: [unique('idempotent_requests', ['userId', 'keyDigest']), index('idempotent_requests', ['begunAt'])],
  foreignKeys: [foreignKey('idempotent_requests', 'userId', 'users', 'CASCADE')],
});

const TABLES = [SIGNATURES, SIGNED_DOCUMENTS, IDEMPOTENT_REQUESTS];
