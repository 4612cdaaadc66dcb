import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { int } from '../platform/database/columns.ts';

/** How many people are on a quote's census stands on the quote: a list that counts them reads everybody of each of its rows. */
export class CountMembers1700000030900 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('quotes', 'memberCount'))) {
      await runner.addColumn('quotes', new TableColumn(int('memberCount', { default: 0 })));
    }
    await runner.query(
      'UPDATE quotes SET memberCount = (SELECT COUNT(*) FROM census_members WHERE census_members.quoteId = quotes.id)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('quotes', 'memberCount');
  }
}
