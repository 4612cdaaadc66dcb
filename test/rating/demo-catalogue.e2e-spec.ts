import { CacheVersions } from '../../backend/src/platform/database/cache-versions.ts';
import { seedCatalogue, seedSmallCatalogue } from '../../backend/src/seed/catalogue/seed-catalogue.ts';
import { PlansRepository } from '../../backend/src/catalogue/plans/plans.repository.ts';
import { RatesCache } from '../../backend/src/catalogue/plans/rates-cache.ts';
import type { RatedMember } from '../../backend/src/catalogue/rating/charged-members.ts';
import { priceGroup } from '../../backend/src/catalogue/rating/price-group.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { openImportDatabase, type ImportDatabase } from '../plan-imports/import-files.ts';

let open: ImportDatabase;

const employee: RatedMember = {
  id: 1,
  household: 1,
  relationship: 'Self',
  birthDate: isoDate('1987-05-05'),
  tobacco: false,
  enrolls: { medical: true, dental: true, vision: true },
};

describe('the plans and rates of the demo', () => {
  beforeAll(async () => {
    open = await openImportDatabase();
  });
  afterAll(() => open.close());

  it('the demo catalogue prices every plan that it offers in Kent County, this year and the next, and repeats nothing', async () => {
    expect(await seedSmallCatalogue(open.database, isoDate('2026-11-20'))).toBe(42);
    expect(await seedCatalogue(open.database, { today: isoDate('2026-11-21') })).toBe(0);
    const versions = new CacheVersions(open.database);
    const [plans, rates] = [new PlansRepository(open.database, versions), new RatesCache(open.database, versions)];
    for (const day of ['2026-01-01', '2026-12-31', '2027-01-01', '2027-10-01'].map(isoDate)) {
      for (const market of ['SmallGroup', 'Individual'] as const) {
        const offered = await plans.listOffered({ market, effectiveDate: day, countyFips: '26081', rateArea: 12 });
        const price = {
          plans: offered,
          rates: await rates.ratesOn(day),
          members: [employee],
          area: 12,
          effectiveDate: day,
        };
        expect(offered.map(({ coverage }) => coverage)).toEqual(
          expect.arrayContaining(['medical', 'dental', 'vision']),
        );
        expect(priceGroup(price).every((cents) => cents !== null && cents > 500 && cents < 100_000)).toBe(true);
        const ids = offered.map(({ id }) => id);
        expect(new Set((await plans.listBenefits(ids)).map(({ planId }) => planId)).size).toBe(ids.length);
      }
    }
  });

  it('a user of tobacco of 45 costs 18 % more, where the plan files tobacco rates', async () => {
    const versions = new CacheVersions(open.database);
    const [plans, rates] = [new PlansRepository(open.database, versions), new RatesCache(open.database, versions)];
    const effectiveDate = isoDate('2027-01-01');
    const market = 'SmallGroup';
    const offered = await plans.listOffered({ market, effectiveDate, countyFips: '26081', rateArea: 12 });
    const filed = await rates.ratesOn(effectiveDate);
    const priced = (tobacco: boolean) =>
      priceGroup({
        plans: offered,
        rates: filed,
        members: [{ ...employee, birthDate: isoDate('1981-05-05'), tobacco }],
        area: 12,
        effectiveDate,
      });
    const [plain, withTobacco] = [priced(false), priced(true)];
    const expected = offered.map(({ coverage, planKind }, at) =>
      coverage === 'medical' && planKind !== 'Value' ? Math.floor((plain[at]! * 1180) / 1000) : plain[at],
    );
    expect(withTobacco).toEqual(expected);
    expect(withTobacco).not.toEqual(plain);
  });

  it('a year later the next year is added beside it', async () => {
    expect(await seedCatalogue(open.database, { today: isoDate('2027-01-02'), plansPerMarket: 1 })).toBe(9);
  });
});
