import { Table, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  day,
  flag,
  foreignKey,
  id,
  index,
  int,
  longText,
  nullable,
  text,
  textKey,
  unique,
} from '../platform/database/columns.ts';

/** Plans with benefits, service areas and filed rates, and the row whose lock makes imports take turns. */
export class CreatePlans1700000006000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      await runner.createTable(table, true);
    }
    await runner.query(
      `INSERT INTO system_state (name, value, version) SELECT 'cache:rates', '', 0
       WHERE NOT EXISTS (SELECT 1 FROM system_state WHERE name = 'cache:rates')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES.toReversed()) {
      await runner.dropTable(table);
    }
    await runner.query(`DELETE FROM system_state WHERE name = 'cache:rates'`);
  }
}

const TABLES = [
  new Table({
    name: 'plans',
    columns: [
      id('id'),
      text('hiosPlanId', 14),
      int('businessYear'),
      text('market', 12),
      text('coverage', 10),
      text('displayName', 255),
      text('metalTier', 10, nullable),
      text('networkType', 5, nullable),
      text('planKind', 10),
      text('suiteName', 80, nullable),
      flag('isAcaPlan'),
      flag('isShopPlan'),
      flag('isIntegrated'),
      flag('isDentalPro'),
      flag('isDeltaDentalPlan'),
      flag('isAllowancePlan'),
      flag('eVisitFirst'),
      flag('chargesEveryChild'),
      int('waitingMonths', { default: 0 }),
      int('ehbShareBasisPoints', { default: 10_000 }),
      longText('tier1'),
      longText('tier2', nullable),
    ],
    indices: [unique('plans', ['hiosPlanId', 'businessYear']), index('plans', ['market', 'businessYear'])],
  }),
  new Table({
    name: 'plan_benefits',
    columns: [
      id('id'),
      int('planId'),
      int('position'),
      text('category', 80),
      text('benefit', 200),
      text('inNetwork', 255),
      text('outOfNetwork', 255),
      longText('limits'),
    ],
    indices: [unique('plan_benefits', ['planId', 'position'])],
    foreignKeys: [foreignKey('plan_benefits', 'planId', 'plans', 'CASCADE')],
  }),
  new Table({
    name: 'plan_counties',
    columns: [int('planId', { isPrimary: true }), textKey('countyFips', 5)],
    indices: [index('plan_counties', ['countyFips'])],
    foreignKeys: [foreignKey('plan_counties', 'planId', 'plans', 'CASCADE')],
  }),
  new Table({
    name: 'plan_rate_periods',
    columns: [id('id'), int('planId'), day('periodStart'), day('periodEnd')],
    indices: [unique('plan_rate_periods', ['planId', 'periodStart']), index('plan_rate_periods', ['periodStart'])],
    foreignKeys: [foreignKey('plan_rate_periods', 'planId', 'plans', 'CASCADE')],
  }),
  new Table({
    name: 'plan_rates',
    columns: [
      int('ratePeriodId', { isPrimary: true }),
      int('rateArea', { isPrimary: true }),
      int('ageBand', { isPrimary: true }),
      int('rateCents'),
      int('tobaccoRateCents', nullable),
    ],
    foreignKeys: [foreignKey('plan_rates', 'ratePeriodId', 'plan_rate_periods', 'CASCADE')],
  }),
];
