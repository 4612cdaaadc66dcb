import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { DataSource, QueryRunner } from 'typeorm';

/** Where the runner collects what was noted: scripts/statement-guard.mjs. */
const FILE = process.env['NOTED_STATEMENTS'];
const ROOT = path.join(import.meta.dirname, '../..');

/** What each file has noted already, with each text as it was sent. */
const known = new Set<string>();

/**
 * Notes the text of every statement of the product for the runner, with the test file that caused it, so that it can say which
 * statement no test ran on MySQL or MariaDB. Statements of the tests themselves are not noted.
 */
export function noteStatements(database: DataSource): void {
  // Set by file-costs.mjs.
  const file = () => (globalThis as { runningSpec?: string }).runningSpec ?? 'unknown';
  if (!FILE) {
    return;
  }
  const note = (text: string) => {
    const entry = `${file()}\t${text}`;
    if (!known.has(entry) && isOfProduct()) {
      known.add(entry);
      appendFileSync(FILE, `${JSON.stringify({ file: file(), text })}\n`);
    }
  };
  const { driver } = database;
  // Where it is asked for: the drivers' own calls come later, when the stack no longer says by whom.
  const createQueryRunner = driver.createQueryRunner.bind(driver);
  // SQLite has one for all.
  const noting = new WeakSet<QueryRunner>();
  driver.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    if (noting.has(runner)) {
      return runner;
    }
    noting.add(runner);
    const query = runner.query.bind(runner) as (text: string, ...more: unknown[]) => Promise<never>;
    runner.query = (text: string, ...more: unknown[]) => {
      note(text);
      return query(text, ...more);
    };
    return runner;
  };
  // Prepared statements go past TypeORM.
  const { pool } = driver as unknown as { pool?: { execute(text: string, ...more: unknown[]): unknown } };
  if (pool) {
    const execute = pool.execute.bind(pool);
    pool.execute = (text, ...more) => {
      note(text);
      return execute(text, ...more);
    };
  }
}

/** Whether the nearest of our own files that waits for the statement is the product's; the demo's data are none of it. */
function isOfProduct(): boolean {
  const nearest = filesOfStack()
    .filter((file) => !file.includes(import.meta.filename))
    .find((file) => file.includes(`${ROOT}/backend/`) || file.includes(`${ROOT}/test/`));
  return (
    nearest !== undefined && nearest.includes(`${ROOT}/backend/`) && !nearest.includes(`${ROOT}/backend/src/seed/`)
  );
}

/** The bare calls: jest would look up each in its source map, for a text that nobody reads. */
function filesOfStack(): string[] {
  const { stackTraceLimit, prepareStackTrace } = Error;
  Error.stackTraceLimit = 60;
  Error.prepareStackTrace = (_error, calls) => calls;
  const { stack } = new Error() as unknown as { stack: NodeJS.CallSite[] };
  Object.assign(Error, { stackTraceLimit, prepareStackTrace });
  return stack.flatMap((call) => call.getFileName() ?? []);
}
