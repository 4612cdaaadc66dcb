/** `npm run check`: types, lint, format, unused code, the size of the house, and whether .env.example matches config/settings.ts. */
import { pathToFileURL } from 'node:url';
import { ensureInstalled } from './ensure-installed.mjs';
import { checkHouse } from './house.mjs';
import { runTool, stopTogether } from './run.mjs';

const CACHE = 'node_modules/.cache';

/** @type {readonly { name: string, run: () => Promise<{ ok: boolean, output: string, seconds: number }> }[]} */
const CHECKS = [
  { name: 'types (tsc)', run: () => runTool('tsc', ['--project', 'tsconfig.json'], { quiet: true }) },
  {
    name: 'lint (eslint)',
    run: () =>
      runTool(
        'eslint',
        ['.', '--max-warnings', '0', '--cache', '--cache-strategy', 'content', '--cache-location', `${CACHE}/eslint`],
        {
          quiet: true,
        },
      ),
  },
  {
    name: 'format (prettier)',
    run: () => runTool('prettier', ['.', '--check', '--cache', '--cache-location', `${CACHE}/format`], { quiet: true }),
  },
  { name: 'unused code and packages (knip)', run: () => runTool('knip', ['--no-progress'], { quiet: true }) },
  { name: 'size of the house', run: async () => ({ ...checkHouse(), seconds: 0 }) },
  { name: '.env.example', run: () => runTool('tsx', ['scripts/env-example.ts', '--check'], { quiet: true }) },
];

/**
 * Runs all checks in parallel, and prints the output of those that fail.
 * @returns {Promise<{ passed: number, failures: string[], seconds: number }>}
 */
export async function runChecks() {
  const outcomes = await Promise.all(
    CHECKS.map(async ({ name, run }) => {
      const started = performance.now();
      const { ok, output, seconds } = await run();
      console.log(
        `${ok ? '✓' : '✗'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)${ok ? '' : `\n${output}`}`,
      );
      return { name, ok, seconds };
    }),
  );
  const failures = outcomes.filter(({ ok }) => !ok).map(({ name }) => `check: ${name}`);
  return {
    passed: outcomes.length - failures.length,
    failures,
    seconds: outcomes.reduce((sum, { seconds }) => sum + seconds, 0),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureInstalled();
  stopTogether();
  const { failures } = await runChecks();
  process.exitCode = failures.length === 0 ? 0 : 1;
}
