/**
 * `npm test` is the gate: what a change usually breaks. `npm run test:all` is everything. `npm run test:unit|test:api|test:browser|
 * test:processes [-- part of a file name]` runs one part of everything; `test:api -- --sqlite NAME` spares the second database, and
 * `node scripts/test.mjs components` runs those alone.
 * Two lanes of parts run in parallel, so that no core is idle at the end of a part; each output line then begins with its part. The
 * last lines have the cost of each part, and the totals.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { PARTS } from './build-stamp.mjs';
import { buildStale } from './build.mjs';
import { runChecks } from './check.mjs';
import { BUDGETS, held, startYardstick } from './cpu-budget.mjs';
import { ensureInstalled, ROOT } from './ensure-installed.mjs';
import { findBrowser } from './find-browser.mjs';
import { findCaddy } from './find-caddy.mjs';
import { findDatabase } from './find-database.mjs';
import { findGalera } from './find-galera.mjs';
import { runJest } from './jest-part.mjs';
import { startOwnDatabase } from './own-database.mjs';
import { unseenRefusals } from './refusal-guard.mjs';
import { stopTogether } from './run.mjs';
import { findSpecs, groupsOf, shuffled, withGroupFiles } from './spec-groups.mjs';
import { missingOnServer, readLines, smallestSet } from './statement-guard.mjs';
import { total } from './summary.mjs';

/**
 * @typedef {import('./summary.mjs').Outcome} Outcome
 * @typedef {import('./spec-groups.mjs').Spec} Spec
 */

const CI = process.env['CI'] === 'true';
const [wanted = 'gate', ...rest] = process.argv.slice(2);
const only = rest.filter((name) => !name.startsWith('--'));
const IS_GATE = wanted === 'gate';
/** How much some tests do: test/support/scope.ts. */
const TEST_SCOPE = IS_GATE ? 'gate' : 'all';

/** Dates in shared rules must not depend on the machine's time zone: tested west and east of Greenwich. */
const WEST = 'America/Detroit';
const EAST = 'Pacific/Auckland';
const ABOUT_DATES = /dates\/|\bDate\b/;

const GROUPS = path.join(ROOT, 'tmp/groups');
/** Several keep all cores busy at the end, although each loads its modules; one starts a browser and a server, too. */
const GROUPS_A_CORE = { unit: 2, components: 3, api: 3, browser: IS_GATE ? 1 : 2 };
/** For tests in a random order: one number is one order. */
const ORDER = process.env['TEST_ORDER'];

/** Tests without their own SQL behave alike on every database, so they run on SQLite only. */
const ONE_DATABASE = '.one-database.e2e-spec.ts';
const API_SPECS = findSpecs(path.join(ROOT, 'test'), '.e2e-spec.ts');

/**
 * The API tests that the gate runs on MySQL or MariaDB, and only there: together they run every statement. `--choose` writes it. While
 * none are chosen, the gate runs all tests on both.
 */
const ON_SERVER_FILE = path.join(ROOT, 'scripts/api-on-server.json');
/** @type {string[]} */
const ON_SERVER = JSON.parse(readFileSync(ON_SERVER_FILE, 'utf8'));
const isOnce = IS_GATE && ON_SERVER.length > 0;
const ON_SERVER_NAME = 'API on MySQL or MariaDB';
const runsOnServer = (/** @type {Spec} */ { file }) => ON_SERVER.includes(nameOf(file));
const nameOf = (/** @type {string} */ file) => path.relative(ROOT, file).replaceAll('\\', '/');

/** Tests of processes that only everything runs, with what the machine must have for them. */
const NEEDING_MORE = [
  { spec: 'cluster.server-spec', name: 'three processes on a cluster of databases', find: findGalera },
  { spec: 'proxy.server-spec', name: 'two processes behind the proxy', find: findCaddy },
];

/** Where tests note what their files cost, and the API tests their statements by database and the refusals they saw. */
const NOTED = mkdtempSync(path.join(tmpdir(), 'priority-quote-noted-'));
const noted = (/** @type {'sqlite' | 'server' | 'refusals'} */ kind) => path.join(NOTED, kind);

const OF_API = { NOTED_REFUSALS: noted('refusals'), TEST_SCOPE };

async function check() {
  console.log('\n━━ check');
  return { skipped: 0, ...(await runChecks()) };
}

