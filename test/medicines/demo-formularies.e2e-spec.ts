import {
  FormularyEntry,
  Medicine,
  PlanDrugTier,
  PlanFormulary,
} from '../../backend/src/catalogue/medicines/medicine.table.ts';
import { Plan } from '../../backend/src/catalogue/plans/plan.table.ts';
import { seedSmallCatalogue } from '../../backend/src/seed/catalogue/seed-catalogue.ts';
import { seedDemoFormularies } from '../../backend/src/seed/seed-demo-formularies.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { startApp, type TestApp } from '../support/app.ts';

describe('the formularies of the demo', () => {
  let app: TestApp;
  let seeded: number;
  beforeAll(async () => {
    app = await startApp();
    await seedSmallCatalogue(app.database, isoDate('2026-11-02'));
    seeded = await seedDemoFormularies(app.database);
  });
  afterAll(() => app.close());

  it('say that they are of the demo, with ids that no medicine really has', async () => {
    const medicines = await app.database.manager.find(Medicine);
    expect(medicines.length).toBeGreaterThan(10);
    expect(medicines.every(({ id, name }) => id > 9_999_999 && name.endsWith('(demo)'))).toBe(true);
  });

  it('are of medical plans, with what their benefit summaries charge', async () => {
    const plans = await app.database.manager.findBy(Plan, { coverage: 'medical' });
    const known = new Set((await app.database.manager.find(PlanFormulary)).map(({ planId }) => planId));
    expect(known.size).toBe(seeded);
    const without = plans.filter(({ id }) => !known.has(id));
    expect(
      without.every((plan) => plan.market === 'ShortTerm' || plan.planKind === 'HRA' || plan.networkType === 'EPO'),
    ).toBe(true);
    const tiers = await app.database.manager.findBy(PlanDrugTier, { tier: 'GENERIC' });
    expect(tiers).toHaveLength(seeded);
    for (const { planId, copayCents, coinsuranceBasisPoints } of tiers) {
      const { genericDrugCopay } = plans.find(({ id }) => id === planId)!.tier1;
      const filed = copayCents > 0 ? `$${copayCents / 100}` : `${coinsuranceBasisPoints / 100}% after deductible`;
      expect(filed).toBe(genericDrugCopay);
    }
  });

  it('are written once', async () => {
    const before = await app.database.manager.count(FormularyEntry);
    expect(await seedDemoFormularies(app.database)).toBe(0);
    expect(await app.database.manager.count(FormularyEntry)).toBe(before);
  });
});
