import type { DataSource, EntityManager } from 'typeorm';
import { yearOf, type IsoDate } from '#shared/dates/iso-date';
import { AGE_BANDS, ageBandOf } from '#shared/plans/age-band';
import { MARKETS, type Market } from '#shared/plans/plan-codes';
import { bumpCacheVersion } from '../../platform/database/cache-versions.ts';
import { insertRows, type StoredValue } from '../../platform/database/insert-rows.ts';
import { MICHIGAN_COUNTIES } from '#shared/locations/michigan-counties';
import { Benchmark } from '../../catalogue/plans/benchmark.table.ts';
import { Plan, PlanRatePeriod, PlanVariant } from '../../catalogue/plans/plan.table.ts';
import { insertBenchmarks } from '../../catalogue/plans/import/import-benchmarks.ts';
import { insertSheet } from '../../catalogue/plans/import/rate-sheets.ts';
import { rateIndex } from '../../catalogue/rating/filed-rates.ts';
import { dentalPlans, visionPlans } from './dental-vision-plans.ts';
import { medicalPlans } from './medical-plans.ts';
import { type BenefitSeed, demoPeriods, demoSheet, isSoldIn, ISSUER_ID, type PlanSeed } from './plan-seed.ts';
import { SHORT_TERM_PLANS } from './short-term-plans.ts';

export interface CatalogueOptions {
  /** Decides the years: its own and the next. */
  today: IsoDate;
  /** Medical plans of each market, spread over metals, kinds and networks; all of them without it. Small for tests. */
  plansPerMarket?: number;
}

/** The catalogue that tests use: a few plans of every coverage, seeded in a fraction of a second. */
export const seedSmallCatalogue = (database: DataSource, today: IsoDate): Promise<number> =>
  seedCatalogue(database, { today, plansPerMarket: 6 });

/**
 * Adds the plans of the fictional insurer for this year and the next, with benefits, counties and rates.
 * A year that is there already is left alone. Processes that start together take turns.
 *
 * @returns how many plans were added
 */
export async function seedCatalogue(
  database: DataSource,
  { today, plansPerMarket }: CatalogueOptions,
): Promise<number> {
  const years = [yearOf(today), yearOf(today) + 1];
  if ((await missingYears(database.manager, years)).length === 0) {
    return 0;
  }
  return database.transaction(async (tx) => {
    await bumpCacheVersion(tx, 'rates');
    let added = 0;
    for (const year of await missingYears(tx, years)) {
      for (const market of MARKETS) {
        added += await addPlans(tx, plansToSeed(market, year, plansPerMarket), year);
      }
    }
    return added;
  });
}

/** Every plan of the catalogue in a market and year. */
export function plansToSeed(market: Market, year: number, plansPerMarket?: number): PlanSeed[] {
  if (market === 'ShortTerm') {
    return SHORT_TERM_PLANS.slice(0, plansPerMarket);
  }
  const [medical, dental, vision] = [medicalPlans(market, year), dentalPlans(market), visionPlans(market)];
  return plansPerMarket === undefined
    ? [...medical, ...dental, ...vision]
    : [...spread(medical, plansPerMarket), ...dental.slice(0, 2), ...vision.slice(0, 1)];
}

/** `count` of the items at even distances; a step that no network or metal repeats at. */
const spread = <Item>(items: readonly Item[], count: number): Item[] =>
  Array.from(
    { length: Math.min(count, items.length) },
    (_, at) => items[Math.floor((at * items.length) / count) + (at % 3)],
  ).filter((item) => item !== undefined);

async function missingYears(tx: EntityManager, years: readonly number[]): Promise<number[]> {
  const missing: number[] = [];
  for (const businessYear of years) {
    const known = await tx
      .createQueryBuilder(Plan, 'plan')
      .where('plan.businessYear = :businessYear AND plan.hiosPlanId LIKE :issuer', {
        businessYear,
        issuer: `${ISSUER_ID}%`,
      })
      .getExists();
    if (!known) {
      missing.push(businessYear);
    }
  }
  return missing;
}

