/**
 * What each part of a test run may cost in CPU seconds, so that it cannot creep. Never in minutes: those depend on what else the
 * machine does. CPU seconds do too, a little, and on the machine: a piece of work that is always the same measures by how much.
 */

/**
 * CPU seconds of each part where the yardstick takes its reference time: a quarter above what the build machine took on 27 November 2026
 * with both cores busy, because other work slows tests down more than it slows the yardstick. null: not measured yet, which never fails;
 * the last lines of a run then say what to write here.
 * @type {Record<'gate' | 'all', Record<string, number | null>>}
 */
export const BUDGETS = {
  gate: {
    check: 535,
    unit: 105,
    unitInTheEast: 50,
    components: 325,
    browser: 500,
    processes: 600,
    apiOnSqlite: 1_600,
    apiOnServer: 1_100,
    MariaDB: 260,
  },
  all: {
    check: 535,
    unit: 105,
    unitInTheEast: 50,
    components: 325,
    browser: 1_255,
    processes: 1_700,
    apiOnSqlite: 2_190,
    apiOnServer: 1_930,
    MariaDB: 445,
  },
};
/** CPU milliseconds of the yardstick on two quiet cores of that machine. */
const REFERENCE_MS = 40;
/** From here on a run fails. */
const TOLERATED = 1.2;
/** How much more is planned than was measured. */
const SPARE = 1.25;
const EVERY_MS = 20_000;

/** `slowness` of the yardstick while the part ran: what else the machine does changes during a run. */
/** @typedef {{ part: string, seconds: number, minutes: number, slowness: number }} Cost */

/**
 * Measures again and again until the run ends.
 * @returns {(since: number) => number} how many times as long as the reference it has taken since then, by performance.now()
 */
export function startYardstick() {
  const measured = [{ at: performance.now(), milliseconds: measure() }];
  const again = () => measured.push({ at: performance.now(), milliseconds: measure() });
  setInterval(again, EVERY_MS).unref();
  return (since) => {
    again();
    const during = measured.filter(({ at }) => at >= since);
    return during.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / during.length / REFERENCE_MS;
  };
}

const ROWS = Array.from({ length: 4_000 }, (_, at) => ({ id: at, name: `row ${at}`, amounts: [at, at * 2, at * 3] }));

/** Memory and arithmetic, as compilers and tests use them. */
function measure() {
  const before = process.cpuUsage();
  for (let round = 0; round < 5; round += 1) {
    const rows = /** @type {typeof ROWS} */ (JSON.parse(JSON.stringify(ROWS)));
    rows.sort((one, other) => other.name.localeCompare(one.name, 'en'));
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * @param {readonly Cost[]} costs @param {Record<string, number | null> | null} budget by part; null: of some files, which have none
 * @returns {{ table: string, failures: string[] }}
 */
export function held(costs, budget) {
  const rows = costs.map((cost) => {
    const allowed = budget?.[cost.part] ?? null;
    // Quick at the yardstick is not quick at everything: the tests of components then take as long as ever.
    const fair = cost.seconds / Math.max(cost.slowness, 1);
    return { ...cost, fair, allowed, isOver: allowed !== null && fair > allowed * TOLERATED };
  });
  const unplanned = rows.filter(({ allowed }) => budget && allowed === null);
  const line = (/** @type {unknown[]} */ [part, ...figures]) =>
    `${String(part).padEnd(34)}${figures.map((figure) => String(figure).padStart(10)).join('')}`;
  const sum = (/** @type {(row: typeof rows[number]) => number} */ of) => rows.reduce((so, row) => so + of(row), 0);
  return {
    table: [
      line(['part', 'CPU s', 'yardstick', 'fair', 'budget', 'minutes']),
      ...rows.map(({ part, seconds, slowness, fair, allowed, minutes }) =>
        line([part, seconds.toFixed(0), slowness.toFixed(2), fair.toFixed(0), allowed ?? '–', minutes.toFixed(1)]),
      ),
      line(['all', sum(({ seconds }) => seconds).toFixed(0), '', sum(({ fair }) => fair).toFixed(0), '', '']),
      'The yardstick, while the part ran, took so many times its reference: "fair" is CPU s divided by that, if more than 1.',
      ...(unplanned.length > 0
        ? [
            `Not planned yet: ${unplanned.map(({ part, fair }) => `${part}: ${Math.ceil((fair * SPARE) / 5) * 5}`).join(', ')}`,
          ]
        : []),
    ].join('\n'),
    failures: [
      ...rows
        .filter(({ isOver }) => isOver)
        .map(({ part, fair, allowed }) => `budget: ${part} took ${fair.toFixed(0)} CPU s; ${allowed} are planned`),
      ...rows
        .filter(({ part }) => budget && !(part in budget))
        .map(({ part }) => `budget: scripts/cpu-budget.mjs does not know ${part}`),
    ],
  };
}