async function unit() {
  if (only.length > 0) {
    return runPart({ name: 'unit and components', project: ['unit', 'components'], env: { TZ: WEST }, only });
  }
  const folders = ['shared/src', 'backend/src', 'web/src', 'agent-portal/src', 'admin/src', 'scripts', 'test/wording'];
  const specs = folders.flatMap((folder) =>
    ['.spec.ts', '.spec.tsx'].flatMap((ending) => findSpecs(path.join(ROOT, folder), ending)),
  );
  return runGrouped({ name: 'unit', kind: 'unit', env: { TZ: WEST }, specs });
}

/** Rules about dates, east of Greenwich; all shared rules where everything runs. */
async function unitInTheEast() {
  const shared = findSpecs(path.join(ROOT, 'shared/src'), '.spec.ts');
  const specs = IS_GATE ? shared.filter(({ source }) => ABOUT_DATES.test(source)) : shared;
  return runGrouped({ name: 'unit in the east', kind: 'unit', env: { TZ: EAST }, specs });
}

async function components() {
  const specs = ['web/src', 'agent-portal/src', 'admin/src'].flatMap((folder) =>
    findSpecs(path.join(ROOT, folder), '.component-spec.tsx'),
  );
  return runGrouped({ name: 'components', kind: 'components', env: { TZ: WEST }, specs });
}

async function apiOnSqlite() {
  const specs = isOnce ? API_SPECS.filter((spec) => !runsOnServer(spec)) : API_SPECS;
  const env = { TEST_DATABASE: 'sqlite', TZ: WEST, NOTED_STATEMENTS: noted('sqlite'), ...OF_API };
  return runGrouped({ name: 'API on SQLite', kind: 'api', env, specs });
}

async function apiOnServer() {
  const name = ON_SERVER_NAME;
  const found = await findDatabase();
  if ('problem' in found) {
    return skip(name, found.problem, 1);
  }
  const specs = API_SPECS.filter((spec) => (isOnce ? runsOnServer(spec) : !spec.file.endsWith(ONE_DATABASE)));
  const env = {
    TEST_DATABASE: 'mysql',
    TEST_DATABASE_URL: found.url,
    TZ: EAST,
    NOTED_STATEMENTS: noted('server'),
    ...OF_API,
  };
  return runGrouped({ name, kind: 'api', env, specs });
}

async function browser() {
  if (!findBrowser()) {
    return skip('browser', 'no Chromium: set CHROME_PATH or install chromium or google-chrome', 1);
  }
  if (!(await buildStale(PARTS))) {
    return { passed: 0, skipped: 0, failures: ['browser: the build failed'] };
  }
  const specs = findSpecs(path.join(ROOT, IS_GATE ? 'test/browser/gate' : 'test/browser'), '.browser-spec.ts');
  return runGrouped({ name: 'browser', kind: 'browser', env: { TZ: WEST }, specs });
}

async function processes() {
  if (!(await buildStale(['backend']))) {
    return { passed: 0, skipped: 0, failures: ['processes: the build failed'] };
  }
  const part = {
    name: 'processes',
    project: 'processes',
    env: { TZ: WEST, TEST_SCOPE },
    only,
  };
  const missing = NEEDING_MORE.flatMap(({ find, ...test }) => {
    const found = find();
    return 'problem' in found ? [{ ...test, problem: found.problem }] : [];
  });
  const without = (IS_GATE ? NEEDING_MORE : missing).map(({ spec }) => spec);
  return [
    await runPart({ ...part, without }),
    ...(IS_GATE ? [] : missing.map(({ name, problem }) => skip(name, problem, 1))),
  ];
}

/**
 * All tests in groups; or, if requested by name, file by file.
 * @param {{ name: string, kind: keyof typeof GROUPS_A_CORE, env: NodeJS.ProcessEnv, specs: Spec[] }} part
 */
async function runGrouped({ name, kind, env, specs }) {
  if (only.length > 0) {
    return runPart({ name, project: kind, env, only });
  }
  const ordered = ORDER ? shuffled(specs, Number(ORDER)) : specs;
  const groups = groupsOf(ordered, GROUPS_A_CORE[kind] * availableParallelism());
  const costs = path.join(NOTED, `costs of ${name}`);
  const outcome = await withGroupFiles({ folder: GROUPS, kind, groups }, (own) =>
    runPart({ name, project: kind, env: { ...env, FILE_COSTS: costs }, only: [`${nameOf(own)}/`] }),
  );
  console.log(`\n${name}, CPU s of the files that took most: ${mostCostly(readLines(costs)).join(', ')}`);
  return outcome;
}

