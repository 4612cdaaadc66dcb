import { type MigrationInterface, type QueryRunner, TableColumn, TableIndex } from 'typeorm';
import { index, indexName, nullable, text } from '../platform/database/columns.ts';

const MEMBERS = ['census_members', 'census_snapshot_members'];
const FINGERPRINT_INDEX = indexName('census_members', ['ssnFingerprint']);

/** Routing numbers are sealed, and nothing of an SSN is stored by which equal ones could be told. */
export class SealToRowIds1700000030200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('applications', 'routingNumberSealed'))) {
      await runner.addColumn('applications', new TableColumn(text('routingNumberSealed', 160, nullable)));
    }
    const members = await runner.getTable('census_members');
    if (members?.indices.some(({ name }) => name === FINGERPRINT_INDEX)) {
      await runner.dropIndex('census_members', FINGERPRINT_INDEX);
    }
    for (const table of MEMBERS) {
      if (await runner.hasColumn(table, 'ssnFingerprint')) {
        // By a statement of its own: TypeORM would build the whole table anew on SQLite.
        await runner.query(`ALTER TABLE ${table} DROP COLUMN ssnFingerprint`);
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of MEMBERS) {
      await runner.addColumn(table, new TableColumn(text('ssnFingerprint', 64, nullable)));
    }
    await runner.createIndex('census_members', new TableIndex(index('census_members', ['ssnFingerprint'])));
    await runner.dropColumn('applications', 'routingNumberSealed');
  }
}
