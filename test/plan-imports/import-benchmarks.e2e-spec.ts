import { Benchmark } from '../../backend/src/catalogue/plans/benchmark.table.ts';
import { importBenchmarks } from '../../backend/src/catalogue/plans/import/import-benchmarks.ts';
import { seedBenchmarks } from '../../backend/src/seed/catalogue/seed-catalogue.ts';
import { isoDate } from '../../shared/src/dates/iso-date.ts';
import { type ImportDatabase, openImportDatabase } from './import-files.ts';

const HEADER = 'coverage_year,county_fips,age,monthly_rate,ehb_percent';

describe('importing benchmark premiums', () => {
  let open: ImportDatabase;
  beforeAll(async () => {
    open = await openImportDatabase();
  });
  afterAll(() => open.close());

  const importRows = async (...rows: string[]) => importBenchmarks(open.database, await open.file([HEADER, ...rows]));
  const stored = async () => {
    const found = await open.database.manager.find(Benchmark, { order: { countyFips: 'ASC', ageBand: 'ASC' } });
    return found.map(({ coverageYear, countyFips, ageBand, rateCents, ehbBasisPoints }) => [
      coverageYear,
      countyFips,
      ageBand,
      rateCents,
      ehbBasisPoints,
    ]);
  };

  it('replaces the counties and years of the file, and leaves the others', async () => {
    await importRows('2027,26081,0-14,"$1,298.81",98.3', '2027,26081,40,499.18,98.30', '2027,26139,40,332.79,100');
    const report = await importRows('2027,26081,0-14,1298.81,98.3', '2027,26081,64 and over,1171.8,99');
    expect(report).toMatchObject({ rows: 2, added: 1, changed: 1, unchanged: 1, refusedTotal: 0 });
    expect(await stored()).toEqual([
      [2027, '26081', 0, 129_881, 9_830],
      [2027, '26081', 50, 117_180, 9_900],
      [2027, '26139', 26, 33_279, 10_000],
    ]);
  });

  it.each([
    ['2013,26081,40,499.18,98', 'coverage_year "2013" is not a year from 2014 on.'],
    ['2027,18003,40,499.18,98', 'county_fips "18003" is not a county of Michigan.'],
    ['2027,26081,0-20,499.18,98', 'age "0-20" is none of 0-14, 15 to 63, 64 and over.'],
    ['2027,26081,40,0,98', 'monthly_rate must be an amount above 0.'],
    ['2027,26081,40,499.18,100.01', 'ehb_percent "100.01" is not a percentage above 0 and up to 100.'],
    ['2027,26081,41,499.18,98', 'The rate for county 26081, age 41 is in the file twice.'],
  ])('refuses %s by its row, and writes nothing', async (row, reason) => {
    const before = await stored();
    const report = await importRows('2027,26081,41,499.18,98', row);
    expect([report.refused, await stored()]).toEqual([[{ row: 3, reason }], before]);
  });

  it('is not repeated by the demo data, which fill other years for every county', async () => {
    await seedBenchmarks(open.database, { today: isoDate('2027-11-23') });
    const counts = await open.database.query<{ coverageYear: number; total: number | string }[]>(
      'SELECT coverageYear, COUNT(*) AS total FROM benchmarks GROUP BY coverageYear ORDER BY coverageYear',
    );
    expect(counts.map(({ coverageYear, total }) => [coverageYear, Number(total)])).toEqual([
      [2027, 3],
      [2028, 83 * 51],
    ]);
  });

  it('differs in the demo data between two counties of one rating area, where other plans are sold', async () => {
    await seedBenchmarks(open.database, { today: isoDate('2029-01-01') });
    const rate = async (countyFips: string) =>
      (await open.database.manager.findOneByOrFail(Benchmark, { coverageYear: 2029, countyFips, ageBand: 26 }))
        .rateCents;
    expect(await rate('26139')).toBeGreaterThan(await rate('26081'));
  });
});
