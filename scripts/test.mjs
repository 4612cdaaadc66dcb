/**
 * `npm test`: checks, unit tests in several time zones, API tests on both databases, browser tests.
 * `npm run test:unit|test:api|test:browser [-- part of a file name]` runs one part. The last line counts them all.
 */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { PARTS } from './build-stamp.mjs';
import { buildStale } from './build.mjs';
import { runChecks } from './check.mjs';
import { ensureInstalled, ROOT } from './ensure-installed.mjs';
import { findBrowser } from './find-browser.mjs';
import { findDatabase } from './find-database.mjs';
import { runJest } from './jest-part.mjs';
import { stopTogether } from './run.mjs';
import { findSpecs, groupsOf, withGroupFiles } from './spec-groups.mjs';
import { total } from './summary.mjs';

/** @typedef {import('./summary.mjs').Outcome} Outcome */

const CI = process.env['CI'] === 'true';
const [wanted = 'all', ...only] = process.argv.slice(2);

/** The days of shared rules must not move with the zone of the machine: west and east of Greenwich. */
const ZONES = ['America/Detroit', 'Pacific/Auckland'];

/** Where the groups of API tests are written, and so many that no core is long without work at the end. */
const GROUPS = 'tmp/api-groups';
const GROUPS_A_CORE = 8;

async function check() {
  console.log('\n━━ check');
  return { skipped: 0, ...(await runChecks()) };
}

async function unit() {
  const outcomes = [
    await runJest({ name: 'unit', project: 'unit', env: { TZ: 'UTC' }, only }),
    await runJest({ name: 'components', project: 'components', env: { TZ: 'America/Detroit' }, only }),
  ];
  for (const zone of only.length > 0 ? [] : ZONES) {
    const part = { name: `unit, shared in ${zone}`, project: 'unit', env: { TZ: zone }, only: ['shared/src'] };
    outcomes.push(await runJest(part));
  }
  return outcomes;
}

async function api() {
  const onSqlite = { TEST_DATABASE: 'sqlite', TZ: 'America/Detroit' };
  const outcomes = [await runApi({ name: 'API on SQLite', env: onSqlite })];
  const found = await findDatabase();
  const tests = Math.max(1, (outcomes[0]?.passed ?? 0) + (outcomes[0]?.failures.length ?? 0));
  if ('problem' in found) {
    return [...outcomes, skip('API on MySQL or MariaDB', found.problem, tests)];
  }
  const onMysql = { TEST_DATABASE: 'mysql', TEST_DATABASE_URL: found.url, TZ: 'Pacific/Auckland' };
  return [...outcomes, await runApi({ name: 'API on MySQL or MariaDB', env: onMysql })];
}

/** All of them in groups; those that are asked for one by one. @param {{ name: string, env: NodeJS.ProcessEnv }} part */
function runApi(part) {
  if (only.length > 0) {
    return runJest({ ...part, project: 'api', only });
  }
  const groups = groupsOf(findSpecs(path.join(ROOT, 'test'), '.e2e-spec.ts'), GROUPS_A_CORE * availableParallelism());
  return withGroupFiles(path.join(ROOT, GROUPS), groups, (own) =>
    runJest({ ...part, project: 'api-groups', only: [`${GROUPS}/${path.basename(own)}/`] }),
  );
}

async function browser() {
  if (!findBrowser()) {
    return skip('browser', 'no Chromium: set CHROME_PATH or install chromium or google-chrome', 1);
  }
  if (!(await buildStale(PARTS))) {
    return { passed: 0, skipped: 0, failures: ['browser: the build failed'] };
  }
  return runJest({ name: 'browser', project: 'browser', env: { TZ: 'America/Detroit' }, only });
}

/** @param {string} part @param {string} why @param {number} tests @returns {Outcome} */
function skip(part, why, tests) {
  console.warn(`\n${'!'.repeat(80)}\n!! SKIPPED: ${part}: ${why}\n${'!'.repeat(80)}`);
  return CI
    ? { passed: 0, skipped: 0, failures: [`${part}: skipped, and CI=true allows no skip`] }
    : { passed: 0, skipped: tests, failures: [] };
}

/** @type {Record<string, readonly (() => Promise<Outcome | Outcome[]>)[]>} */
const RUNS = { all: [check, unit, api, browser], unit: [unit], api: [api], browser: [browser] };

ensureInstalled();
stopTogether();
/** @type {Outcome[]} */
const outcomes = [];
for (const run of RUNS[wanted] ?? []) {
  outcomes.push(...[await run()].flat());
}
const failures = outcomes.flatMap((outcome) => outcome.failures);
if (failures.length > 0) {
  console.log(`\nFailed:\n${failures.map((failure) => `  ✗ ${failure}`).join('\n')}`);
}
const { line, ok } = total(outcomes, { skipFails: CI });
console.log(`\n${line}`);
process.exitCode = ok ? 0 : 1;
