/**
 * `npm test`: checks, unit tests, shared rules in two time zones, API tests on both databases, browser tests. The API tests run in
 * parallel with the others, so that no core is idle at the end of a part; each output line then begins with its part.
 * `npm run test:unit|test:api|test:browser [-- part of a file name]` runs one part. The last line has the totals.
 */
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { PARTS } from './build-stamp.mjs';
import { buildStale } from './build.mjs';
import { runChecks } from './check.mjs';
import { ensureInstalled, ROOT } from './ensure-installed.mjs';
import { findBrowser } from './find-browser.mjs';
import { findDatabase } from './find-database.mjs';
import { findGalera } from './find-galera.mjs';
import { runJest } from './jest-part.mjs';
import { startOwnDatabase } from './own-database.mjs';
import { stopTogether } from './run.mjs';
import { findSpecs, groupsOf, withGroupFiles } from './spec-groups.mjs';
import { total } from './summary.mjs';

/** @typedef {import('./summary.mjs').Outcome} Outcome */

const CI = process.env['CI'] === 'true';
const [wanted = 'all', ...only] = process.argv.slice(2);

/** Dates in shared rules must not depend on the machine's time zone: tested west and east of Greenwich. */
const WEST = 'America/Detroit';
const EAST = 'Pacific/Auckland';

/**
 * Where the groups of API tests are written, and how many: enough to keep all cores busy at the end, although each loads the
 * application.
 */
const GROUPS = 'tmp/api-groups';
const GROUPS_A_CORE = 3;

/** Tests without their own SQL behave alike on every database, so they run on SQLite only. */
const ONE_DATABASE = '.one-database.e2e-spec.ts';
const API_SPECS = findSpecs(path.join(ROOT, 'test'), '.e2e-spec.ts');

/** The only test that needs three databases. */
const CLUSTER = 'cluster.server-spec';

async function check() {
  console.log('\n━━ check');
  return { skipped: 0, ...(await runChecks()) };
}

async function unit() {
  const both = { name: 'unit and components', project: ['unit', 'components'] };
  const outcomes = [await runPart({ ...both, env: { TZ: WEST }, only })];
  if (only.length === 0) {
    const shared = { name: 'unit, shared in the east', project: 'unit', only: ['shared/src'] };
    outcomes.push(await runPart({ ...shared, env: { TZ: EAST } }));
  }
  return outcomes;
}

async function api() {
  const onSqlite = { TEST_DATABASE: 'sqlite', TZ: WEST };
  const outcomes = [await runApi({ name: 'API on SQLite', env: onSqlite, specs: API_SPECS })];
  const found = await findDatabase();
  const tests = Math.max(1, (outcomes[0]?.passed ?? 0) + (outcomes[0]?.failures.length ?? 0));
  if ('problem' in found) {
    return [...outcomes, skip('API on MySQL or MariaDB', found.problem, tests)];
  }
  const onMysql = { TEST_DATABASE: 'mysql', TEST_DATABASE_URL: found.url, TZ: EAST };
  const specs = API_SPECS.filter(({ file }) => !file.endsWith(ONE_DATABASE));
  return [...outcomes, await runApi({ name: 'API on MySQL or MariaDB', env: onMysql, specs })];
}

/**
 * All tests in groups; or, if requested by name, file by file.
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
  const part = { name: 'browser', project: 'browser', env: { TZ: WEST }, only };
  const found = findGalera();
  return 'problem' in found
    ? [
        await runPart({ ...part, without: [CLUSTER] }),
        skip('three processes on a cluster of databases', found.problem, 1),
      ]
    : runPart(part);
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
 * Lanes run in parallel, the parts within a lane one after another.
 * @typedef {() => Promise<Outcome | Outcome[]>} Part
 * @type {Record<string, Part[][]>}
 */
const RUNS = { all: [[check, unit, browser], [api]], unit: [[unit]], api: [[api]], browser: [[browser]] };
const LANES = RUNS[wanted] ?? [];

await ensureInstalled();
stopTogether();
if (wanted !== 'unit' && !process.env['TEST_DATABASE_URL']) {
  const url = await startOwnDatabase();
  Object.assign(process.env, url ? { TEST_DATABASE_URL: url } : {});
}
const outcomes = (await Promise.all(LANES.map(runLane))).flat();
const failures = outcomes.flatMap((outcome) => outcome.failures);
if (failures.length > 0) {
  console.log(`\nFailed:\n${failures.map((failure) => `  ✗ ${failure}`).join('\n')}`);
}
const unsteady = outcomes.flatMap((outcome) => outcome.unsteady ?? []);
if (unsteady.length > 0) {
  console.log(
    `\nPassed only at the second attempt, and must be mended:\n${unsteady.map((name) => `  ! ${name}`).join('\n')}`,
  );
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
