import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../../backend/src/data-source.ts';
import { Baseline1795392000000 } from '../../backend/src/migrations/1795392000000-baseline.ts';
import { Benchmarks1795478400000 } from '../../backend/src/migrations/1795478400000-benchmarks.ts';
import { PlanBenefit } from '../../backend/src/catalogue/plans/plan-benefit.entity.ts';
import { Plan } from '../../backend/src/catalogue/plans/plan.entity.ts';
import { createTestDatabase, type TestDatabase } from '../support/test-database.ts';

const COLUMNS =
  'id, hiosPlanId, businessYear, market, coverage, displayName, metalTier, planKind, isAcaPlan, isShopPlan, tier1';
/** Plans as they were stored before: market, coverage, tier, ACA plan, SHOP plan. */
const PLANS = [
  ['SmallGroup', 'medical', 'Gold', 1, 1],
  ['SmallGroup', 'medical', 'Silver', 1, 0],
  ['Individual', 'medical', 'Platinum', 1, 0],
  ['Individual', 'dental', null, 1, 0],
  ['Individual', 'vision', null, 1, 0],
  ['SmallGroup', 'medical', 'Bronze', 0, 0],
] as const;

describe('the migration that adds cost-sharing variants', () => {
  let testDatabase: TestDatabase;
  let database: DataSource;
  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    const options = await databaseOptions(testDatabase.url);
    const before = new DataSource({ ...options, migrations: [Baseline1795392000000, Benchmarks1795478400000] });
    await before.initialize();
    await before.runMigrations();
    for (const [at, [market, coverage, tier, isAca, isShop]] of PLANS.entries()) {
      const values = [
        at + 1,
        `55555MI000000${at}`,
        2027,
        market,
        coverage,
        `Plan ${at}`,
        tier,
        'Standard',
        isAca,
        isShop,
        '{}',
      ];
      await before.query(`INSERT INTO plans (${COLUMNS}) VALUES (${values.map(() => '?').join(',')})`, values);
    }
    await before.query(
      `INSERT INTO plan_benefits (planId, position, category, benefit, inNetwork, outOfNetwork, limits)
       VALUES (1, 1, 'Hospital', 'Hospice', '20%', '40%', '')`,
    );
    await before.query('INSERT INTO plan_counties (planId, countyFips) VALUES (1, ?)', ['26081']);
    await before.destroy();
    database = await new DataSource(options).initialize();
    await database.runMigrations();
  });
  afterAll(async () => {
    await database.destroy();
    await testDatabase.drop();
  });

  it('keeps the plans with their tiers, and their benefits and counties', async () => {
    const plans = await database.manager.find(Plan, { order: { id: 'ASC' } });
    expect(plans.map(({ market, coverage, metalTier }) => [market, coverage, metalTier])).toEqual(
      PLANS.map(([market, coverage, tier]) => [market, coverage, tier]),
    );
    expect(await database.manager.findBy(PlanBenefit, { planId: 1 })).toMatchObject([{ benefit: 'Hospice' }]);
    expect(await database.query('SELECT countyFips FROM plan_counties')).toEqual([{ countyFips: '26081' }]);
  });

  it('takes certified plans of individuals as sold in both ways, and of groups those of SHOP', async () => {
    const plans = await database.manager.find(Plan, { order: { id: 'ASC' } });
    expect(plans.map(({ isOnExchange, isOffExchange, isNew }) => [isOnExchange, isOffExchange, isNew])).toEqual([
      [true, true, false],
      [false, true, false],
      [true, true, false],
      [true, true, false],
      [false, true, false],
      [false, true, false],
    ]);
  });

  it('makes room for the tier Catastrophic', async () => {
    await database.manager.update(Plan, { id: 3 }, { metalTier: 'Catastrophic' });
    expect(await database.manager.findOneByOrFail(Plan, { id: 3 })).toMatchObject({ metalTier: 'Catastrophic' });
  });

  it('can be taken back and run again without losing a plan', async () => {
    const runner = database.createQueryRunner();
    while (await runner.hasTable('plan_variants')) {
      await database.undoLastMigration();
    }
    await runner.release();
    await database.runMigrations();
    expect(await database.manager.count(Plan)).toBe(PLANS.length);
    expect(await database.manager.count(PlanBenefit)).toBe(1);
  });
});