/** @param {readonly { file: string, seconds: number }[]} costs */
const mostCostly = (costs) =>
  costs
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 6)
    .map(({ file, seconds }) => `${path.basename(file)} ${seconds.toFixed(0)}`);

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
 * Fails for a statement that no test ran on MySQL or MariaDB.
 * @param {string} folder of what was noted @returns {Outcome}
 */
function guardStatements(folder) {
  const onSqlite = readLines(path.join(folder, 'sqlite'));
  const onServer = readLines(path.join(folder, 'server'));
  if (rest.includes('--choose')) {
    const costs = new Map(
      readLines(path.join(folder, `costs of ${ON_SERVER_NAME}`)).map(({ file, seconds }) => [file, seconds]),
    );
    const chosen = smallestSet(onServer, (file) => costs.get(file) ?? 1);
    writeFileSync(ON_SERVER_FILE, `${JSON.stringify(chosen, null, 2)}\n`);
  }
  const failures = missingOnServer(onSqlite, onServer).map((line) => `only on SQLite: ${line}`);
  return { passed: failures.length === 0 ? 1 : 0, skipped: 0, failures };
}

/** Fails for a refusal that a call declares and no test has seen. @returns {Outcome} */
function guardRefusals() {
  const failures = unseenRefusals(readLines(noted('refusals'))).map((name) => `declared, and seen by no test: ${name}`);
  return { passed: failures.length === 0 ? 1 : 0, skipped: 0, failures };
}

/**
 * Lanes run in parallel, the parts within a lane one after another.
 * @typedef {() => Promise<Outcome | Outcome[]>} Part
 * @type {Part[][]}
 */
const EVERYTHING = [
  [check, unit, unitInTheEast, components, browser, processes],
  [apiOnSqlite, apiOnServer],
];
/** @type {Record<string, Part[][]>} */
const RUNS = {
  gate: EVERYTHING,
  all: EVERYTHING,
  unit: [only.length > 0 ? [unit] : [unit, unitInTheEast, components]],
  components: [[components]],
  api: [rest.includes('--sqlite') ? [apiOnSqlite] : [apiOnSqlite, apiOnServer]],
  browser: [[browser]],
  processes: [[processes]],
};
const LANES = RUNS[wanted] ?? [];

await ensureInstalled();
stopTogether();
const ownDatabase =
  LANES.flat().some((part) => part === apiOnServer || part === processes) && !process.env['TEST_DATABASE_URL']
    ? await startOwnDatabase()
    : null;
Object.assign(process.env, ownDatabase ? { TEST_DATABASE_URL: ownDatabase.url } : {});
const began = performance.now();
const slownessSince = startYardstick();
/** @type {import('./cpu-budget.mjs').Cost[]} */
const costs = [];
const outcomes = (await Promise.all(LANES.map(runLane))).flat();
if (ownDatabase) {
  costs.push({ part: 'MariaDB', seconds: ownDatabase.seconds(), minutes: 0, slowness: slownessSince(began) });
}
// Everything runs on both databases anyway, but for what needs one.
const isGuarded = isOnce || rest.includes('--choose');
if (isGuarded && only.length === 0 && LANES.flat().includes(apiOnServer)) {
  outcomes.push(guardStatements(NOTED));
}
if (only.length === 0 && LANES.flat().includes(apiOnSqlite)) {
  outcomes.push(guardRefusals());
}
rmSync(NOTED, { recursive: true, force: true });
const budget = held(costs, only.length === 0 ? BUDGETS[IS_GATE ? 'gate' : 'all'] : null);
console.log(`\n${budget.table}`);
const failures = [...outcomes.flatMap((outcome) => outcome.failures), ...budget.failures];
if (failures.length > 0) {
  console.log(`\nFailed:\n${failures.map((failure) => `  ✗ ${failure}`).join('\n')}`);
}
if (ORDER && only.length === 0) {
  console.log(`\nThe files ran in the order of TEST_ORDER=${ORDER}.`);
}
const { line, ok } = total([...outcomes, { passed: 0, skipped: 0, failures: budget.failures }], { skipFails: CI });
console.log(`\n${line}`);
process.exitCode = ok ? 0 : 1;

/** @param {Part[]} parts */
async function runLane(parts) {
  /** @type {Outcome[]} */
  const outcomes = [];
  for (const run of parts) {
    const since = performance.now();
    const done = [await run()].flat();
    const seconds = done.reduce((sum, outcome) => sum + (outcome.seconds ?? 0), 0);
    costs.push({
      part: run.name,
      seconds,
      minutes: (performance.now() - since) / 60_000,
      slowness: slownessSince(since),
    });
    outcomes.push(...done);
  }
  return outcomes;
}
