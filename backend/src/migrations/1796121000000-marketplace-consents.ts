import type { MigrationInterface, QueryRunner } from 'typeorm';

const ADDED = [
  ['marketplace_visits', 'consentId', 'integer NULL'],
  ['marketplace_members', 'tobacco', 'boolean NOT NULL DEFAULT 0'],
] as const;

/**
 * The consent under which an agent went to the marketplace, and what was taken from its answer about tobacco. In statements of our own:
 * TypeORM rebuilds the tables on SQLite.
 */
export class MarketplaceConsents1796121000000 implements MigrationInterface {
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
