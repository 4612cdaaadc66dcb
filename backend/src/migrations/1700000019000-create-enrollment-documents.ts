import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, id, index, instant, int, unique } from '../platform/database/columns.ts';

/** Supporting documents of enrollments. */
export class CreateEnrollmentDocuments1700000019000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(ENROLLMENT_DOCUMENTS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(ENROLLMENT_DOCUMENTS);
  }
}

const ENROLLMENT_DOCUMENTS = new Table({
  name: 'enrollment_documents',
  columns: [
    id('id'),
    int('quoteId'),
    int('docTypeId'),
    int('documentId'),
    int('uploadedByUserId'),
    instant('uploadedAt'),
  ],
  indices: [
    index('enrollment_documents', ['quoteId', 'docTypeId']),
    unique('enrollment_documents', ['documentId']),
    index('enrollment_documents', ['uploadedByUserId']),
  ],
  foreignKeys: [
    foreignKey('enrollment_documents', 'quoteId', 'quotes', 'CASCADE'),
    foreignKey('enrollment_documents', 'documentId', 'documents', 'RESTRICT'),
    foreignKey('enrollment_documents', 'uploadedByUserId', 'users', 'RESTRICT'),
  ],
});
