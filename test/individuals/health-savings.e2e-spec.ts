import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { addPlans, plansToSeed } from '../../backend/src/seed/catalogue/seed-catalogue.ts';
import { facetValuesOf } from '../../shared/src/plans/plan-facets.ts';
import type { Plan } from '../../shared/src/plans/plan.record.ts';
import { ROLES } from '../../shared/src/roles/permissions.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { OPEN_TERMS, WAIVES } from '../support/enrolling-household.ts';
import { person, shortTermBody } from '../support/individual-builders.ts';
import { insertAgentUser } from '../support/people.ts';

/** 26 USC 223(c)(2)(H): from 2026 every bronze plan of individuals goes with a health savings account, whatever kind it is filed as. */
describe('the bronze plans of the demo', () => {
  let app: TestApp;
  let bronze: Plan[];
  beforeAll(async () => {
    app = await startApp();
    app.clock.set('2026-11-26T17:00:00Z');
    await seedLocations(app.database, ['MI']);
    const seeds = plansToSeed('Individual', 2027).filter(({ plan }) => plan.coverage === 'medical');
    await app.database.transaction((tx) => addPlans(tx, seeds, 2027));
    const agent = await insertAgentUser(app, { roles: [ROLES.individualAgent] });
    const caller = await app.as(agent);
    const Census = [person({ ...WAIVES, DateOfBirth: '1986-06-15' })];
    const made = await caller.post('/api/quote').send(shortTermBody({ ...OPEN_TERMS, Census }));
    const plans = (await caller.get(`/api/plan/GetAllPlans/${made.body.Id}`)).body as Plan[];
    bronze = plans.filter(({ MetalTier }) => MetalTier === 'Bronze');
  });
  afterAll(() => app.close());

  it('are twelve in Grand Rapids, and all go with a health savings account', () => {
    const designs = ['Bronze 6500', 'Bronze 7500', 'Bronze 9200', 'Value Bronze 8500'];
    const names = ['HMO', 'POS', 'PPO'].flatMap((network) => designs.map((design) => `MyLakes ${network} ${design}`));
    expect(bronze.map(({ PlanDisplayName }) => PlanDisplayName).sort()).toEqual(names);
    expect(bronze.filter(({ HsaCompatible }) => HsaCompatible !== true)).toEqual([]);
    // Their kind stays what was filed.
    expect(new Set(bronze.map(({ PlanType }) => PlanType))).toEqual(new Set(['Standard', 'Value']));
  });

  it('are found by the filter HSA, and by none for plans without', () => {
    const types = bronze.map((plan) => facetValuesOf(plan, 'type'));
    expect(types.filter((values) => !values.includes('HSA') || values.includes('NonHSA'))).toEqual([]);
    expect(types).toHaveLength(12);
  });
});
