import { type MigrationInterface, type QueryRunner, TableIndex } from 'typeorm';
import { index } from '../platform/database/columns.ts';

const TABLE = 'census_members';
const COLUMN = 'ssnBucket';
const INDEX = index(TABLE, [COLUMN]);

/** By which quotes of households are searched for an SSN. In statements of our own: TypeORM rebuilds the table on SQLite. */
export class SsnBuckets1795651200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn(TABLE, COLUMN))) {
      await runner.query(`ALTER TABLE ${TABLE} ADD COLUMN ${COLUMN} integer NULL`);
    }
    const table = await runner.getTable(TABLE);
    if (!table?.indices.some(({ name }) => name === INDEX.name)) {
      await runner.createIndex(TABLE, new TableIndex(INDEX));
    }
    // A bucket needs a key, which SQL does not have: -1 marks those that the next start computes.
    await runner.query(
      `UPDATE ${TABLE} SET ${COLUMN} = -1
       WHERE ssnSealed IS NOT NULL AND ${COLUMN} IS NULL AND quoteId IN (SELECT quoteId FROM individual_quotes)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn(TABLE, COLUMN)) {
      await runner.dropIndex(TABLE, INDEX.name!);
      await runner.query(`ALTER TABLE ${TABLE} DROP COLUMN ${COLUMN}`);
    }
  }
}
