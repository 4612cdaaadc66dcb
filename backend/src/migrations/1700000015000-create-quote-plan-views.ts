import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { foreignKey, instant, int, longText } from '../platform/database/columns.ts';

/** Order and filters of a quote's plan list, kept with the quote. */
export class CreateQuotePlanViews1700000015000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.createTable(QUOTE_PLAN_VIEWS, true);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable(QUOTE_PLAN_VIEWS);
  }
}

const QUOTE_PLAN_VIEWS = new Table({
  name: 'quote_plan_views',
  columns: [int('quoteId', { isPrimary: true }), longText('view'), instant('savedAt')],
  foreignKeys: [foreignKey('quote_plan_views', 'quoteId', 'quotes', 'CASCADE')],
});
