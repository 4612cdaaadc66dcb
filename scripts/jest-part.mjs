/** Runs one part of the tests with jest, which shows its progress as it goes, and reads what it reports. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { runTool } from './run.mjs';
import { outcomeOf } from './summary.mjs';

/** The project is ES modules all through; jest needs the first to run them. Young objects get more room: a tenth less work. */
const NODE = '--experimental-vm-modules --disable-warning=ExperimentalWarning --max-semi-space-size=64';

/**
 * @param {{ name: string, project: string | string[], env: NodeJS.ProcessEnv, only?: readonly string[], labeled?: boolean }} part
 *   `only`: parts of file names, none = all; `labeled`: each line says of which part it is
 */
export async function runJest({ name, project, env, only = [], labeled = false }) {
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
  ];
  console.log(`\n━━ ${name}`);
  await runTool('jest', [...args, ...(process.env['CI'] ? ['--ci'] : []), '--', ...only], {
    label: labeled ? name : '',
    env: { ...env, NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} ${NODE}`.trim() },
  });
  const outcome = outcomeOf(name, readReport(report));
  rmSync(folder, { recursive: true, force: true });
  return outcome;
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
