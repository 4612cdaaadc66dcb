import type { MigrationInterface, QueryRunner } from 'typeorm';

const ADDED = [
  ['individual_applications', 'refusalCode', "varchar(80) NOT NULL DEFAULT ''"],
  ['individual_submissions', 'aptcAttested', 'boolean NULL'],
  ['marketplace_quotes', 'policyId', 'varchar(40) NULL'],
] as const;

/** What became of an enrollment at the marketplace. In statements of our own: TypeORM rebuilds the tables on SQLite. */
export class MarketplaceEnrollments1796120000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column, type] of ADDED) {
      if (!(await runner.hasColumn(table, column))) {
        await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of ADDED) {
      if (await runner.hasColumn(table, column)) {
        await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
      }
    }
  }
}
