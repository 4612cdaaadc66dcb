import { CacheVersions } from '../../backend/src/platform/database/cache-versions.ts';
import { importRates } from '../../backend/src/catalogue/plans/import/import-rates.ts';
import { PlansRepository } from '../../backend/src/catalogue/plans/plans.repository.ts';
import { RatesCache } from '../../backend/src/catalogue/plans/rates-cache.ts';
import { rateGrid, type RateGridRow } from '../../backend/src/catalogue/rating/filed-rates.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { openImportDatabase, type ImportDatabase } from '../plan-imports/import-files.ts';
import { becomes } from '../support/eventually.ts';
import { buildPlan, sellPlan } from '../support/plan-builders.ts';

const HEADER =
  'BusinessYear,StateCode,PlanId,RateEffectiveDate,RateExpirationDate,RatingAreaId,Tobacco,Age,IndividualRate,IndividualTobaccoRate';
const AREA = 12;

let open: ImportDatabase;
let cache: RatesCache;
let plans: PlansRepository;

const gridOn = async (day: string, planId: number): Promise<RateGridRow[]> =>
  rateGrid(await cache.ratesOn(isoDate(day)), planId, AREA);

describe('the rates kept in memory', () => {
  beforeAll(async () => {
    open = await openImportDatabase();
  });
  afterAll(() => open.close());
  beforeEach(() => {
    const versions = new CacheVersions(open.database);
    cache = new RatesCache(open.database, versions);
    plans = new PlansRepository(open.database, versions);
  });

  it.each`
    day             | found
    ${'2026-12-31'} | ${0}
    ${'2027-01-01'} | ${51}
    ${'2027-03-31'} | ${51}
    ${'2027-04-01'} | ${0}
  `('a quarter from 1 January to 31 March rates $day: $found bands', async ({ day, found }) => {
    const plan = await sellPlan(open.database, buildPlan());
    expect(await gridOn(day, plan.id)).toHaveLength(found);
  });

  it('gives each rate to its own plan, area and band, with and without tobacco', async () => {
    const plan = await sellPlan(open.database, buildPlan(), {
      areas: [11, 12],
      rateOf: (band, area) => (band === 7 ? null : area * 1_000 + band),
      tobaccoRateOf: (band, area) => (band > 6 ? area * 1_200 + band : null),
    });
    await sellPlan(open.database, buildPlan(), { rateOf: () => 1 });
    const grid = await gridOn('2027-02-01', plan.id);
    expect(grid).toHaveLength(50);
    expect(grid[6]).toEqual({ age: '20', rateCents: 12_006, tobaccoRateCents: null });
    expect(grid[7]).toEqual({ age: '22', rateCents: 12_008, tobaccoRateCents: 14_408 });
  });

  it('loads a period once for everybody who asks at the same time', async () => {
    await sellPlan(open.database, buildPlan());
    const days = ['2027-01-01', '2027-01-01', '2027-02-15'].map(isoDate);
    const answers = await Promise.all(days.map((day) => cache.ratesOn(day)));
    expect(new Set(answers).size).toBe(1);
  });

  it('follows an import', async () => {
    const plan = await sellPlan(open.database, buildPlan());
    const at21 = async (): Promise<number | undefined> =>
      (await gridOn('2027-01-01', plan.id)).find(({ age }) => age === '21')?.rateCents;
    expect(await at21()).toBe(30_700);
    const row = `2027,MI,${plan.hiosPlanId},2027-01-01,2027-03-31,Rating Area ${AREA},No Preference,21,123.45,`;
    expect(await importRates(open.database, await open.file([HEADER, row]))).toMatchObject({ changed: 1 });
    await becomes(at21, 12_345);
  });

  describe('the plans offered', () => {
    const offered = async (countyFips: string, rateArea: number, day = '2027-01-01'): Promise<string[]> => {
      const sale = { market: 'SmallGroup', effectiveDate: isoDate(day), countyFips, rateArea } as const;
      return (await plans.listOffered(sale)).map(({ displayName }) => displayName);
    };

    it('are those sold in the county and year: medical, dental, vision, by name', async () => {
      const counties = ['26163'];
      for (const [displayName, coverage] of [
        ['Eyes', 'vision'],
        ['HMO Gold 1000', 'medical'],
        ['Teeth', 'dental'],
        ['HMO Gold 500', 'medical'],
      ] as const) {
        await sellPlan(open.database, buildPlan({ displayName, coverage, networkType: 'HMO' }), { counties });
      }
      await sellPlan(open.database, buildPlan({ market: 'Individual' }), { counties });
      await sellPlan(open.database, buildPlan({ businessYear: 2026 }), { counties });
      expect(await offered('26163', 1)).toEqual(['HMO Gold 500', 'HMO Gold 1000', 'Teeth', 'Eyes']);
      expect(await offered('26001', 15)).toEqual([]);
      expect(await offered('26163', 1, '2028-01-01')).toEqual([]);
    });

    it('are PPO only in area 16, dental and vision aside', async () => {
      const counties = ['26003'];
      await sellPlan(open.database, buildPlan({ displayName: 'An HMO', networkType: 'HMO' }), { counties });
      await sellPlan(open.database, buildPlan({ displayName: 'A PPO' }), { counties });
      await sellPlan(open.database, buildPlan({ displayName: 'Teeth', coverage: 'dental', networkType: null }), {
        counties,
      });
      expect(await offered('26003', 16)).toEqual(['A PPO', 'Teeth']);
      expect(await offered('26003', 15)).toEqual(['A PPO', 'An HMO', 'Teeth']);
    });
  });
});
