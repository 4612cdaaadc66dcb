import { rm } from 'node:fs/promises';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { DataSource } from 'typeorm';
import { databaseOptions } from '../../backend/src/data-source.ts';
import { DEMO_DATABASE, newDemoFolder } from './running-server.ts';
import type { DatabaseKind } from './scope.ts';
import { createTestDatabase } from './test-database.ts';

export interface DemoDatabase {
  url: string;
  /** Where servers on it run: it has the documents. */
  folder: string;
  tables: DataSource;
  drop(): Promise<void>;
}

/** What one INSERT may have, far below the limit of the database server. */
const ROWS_AT_ONCE = 2_000;

/** The tables of SQLite's own, and what the migrations write on each database themselves. */
const TABLES =
  "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name <> 'migrations'";

/** All but a twentieth of the demo's rows are rates of small groups, which these tests never look up: on MySQL they are left out. */
const RATES = 'plan_rates';
const RATES_OF_HOUSEHOLDS = `SELECT * FROM ${RATES} WHERE ratePeriodId IN (
  SELECT period.id FROM plan_rate_periods period JOIN plans ON plans.id = period.planId WHERE plans.market = 'ShortTerm')`;

/** A database with what a first start leaves. That runs on SQLite, once per build; MySQL gets its rows. */
export async function createDemoDatabase(kind: DatabaseKind): Promise<DemoDatabase> {
  const folder = await newDemoFolder();
  const file = path.join(folder, DEMO_DATABASE);
  const database =
    kind === 'mysql' ? await createTestDatabase(kind) : { url: `sqlite:${file}`, drop: () => Promise.resolve() };
  const tables = await new DataSource(await databaseOptions(database.url)).initialize();
  if (kind === 'mysql') {
    await tables.runMigrations();
    await copyRows(file, tables);
  }
  const drop = async () => {
    await tables.destroy();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: database.url, folder, tables, drop };
}

async function copyRows(file: string, to: DataSource): Promise<void> {
  const from = new Sqlite(file, { readonly: true });
  const runner = to.createQueryRunner();
  try {
    // Tables refer to later ones.
    await runner.query('SET foreign_key_checks = 0');
    for (const { name } of from.prepare<[], { name: string }>(TABLES).all()) {
      await runner.query('DELETE FROM ??', [name]);
      const rows = from.prepare(name === RATES ? RATES_OF_HOUSEHOLDS : `SELECT * FROM \`${name}\``);
      const columns = rows.columns().map((column) => column.name);
      const values = rows.raw().all();
      for (let first = 0; first < values.length; first += ROWS_AT_ONCE) {
        const some = values.slice(first, first + ROWS_AT_ONCE);
        await runner.query('INSERT INTO ?? (??) VALUES ?', [name, columns, some]);
      }
    }
  } finally {
    await runner.query('SET foreign_key_checks = 1').finally(() => runner.release());
    from.close();
  }
}
