import { seedDemoProviders } from '../../backend/src/seed/seed-demo-providers.ts';
import { MICHIGAN_COUNTIES } from '../../shared/src/locations/michigan-counties.ts';
import { seedLocations } from '../../backend/src/catalogue/locations/packaged-zips.ts';
import { Provider, ProviderLocation, ProviderPlan } from '../../backend/src/catalogue/providers/provider.table.ts';
import { startApp, type TestApp } from '../support/app.ts';

describe('the providers of the demo', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
    await seedLocations(app.database, ['MI']);
    await seedDemoProviders(app.database);
  });
  afterAll(() => app.close());

  it('are 300 and more, all different, with ids that nobody really has', async () => {
    const providers = await app.database.manager.find(Provider);
    expect(providers.length).toBeGreaterThanOrEqual(300);
    expect(new Set(providers.map(({ npi }) => npi)).size).toBe(providers.length);
    expect(providers.every(({ npi, isPcp }) => /^9\d{9}$/.test(npi) && isPcp)).toBe(true);
    const names = new Set(providers.map(({ firstName, lastName }) => `${firstName} ${lastName}`));
    expect(names.size).toBeGreaterThan(providers.length * 0.9);
    const full = providers.filter(({ acceptsNewPatients }) => !acceptsNewPatients).length / providers.length;
    expect([full > 0.05, full < 0.25]).toEqual([true, true]);
  });

  it('are in every county, somebody for everybody in every network that is sold there', async () => {
    const offices = await app.database.manager.find(ProviderLocation, { relations: { provider: true } });
    const plans = await app.database.manager.find(ProviderPlan);
    for (const { name, rateArea } of MICHIGAN_COUNTIES) {
      const here = offices.filter(({ countyName, position }) => countyName === name && position === 1);
      const forAll = here.filter(({ provider }) => provider!.youngestAge === 0 && provider!.oldestAge > 100);
      const open = forAll.filter(({ provider }) => provider!.acceptsNewPatients).map(({ providerId }) => providerId);
      const networks = plans.filter(({ providerId }) => open.includes(providerId)).map(({ network }) => network);
      const wanted = rateArea === 16 ? ['PPO'] : ['HMO', 'POS', 'PPO'];
      expect([name, here.length >= 3, [...new Set(networks)].sort()]).toEqual([name, true, wanted]);
      expect(here.every(({ latitudeMicrodegrees }) => latitudeMicrodegrees !== null)).toBe(true);
    }
  });

  it('are the same every time, and come once', async () => {
    const all = async () => [
      await app.database.manager.find(Provider, { order: { id: 'ASC' } }),
      await app.database.query(
        'SELECT providerId, position, addressLine1, city, phone FROM provider_locations ORDER BY 1, 2',
      ),
    ];
    const before = await all();
    expect(await seedDemoProviders(app.database)).toBe(0);
    await app.database.query('DELETE FROM providers');
    expect(await seedDemoProviders(app.database)).toBe(before[0].length);
    expect(await all()).toEqual(before);
  });
});
