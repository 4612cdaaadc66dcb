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
  lastTobaccoUse: null,
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

  it('the short-term plans of the demo charge a fourth child as much as the third, and tobacco users like others', async () => {
    const versions = new CacheVersions(open.database);
    const [plans, rates] = [new PlansRepository(open.database, versions), new RatesCache(open.database, versions)];
    const effectiveDate = isoDate('2027-02-15');
    const offered = await plans.listOffered({ market: 'ShortTerm', effectiveDate, countyFips: '26081', rateArea: 12 });
    const filed = await rates.ratesOn(effectiveDate);
    const priceOf = (children: number, tobacco = false) => {
      const born = Array.from({ length: children }, (_, at) => isoDate(`201${at + 3}-06-01`));
      const others = born.map((birthDate, at) => ({
        ...employee,
        id: at + 2,
        relationship: 'Child' as const,
        birthDate,
      }));
      const members = [{ ...employee, tobacco }, ...others];
      return priceGroup({ plans: offered, rates: filed, members, area: 12, effectiveDate }).map((cents) => cents ?? 0);
    };
    const [none, three, four] = [priceOf(0), priceOf(3), priceOf(4)];
    expect(none).toHaveLength(3);
    expect(none.every((cents) => cents > 0)).toBe(true);
    expect(four).toEqual(three.map((cents, at) => cents + (cents - none[at]!) / 3));
    expect(priceOf(0, true)).toEqual(none);
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
