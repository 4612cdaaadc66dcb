import { type MigrationInterface, type QueryRunner, TableColumn } from 'typeorm';
import { flag, id, int, longText, looseText, nullable, table } from '../platform/database/columns.ts';
import { isSqlite } from '../platform/database/is-sqlite.ts';

const TABLES = [
  table('plan_variants', {
    columns: [id('id'), int('planId'), int('variant'), int('actuarialValueBasisPoints', nullable), longText('tier1')],
    uniques: [['planId', 'variant']],
    references: { planId: ['plans', 'CASCADE'] },
  }),
  table('plan_variant_benefits', {
    columns: [
      id('id'),
      int('variantId'),
      int('position'),
      looseText('category', 80),
      looseText('benefit', 200),
      looseText('inNetwork', 255),
      looseText('outOfNetwork', 255),
      longText('limits'),
    ],
    uniques: [['variantId', 'position']],
    references: { variantId: ['plan_variants', 'CASCADE'] },
  }),
];

const FLAGS = ['isOnExchange', 'isOffExchange', 'isNew'];

/** "Catastrophic" has twelve letters; the tiers before it had at most eight. */
const METAL_TIER = new TableColumn(looseText('metalTier', 12, nullable));

/** Cost-sharing variants of plans for individuals, where a plan is sold, and room for the tier Catastrophic. */
export class PlanVariants1795564800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const name of FLAGS) {
      if (!(await runner.hasColumn('plans', name))) {
        await runner.addColumn('plans', new TableColumn(flag(name)));
      }
    }
    await widenMetalTier(runner);
    // Files imported before did not leave these answers behind. A certified plan for individuals is usually sold in both ways; vision
    // plans alone are never on the exchange; a plan for small groups was marked if SHOP sells it. The next import corrects the rest.
    await runner.query(
      `UPDATE plans SET isOffExchange = 1, isOnExchange =
         CASE WHEN market = 'Individual' AND isAcaPlan = 1 AND coverage <> 'vision' THEN 1 ELSE isShopPlan END
       WHERE isOffExchange = 0 AND isOnExchange = 0`,
    );
    for (const each of TABLES) {
      await runner.createTable(each, true);
    }
  }

  /**
   * metalTier keeps its new length: a stored "Catastrophic" would not fit into the old one. The columns go by a statement of our own: TypeORM
   * rebuilds the table on SQLite, with foreign keys on here, which would delete benefits, counties and rates.
   */
  async down(runner: QueryRunner): Promise<void> {
    for (const each of TABLES.toReversed()) {
      await runner.dropTable(each, true);
    }
    for (const name of FLAGS.toReversed()) {
      if (await runner.hasColumn('plans', name)) {
        await runner.query(`ALTER TABLE plans DROP COLUMN ${name}`);
      }
    }
  }
}

/** On MySQL in one statement of our own: TypeORM's changeColumn drops a column whose length changes, with its values. */
async function widenMetalTier(runner: QueryRunner): Promise<void> {
  if (isSqlite(runner.manager)) {
    await runner.changeColumn('plans', 'metalTier', METAL_TIER);
  } else {
    await runner.query('ALTER TABLE plans MODIFY metalTier varchar(12) CHARACTER SET utf8mb4 NULL');
  }
}
