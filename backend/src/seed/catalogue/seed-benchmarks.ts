import type { DataSource } from 'typeorm';
import { yearOf, type IsoDate } from '#shared/dates/iso-date';
import { AGE_BANDS, ageBandOf } from '#shared/plans/age-band';
import { insertBenchmarks } from '../../catalogue/plans/import/import-benchmarks.ts';
import { Benchmark } from '../../catalogue/plans/benchmark.table.ts';
import { MICHIGAN_COUNTIES } from '#shared/locations/michigan-counties';
import { rateIndex } from '../../catalogue/rating/filed-rates.ts';
import { demoPeriods, demoSheet } from './demo-rates.ts';
import { medicalPlans } from './medical-plans.ts';
import { isSoldIn } from './plan-seed.ts';

const SOURCE = 'demo data';
/** Plans are ranked by what an adult pays: all demo plans follow one age curve. */
const RANKED_AT = ageBandOf(21);

/** The benchmarks of the demo catalogue, for the current year and the following one. Years with imported benchmarks stay as they are. */
export async function seedBenchmarks(database: DataSource, { today }: { today: IsoDate }): Promise<void> {
  for (const year of [yearOf(today), yearOf(today) + 1]) {
    if (!(await database.manager.existsBy(Benchmark, { coverageYear: year }))) {
      await database.transaction((tx) => insertBenchmarks(tx, benchmarksOf(year)));
    }
  }
}

function benchmarksOf(coverageYear: number): Omit<Benchmark, 'id'>[] {
  const { trend } = demoPeriods('Individual', coverageYear)[0]!;
  const silver = medicalPlans('Individual', coverageYear)
    .filter(({ plan }) => plan.metalTier === 'Silver' && plan.isOnExchange)
    .map((seed) => ({ seed, sheet: demoSheet(seed, trend) }));
  return MICHIGAN_COUNTIES.flatMap((county) => {
    const rate = ({ sheet }: (typeof silver)[number], band: number): number =>
      sheet.plainCents[rateIndex(0, county.rateArea, band)]!;
    const [, second] = silver
      .filter(({ seed }) => isSoldIn(seed, county))
      .sort((one, other) => rate(one, RANKED_AT) - rate(other, RANKED_AT));
    return AGE_BANDS.map((_, ageBand) => ({
      coverageYear,
      countyFips: county.fips,
      ageBand,
      rateCents: rate(second!, ageBand),
      ehbBasisPoints: second!.seed.plan.ehbShareBasisPoints,
      pediatricDentalCents: null,
      source: SOURCE,
    }));
  });
}
