/**
 * `npm test`: checks, unit tests in several time zones, API tests on both databases, browser tests. Those of the API run beside
 * the others, so that no core waits for the last file of a part; each line of the output then begins with its part.
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

/** Where the groups of API tests are written, and so many that no core is long without work at the end: each loads the application. */
const GROUPS = 'tmp/api-groups';
const GROUPS_A_CORE = 3;

/** What has no SQL of its own behaves alike on every database, and runs on SQLite only. */
const ONE_DATABASE = '.one-database.e2e-spec.ts';
const API_SPECS = findSpecs(path.join(ROOT, 'test'), '.e2e-spec.ts');

async function check() {
  console.log('\n━━ check');
  return { skipped: 0, ...(await runChecks()) };
}

async function unit() {
  if (only.length > 0) {
    return runPart({ name: 'unit and components', project: ['unit', 'components'], env: { TZ: 'UTC' }, only });
  }
  const outcomes = [
    await runPart({ name: 'unit', project: 'unit', env: { TZ: 'UTC' } }),
    await runPart({ name: 'components', project: 'components', env: { TZ: 'America/Detroit' } }),
  ];
  for (const zone of ZONES) {
    const part = { name: `unit, shared in ${zone}`, project: 'unit', env: { TZ: zone }, only: ['shared/src'] };
    outcomes.push(await runPart(part));
  }
  return outcomes;
}

async function api() {
  const onSqlite = { TEST_DATABASE: 'sqlite', TZ: 'America/Detroit' };
  const outcomes = [await runApi({ name: 'API on SQLite', env: onSqlite, specs: API_SPECS })];
  const found = await findDatabase();
  const tests = Math.max(1, (outcomes[0]?.passed ?? 0) + (outcomes[0]?.failures.length ?? 0));
  if ('problem' in found) {
    return [...outcomes, skip('API on MySQL or MariaDB', found.problem, tests)];
  }
  const onMysql = { TEST_DATABASE: 'mysql', TEST_DATABASE_URL: found.url, TZ: 'Pacific/Auckland' };
  const specs = API_SPECS.filter(({ file }) => !file.endsWith(ONE_DATABASE));
  return [...outcomes, await runApi({ name: 'API on MySQL or MariaDB', env: onMysql, specs })];
}

/**
 * All of them in groups; those that are asked for one by one.
 * @param {{ name: string, env: NodeJS.ProcessEnv, specs: import('./spec-groups.mjs').Spec[] }} part
 */
function runApi({ specs, ...part }) {
  if (only.length > 0) {
    return runPart({ ...part, project: 'api', only });
  }
  const groups = groupsOf(specs, GROUPS_A_CORE * availableParallelism());
  return withGroupFiles(path.join(ROOT, GROUPS), groups, (own) =>
    runPart({ ...part, project: 'api-groups', only: [`${GROUPS}/${path.basename(own)}/`] }),
  );
}

async function browser() {
  if (!findBrowser()) {
    return skip('browser', 'no Chromium: set CHROME_PATH or install chromium or google-chrome', 1);
  }
  if (!(await buildStale(PARTS))) {
    return { passed: 0, skipped: 0, failures: ['browser: the build failed'] };
  }
  return runPart({ name: 'browser', project: 'browser', env: { TZ: 'America/Detroit' }, only });
}

/** @param {Parameters<typeof runJest>[0]} part */
const runPart = (part) => runJest({ ...part, labeled: LANES.length > 1 });

/** @param {string} part @param {string} why @param {number} tests @returns {Outcome} */
function skip(part, why, tests) {
  console.warn(`\n${'!'.repeat(80)}\n!! SKIPPED: ${part}: ${why}\n${'!'.repeat(80)}`);
  return CI
    ? { passed: 0, skipped: 0, failures: [`${part}: skipped, and CI=true allows no skip`] }
    : { passed: 0, skipped: tests, failures: [] };
}

/**
 * Lanes run side by side, the parts of a lane one after another.
 * @typedef {() => Promise<Outcome | Outcome[]>} Part
 * @type {Record<string, Part[][]>}
 */
const RUNS = { all: [[check, unit, browser], [api]], unit: [[unit]], api: [[api]], browser: [[browser]] };
const LANES = RUNS[wanted] ?? [];

ensureInstalled();
stopTogether();
const outcomes = (await Promise.all(LANES.map(runLane))).flat();
const failures = outcomes.flatMap((outcome) => outcome.failures);
if (failures.length > 0) {
  console.log(`\nFailed:\n${failures.map((failure) => `  ✗ ${failure}`).join('\n')}`);
}
const { line, ok } = total(outcomes, { skipFails: CI });
console.log(`\n${line}`);
process.exitCode = ok ? 0 : 1;

/** @param {Part[]} parts */
async function runLane(parts) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const run of parts) {
    outcomes.push(...[await run()].flat());
  }
  return outcomes;
}
