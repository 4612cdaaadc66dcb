import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the people of the marketplace live: nobody is asked twice. In statements of our own: TypeORM rebuilds the tables on SQLite. */
export class MarketplaceAddresses1796124000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('marketplace_members', 'address'))) {
      await runner.query('ALTER TABLE marketplace_members ADD COLUMN address text NULL');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('marketplace_members', 'address')) {
      await runner.query('ALTER TABLE marketplace_members DROP COLUMN address');
    }
  }
}
