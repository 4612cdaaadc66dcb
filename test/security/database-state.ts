import type { TestApp } from '../support/app.ts';
import { filledOf } from '../support/kept-rows.ts';

/** Written by requests that change nothing: sessions, refusals, and which search is being paged through. */
const RECORDS = [
  'sessions',
  'attempt_counts',
  'known_addresses',
  'audit_events',
  'system_state',
  'migrations',
  'book_searches',
];

/** The rows of every table but RECORDS and LARGE, as one text a table: a request that changes nothing changes none of them. */
export async function databaseState(app: TestApp): Promise<Record<string, string>> {
  const tables = app.database.entityMetadatas
    .map(({ tableName }) => tableName)
    .filter((name) => !RECORDS.includes(name) && !LARGE.includes(name));
  const state: Record<string, string> = {};
  for (const table of await filledOf(app.database, tables)) {
    const rows = JSON.stringify(await app.database.query(`SELECT * FROM ${quoted(app, table)} ORDER BY 1`));
    state[table] = rows.replaceAll(LAST_SIGN_IN, '');
  }
  return state;
}

/** In the users table, but also only a record of requests. */
const LAST_SIGN_IN = /"lastSignInAt":(null|"[^"]*"),?/g;

/** Filled by imports only. */
const LARGE = ['locations', 'plan_rates'];

const quoted = (app: TestApp, name: string): string => app.database.driver.escape(name);
