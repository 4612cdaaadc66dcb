import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type BenchDatabase, mysqlBenchDatabase, sqliteBenchDatabase } from './bench-database.ts';
import {
  centsOf,
  RATE_YEAR,
  RATES_PER_SHEET,
  type Sheet,
  sheetsFor,
  tobaccoCentsOf,
  writeRateFile,
} from './rate-file.ts';
import { atMost, type Finding, noTarget } from './report.ts';
import { inTurns } from './turns.ts';

const WORKER = path.join(import.meta.dirname, 'import-rates-worker.mjs');
const ALL = process.argv.includes('--full') ? 1_000_000 : 200_000;
const ROUNDS = process.argv.includes('--full') ? 1 : 3;

/** Filed rates from a CMS file, against bare prepared inserts of the same rows into the same tables. */
export async function rateImportBench(): Promise<Finding[]> {
  const sqlite = await benchOn(await sqliteBenchDatabase());
  const mysql = await mysqlBenchDatabase();
  return mysql ? [...sqlite, ...(await benchOn(mysql))] : sqlite;
}

async function benchOn(database: BenchDatabase): Promise<Finding[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'priority-quote-rates-'));
  try {
    const sheets = sheetsFor(ALL);
    const tenth = sheetsFor(ALL / 10);
    const [file, smallFile] = [path.join(folder, 'all.csv'), path.join(folder, 'tenth.csv')];
    await writeRateFile(file, sheets);
    await writeRateFile(smallFile, tenth);
    await addPlans(database, sheets);

    const ours = async (): Promise<number> => {
      await forgetRates(database);
      return (await importInOwnProcess(database.url, file)).milliseconds;
    };
    const floor = async (): Promise<number> => {
      await forgetRates(database);
      return bareInsert(database, sheets);
    };
    const { ours: a, floor: b, ratio } = await inTurns(ours, floor, ROUNDS);
    const live = async (rateFile: string): Promise<number> => {
      await forgetRates(database);
      return (await importInOwnProcess(database.url, rateFile, ['--expose-gc'])).liveMb;
    };
    const [few, many] = [await live(smallFile), await live(file)];
    const rates = `${(sheets.length * RATES_PER_SHEET).toLocaleString('en-US')} rates`;
    const time = atMost(`${database.kind}: import of ${rates}`, ratio, 3, `${seconds(a)}, bare insert ${seconds(b)}`);
    return [
      // The target is that of the production database: SQLite inserts faster than any CSV file can be read.
      database.kind === 'MySQL' ? time : noTarget(time),
      atMost(
        `${database.kind}: its memory against a tenth of the rates`,
        many / few,
        1.5,
        `${many.toFixed(0)} MB in use, ${few.toFixed(0)} MB`,
      ),
    ];
  } finally {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The plans of the file, each a copy of a demo plan. */
async function addPlans(database: BenchDatabase, sheets: readonly Sheet[]): Promise<void> {
  const [model] = await database.query<Record<string, string | number | null>>('SELECT * FROM plans LIMIT 1');
  const { id: _, ...columns } = model ?? {};
  const names = Object.keys(columns);
  const sql = `INSERT INTO plans (${names.join(',')}) VALUES (${names.map(() => '?').join(',')})`;
  const hiosPlanIds = new Set(sheets.map(({ hiosPlanId }) => hiosPlanId));
  const rows = [...hiosPlanIds].map((hiosPlanId) => Object.values({ ...columns, hiosPlanId, businessYear: RATE_YEAR }));
  await database.batch(sql, rows);
}

async function forgetRates({ query }: BenchDatabase): Promise<void> {
  const periods = `SELECT id FROM plan_rate_periods WHERE periodStart >= '${RATE_YEAR}-01-01'`;
  await query(`DELETE FROM plan_rates WHERE ratePeriodId IN (${periods})`);
  await query(`DELETE FROM plan_rate_periods WHERE periodStart >= '${RATE_YEAR}-01-01'`);
}

async function bareInsert(database: BenchDatabase, sheets: readonly Sheet[]): Promise<number> {
  const plans = await database.query<{ id: number; hiosPlanId: string }>(
    `SELECT id, hiosPlanId FROM plans WHERE businessYear = ${RATE_YEAR}`,
  );
  const idOf = new Map(plans.map(({ id, hiosPlanId }) => [hiosPlanId, id]));
  const [last] = await database.query<{ id: number }>('SELECT MAX(id) AS id FROM plan_rate_periods');
  const firstId = Number(last?.id ?? 0) + 1;
  const started = performance.now();
  await database.batch(
    'INSERT INTO plan_rate_periods (id, planId, periodStart, periodEnd) VALUES (?,?,?,?)',
    sheets.map(({ hiosPlanId, start, end }, at) => [firstId + at, idOf.get(hiosPlanId)!, start, end]),
  );
  const row = '(?,?,?,?,?)';
  const values = Array<string>(RATES_PER_SHEET).fill(row).join(',');
  await database.batch(
    `INSERT INTO plan_rates (ratePeriodId, rateArea, ageBand, rateCents, tobaccoRateCents) VALUES ${values}`,
    sheetRows(sheets, firstId),
  );
  return performance.now() - started;
}

function* sheetRows(sheets: readonly Sheet[], firstId: number): Generator<number[]> {
  for (const [at, { plan }] of sheets.entries()) {
    const values: number[] = [];
    for (let area = 1; area <= 16; area += 1) {
      for (let band = 0; band < RATES_PER_SHEET / 16; band += 1) {
        const cents = centsOf(plan, area, band);
        values.push(firstId + at, area, band, cents, tobaccoCentsOf(cents));
      }
    }
    yield values;
  }
}

interface ImportFigures {
  milliseconds: number;
  /** The most that was in use after a collection; 0 without --expose-gc. */
  liveMb: number;
}

async function importInOwnProcess(url: string, file: string, execArgv: string[] = []): Promise<ImportFigures> {
  const worker = fork(WORKER, [url, file], { execArgv, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const ended = once(worker, 'exit');
  const failed = ended.then(([code]) => Promise.reject(new Error(`The import ended with ${code}.`)));
  const [figures] = (await Promise.race([once(worker, 'message'), failed])) as [ImportFigures];
  await ended;
  failed.catch(() => undefined);
  return figures;
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
