import path from 'node:path';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { bandsOfFiledAge } from '#shared/plans/age-band';
import { importAllOrNothing } from '../../../platform/database/import-all-or-nothing.ts';
import type { ImportReport, ImportSummary } from '../../../platform/database/import-report.ts';
import { insertRows } from '../../../platform/database/insert-rows.ts';
import { michiganCounty } from '../../locations/location-rows.ts';
import { Benchmark } from '../benchmark.table.ts';
import { centsOf } from './benefit-text.ts';
import { type CsvBatch, readCsv } from './csv-rows.ts';

const COLUMNS = ['coverage_year', 'county_fips', 'age', 'monthly_rate', 'ehb_percent'] as const;
/** Of the second-lowest-cost dental plan, for children; filled in only where the silver plan has no pediatric dental. */
const DENTAL = 'pediatric_dental_rate';
type Column = (typeof COLUMNS)[number] | typeof DENTAL;
type NewBenchmark = Omit<Benchmark, 'id'>;

const SOURCE_LENGTH = 80;
const PERCENT = /^\d{1,3}(\.\d{1,2})?$/;
const YEARS = { first: 2014, last: 2100 };

/**
 * Imports second-lowest-cost silver premiums by county and age, all or nothing. The counties and years in the file are replaced whole;
 * others are unchanged. A missing age stays missing: estimates for it are refused, never interpolated.
 */
export function importBenchmarks(database: DataSource, file: string): Promise<ImportReport> {
  const source = path.basename(file).slice(0, SOURCE_LENGTH);
  return importAllOrNothing(database, 'rates', async (tx, summary) => {
    const wanted = new Map<string, NewBenchmark>();
    for await (const batch of readCsv(file, { required: COLUMNS, optional: [DENTAL] })) {
      batch.records.forEach((record, at) => read(record, { batch, row: batch.rows[at]!, source, wanted, summary }));
    }
    if (summary.refusedTotal === 0) {
      await replace(tx, wanted, summary);
    }
  });
}

interface Reading {
  batch: CsvBatch<Column>;
  row: number;
  source: string;
  wanted: Map<string, NewBenchmark>;
  summary: ImportSummary;
}

function read(record: readonly string[], { batch: { at }, row, source, wanted, summary }: Reading): void {
  const cell = (column: Column): string => (record[at[column]] ?? '').trim();
  summary.rows += 1;
  const parsed = benchmarkOf(cell, source);
  const key = typeof parsed === 'string' ? '' : keyOf(parsed);
  if (typeof parsed === 'string') {
    summary.refuse(row, parsed);
  } else if (wanted.has(key)) {
    summary.refuse(row, `The rate for county ${cell('county_fips')}, age ${cell('age')} is in the file twice.`);
  } else {
    wanted.set(key, parsed);
  }
}

/** The benchmark of a row, or why it cannot be imported. */
function benchmarkOf(cell: (column: Column) => string, source: string): NewBenchmark | string {
  const coverageYear = Number(cell('coverage_year'));
  if (!(Number.isInteger(coverageYear) && coverageYear >= YEARS.first && coverageYear <= YEARS.last)) {
    return `coverage_year "${cell('coverage_year')}" is not a year from ${YEARS.first} on.`;
  }
  const countyFips = cell('county_fips');
  if (!michiganCounty(countyFips)) {
    return `county_fips "${countyFips}" is not a county of Michigan.`;
  }
  const bands = bandsOfFiledAge(cell('age'));
  if (bands?.length !== 1) {
    return `age "${cell('age')}" is none of 0-14, 15 to 63, 64 and over.`;
  }
  const rateCents = centsOf(cell('monthly_rate'));
  if (rateCents === null || rateCents <= 0) {
    return 'monthly_rate must be an amount above 0.';
  }
  const dental = cell(DENTAL);
  const pediatricDentalCents = dental === '' ? null : centsOf(dental);
  if (dental !== '' && (pediatricDentalCents === null || pediatricDentalCents < 0)) {
    return `${DENTAL} must be an amount, or empty where the silver plan has pediatric dental.`;
  }
  const percent = cell('ehb_percent');
  const ehbBasisPoints = PERCENT.test(percent) ? Math.round(Number(percent) * 100) : -1;
  return ehbBasisPoints <= 0 || ehbBasisPoints > 10_000
    ? `ehb_percent "${percent}" is not a percentage above 0 and up to 100.`
    : { coverageYear, countyFips, ageBand: bands[0]!, rateCents, ehbBasisPoints, pediatricDentalCents, source };
}

const keyOf = ({ coverageYear, countyFips, ageBand }: NewBenchmark): string =>
  `${coverageYear} ${countyFips} ${ageBand}`;

async function replace(
  tx: EntityManager,
  wanted: ReadonlyMap<string, NewBenchmark>,
  summary: ImportSummary,
): Promise<void> {
  const counties = new Map<number, Set<string>>();
  for (const { coverageYear, countyFips } of wanted.values()) {
    counties.set(coverageYear, (counties.get(coverageYear) ?? new Set()).add(countyFips));
  }
  const before = new Map<string, Benchmark>();
  for (const [coverageYear, inFile] of counties) {
    const place = { coverageYear, countyFips: In([...inFile]) };
    (await tx.findBy(Benchmark, place)).forEach((benchmark) => before.set(keyOf(benchmark), benchmark));
    await tx.delete(Benchmark, place);
  }
  for (const [key, { rateCents, ehbBasisPoints, pediatricDentalCents }] of wanted) {
    const known = before.get(key);
    const isSame =
      known?.rateCents === rateCents &&
      known.ehbBasisPoints === ehbBasisPoints &&
      known.pediatricDentalCents === pediatricDentalCents;
    summary[known ? (isSame ? 'unchanged' : 'changed') : 'added'] += 1;
  }
  summary.changed += [...before.keys()].filter((key) => !wanted.has(key)).length;
  await insertBenchmarks(tx, [...wanted.values()]);
}

export const insertBenchmarks = (tx: EntityManager, benchmarks: readonly NewBenchmark[]): Promise<void> =>
  insertRows(
    tx,
    'benchmarks',
    ['coverageYear', 'countyFips', 'ageBand', 'rateCents', 'ehbBasisPoints', 'pediatricDentalCents', 'source'],
    benchmarks.flatMap((each) => [
      each.coverageYear,
      each.countyFips,
      each.ageBand,
      each.rateCents,
      each.ehbBasisPoints,
      each.pediatricDentalCents,
      each.source,
    ]),
  );