export async function addPlans(tx: EntityManager, seeds: readonly PlanSeed[], year: number): Promise<number> {
  const first = await nextId(tx, Plan);
  const numbered = seeds.map((seed, at) => ({ seed, planId: first + at }));
  await insertPlans(tx, numbered, year);
  await insertRows(tx, 'plan_counties', ['planId', 'countyFips'], numbered.flatMap(countiesOf));
  await insertRows(
    tx,
    'plan_benefits',
    ['planId', ...BENEFIT_COLUMNS],
    numbered.flatMap(({ seed, planId }) => benefitsOf(planId, seed.benefits)),
  );
  await insertVariants(tx, numbered);
  for (const { seed, planId } of numbered) {
    await addRates(tx, planId, { seed, year });
  }
  return seeds.length;
}

interface NumberedPlan {
  seed: PlanSeed;
  planId: number;
}

async function insertPlans(tx: EntityManager, plans: readonly NumberedPlan[], businessYear: number): Promise<void> {
  const rows = plans.map(({ seed, planId }) => ({ id: planId, businessYear, ...seed.plan }));
  const columns = tx.connection.getMetadata(Plan).columns.map(({ propertyName }) => propertyName as keyof Plan);
  const stored = (value: Plan[keyof Plan]): StoredValue =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value;
  await insertRows(
    tx,
    'plans',
    columns,
    rows.flatMap((row) => columns.map((column) => stored(row[column]))),
  );
}

const countiesOf = ({ seed, planId }: NumberedPlan): StoredValue[] =>
  MICHIGAN_COUNTIES.filter((county) => isSoldIn(seed, county)).flatMap(({ fips }) => [planId, fips]);

async function insertVariants(tx: EntityManager, plans: readonly NumberedPlan[]): Promise<void> {
  const first = await nextId(tx, PlanVariant);
  const numbered = plans
    .flatMap(({ seed, planId }) => (seed.variants ?? []).map((variant) => ({ ...variant, planId })))
    .map((variant, at) => ({ ...variant, id: first + at }));
  await insertRows(
    tx,
    'plan_variants',
    ['id', 'planId', 'variant', 'actuarialValueBasisPoints', 'tier1'],
    numbered.flatMap(({ id, planId, variant, actuarialValueBasisPoints, tier1 }) => [
      id,
      planId,
      variant,
      actuarialValueBasisPoints,
      JSON.stringify(tier1),
    ]),
  );
  await insertRows(
    tx,
    'plan_variant_benefits',
    ['variantId', ...BENEFIT_COLUMNS],
    numbered.flatMap(({ id, benefits }) => benefitsOf(id, benefits)),
  );
}

const BENEFIT_COLUMNS = ['position', 'category', 'benefit', 'inNetwork', 'outOfNetwork', 'limits'];

/** @param ownerId of the plan or variant */
const benefitsOf = (ownerId: number, benefits: readonly BenefitSeed[]): StoredValue[] =>
  benefits.flatMap(({ category, benefit, inNetwork, outOfNetwork, limits }, at) => [
    ownerId,
    at + 1,
    category,
    benefit,
    inNetwork,
    outOfNetwork,
    limits,
  ]);

async function addRates(
  tx: EntityManager,
  planId: number,
  { seed, year }: { seed: PlanSeed; year: number },
): Promise<void> {
  const periods = demoPeriods(seed.plan.market, year);
  const first = await nextId(tx, PlanRatePeriod);
  await insertRows(
    tx,
    'plan_rate_periods',
    ['id', 'planId', 'periodStart', 'periodEnd'],
    periods.flatMap(({ periodStart, periodEnd }, at) => [first + at, planId, periodStart, periodEnd]),
  );
  for (const [at, { trend }] of periods.entries()) {
    await insertSheet(tx, first + at, demoSheet(seed, trend));
  }
}

/** The transaction holds the lock of the rates, so nobody else uses these numbers. */
async function nextId(
  tx: EntityManager,
  table: typeof Plan | typeof PlanRatePeriod | typeof PlanVariant,
): Promise<number> {
  return ((await tx.maximum(table, 'id')) ?? 0) + 1;
}

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
      source: 'demo data',
    }));
  });
}
