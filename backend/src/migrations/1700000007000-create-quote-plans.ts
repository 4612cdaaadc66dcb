import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import { day, foreignKey, id, index, instant, int, nullable, text, unique } from '../platform/database/columns.ts';

/** The plans chosen for a quote and each member's rate as it was given. */
export class CreateQuotePlans1700000007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.createTable(table, true);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES.toReversed()) {
      await runner.dropTable(table);
    }
  }
}

const TABLES = [
  new Table({
    name: 'quote_plans',
    columns: [
      id('id'),
      int('quoteId'),
      int('planId'),
      int('position'),
      int('monthlyRateCents'),
      day('effectiveDate'),
      int('rateArea'),
      instant('pricedAt'),
    ],
    indices: [unique('quote_plans', ['quoteId', 'planId']), index('quote_plans', ['planId'])],
    foreignKeys: [
      foreignKey('quote_plans', 'quoteId', 'quotes', 'CASCADE'),
      foreignKey('quote_plans', 'planId', 'plans', 'RESTRICT'),
    ],
  }),
  new Table({
    name: 'member_plans',
    columns: [
      id('id'),
      int('quotePlanId'),
      int('memberId'),
      int('rateCents'),
      int('age'),
      int('ageBand'),
      text('tobacco', 10),
      int('uncountedChild', nullable),
    ],
    indices: [unique('member_plans', ['quotePlanId', 'memberId']), index('member_plans', ['memberId'])],
    foreignKeys: [
      foreignKey('member_plans', 'quotePlanId', 'quote_plans', 'CASCADE'),
      foreignKey('member_plans', 'memberId', 'census_members', 'CASCADE'),
    ],
  }),
];
