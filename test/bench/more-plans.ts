import type { BenchDatabase } from './bench-database.ts';
import { rowsFor } from './copied-rows.ts';

type Database = Pick<BenchDatabase, 'query'>;

/** Of an issuer that does not exist. */
const COPY = `REPLACE(hiosPlanId, '99107MI', '77777MI')`;

/** Copies of so many medical plans for individuals, each with its counties, its rates and its cost-sharing variants. */
export async function morePlans(database: Database, year: number, count: number): Promise<void> {
  const originals = `SELECT * FROM plans WHERE market = 'Individual' AND coverage = 'medical' AND businessYear = ${year} ORDER BY id LIMIT ${count}`;
  await copies(database, 'plans', originals, { hiosPlanId: COPY });
  const pairs = `SELECT o.id AS originalId, c.id AS copyId FROM plans o
    JOIN plans c ON c.hiosPlanId = REPLACE(o.hiosPlanId, '99107MI', '77777MI') AND c.businessYear = o.businessYear AND c.id <> o.id`;
  const partsOf = (table: string) =>
    `SELECT t.*, pair.copyId FROM ${table} t JOIN (${pairs}) pair ON pair.originalId = t.planId`;
  for (const table of ['plan_counties', 'plan_variants', 'plan_rate_periods']) {
    await copies(database, table, partsOf(table), { planId: 'source.copyId' });
  }
  const rates = `SELECT r.*, c.id AS copyId FROM plan_rates r JOIN plan_rate_periods p ON p.id = r.ratePeriodId
    JOIN (${pairs}) pair ON pair.originalId = p.planId
    JOIN plan_rate_periods c ON c.planId = pair.copyId AND c.periodStart = p.periodStart`;
  await copies(database, 'plan_rates', rates, { ratePeriodId: 'source.copyId' });
}

async function copies(database: Database, table: string, from: string, values: Record<string, string>): Promise<void> {
  const [row] = await database.query<object>(`SELECT * FROM ${table} LIMIT 1`);
  const columns = Object.keys(row ?? {}).filter((column) => column !== 'id');
  const same = Object.fromEntries(columns.map((column) => [column, `source.${column}`]));
  await rowsFor(database, table, from, { ...same, ...values });
}
