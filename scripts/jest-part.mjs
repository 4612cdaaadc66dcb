/** Runs one part of the tests with jest, prints its progress live, and reads its report. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { runTool } from './run.mjs';
import { outcomeOf } from './summary.mjs';

/** The project is ES modules, for which jest needs the first flag. The second enlarges the young generation: about 10% less CPU time. */
const NODE = '--experimental-vm-modules --disable-warning=ExperimentalWarning --max-semi-space-size=64';

/**
 * @typedef {object} Part
 * @property {string} name
 * @property {string | string[]} project
 * @property {NodeJS.ProcessEnv} env
 * @property {readonly string[]} [only] parts of the names of the files to run; none means all
 * @property {readonly string[]} [without] parts of the names of the files to leave out
 * @property {boolean} [labeled] begins each line with the part's name
 */

/** @param {Part} part */
export async function runJest({ name, project, env, only = [], without = [], labeled = false }) {
  const folder = mkdtempSync(path.join(tmpdir(), 'priority-quote-jest-'));
  const report = path.join(folder, 'report.json');
  const args = [
    '--selectProjects',
    ...[project].flat(),
    '--maxWorkers',
    String(availableParallelism()),
    '--json',
    '--outputFile',
    report,
    ...without.flatMap((part) => ['--testPathIgnorePatterns', part]),
  ];
  console.log(`\n━━ ${name}`);
  const { seconds } = await runTool('jest', [...args, ...(process.env['CI'] ? ['--ci'] : []), '--', ...only], {
    label: labeled ? name : '',
    env: { ...env, NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${NODE}`.trim() },
  });
  const outcome = outcomeOf(name, readReport(report));
  rmSync(folder, { recursive: true, force: true });
  return { ...outcome, seconds };
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
