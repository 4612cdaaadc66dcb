/** Adds up the results of the parts of a test run. */

/**
 * One part: how many tests passed and were skipped, the name of everything that failed, and the CPU seconds of it all.
 * @typedef {{ passed: number, skipped: number, failures: string[], seconds?: number }} Outcome
 *
 * The part of `jest --json`'s output that is read here.
 * @typedef {{
 *   testResults: {
 *     name: string, status: string, message: string,
 *     assertionResults: { status: string, fullName: string }[]
 *   }[]
 * }} JestReport
 */

const SKIPPED = new Set(['pending', 'todo', 'skipped', 'disabled']);

/**
 * A file that could not run has no assertions but must not go unnoticed: it counts as one failure. So does a run without tests.
 * @param {string} part @param {JestReport | null} report null if jest ended without writing one
 * @returns {Outcome}
 */
export function outcomeOf(part, report) {
  if (!report || report.testResults.length === 0) {
    return {
      passed: 0,
      skipped: 0,
      failures: [`${part}: ${report ? 'no test was found' : 'jest ended without a report'}`],
    };
  }
  const assertions = report.testResults.flatMap((file) => file.assertionResults);
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  const passed = assertions.filter(({ status }) => status === 'passed');
  const nameOf = (/** @type {{ fullName: string }} */ { fullName }) => `${part}: ${fullName}`;
  return {
    passed: passed.length,
    skipped: assertions.filter(({ status }) => SKIPPED.has(status)).length,
    failures: [
      ...assertions.filter(({ status }) => status === 'failed').map(nameOf),
      ...brokenFiles.map(({ name }) => `${part}: ${name} could not run`),
    ],
  };
}

/**
 * The last line, and whether the run succeeded. On a build machine nothing may be skipped.
 * @param {readonly Outcome[]} outcomes @param {{ skipFails: boolean }} rules
 */
export function total(outcomes, { skipFails }) {
  const passed = sum(outcomes.map((outcome) => outcome.passed));
  const skipped = sum(outcomes.map((outcome) => outcome.skipped));
  const failed = sum(outcomes.map((outcome) => outcome.failures.length));
  return {
    line: `${passed} passed, ${failed} failed, ${skipped} skipped`,
    ok: failed === 0 && passed > 0 && !(skipFails && skipped > 0),
  };
}

/** @param {readonly number[]} numbers */
const sum = (numbers) => numbers.reduce((so, number) => so + number, 0);
