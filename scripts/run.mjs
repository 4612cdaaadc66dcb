/** Child processes of the scripts: starts tools, waits for them, and stops them when this process is stopped. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from './ensure-installed.mjs';

/** The JavaScript file of a tool in node_modules, so that no platform needs a shell. */
export const TOOLS = {
  eslint: 'node_modules/eslint/bin/eslint.js',
  jest: 'node_modules/jest/bin/jest.js',
  knip: 'node_modules/knip/bin/knip.js',
  nest: 'node_modules/@nestjs/cli/bin/nest.js',
  prettier: 'node_modules/prettier/bin/prettier.cjs',
  tsc: 'node_modules/typescript/bin/tsc',
  tsx: 'node_modules/tsx/dist/cli.mjs',
  vite: 'node_modules/vite/bin/vite.js',
};

const MEASURED = path.join(ROOT, 'scripts/measured.mjs');

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Starts a tool. Its output is printed live, each line prefixed with `label` if others run in parallel, or with `quiet` only
 * returned. `seconds` of CPU are its own and those of all that it started.
 * @param {keyof typeof TOOLS} tool @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean, label?: string }} [options]
 * @returns {Promise<{ ok: boolean, output: string, seconds: number }>}
 */
export function runTool(tool, args, { env = {}, quiet = false, label = '' } = {}) {
  return new Promise((resolve) => {
    const stdio = quiet || label ? 'pipe' : 'inherit';
    const child = spawn(process.execPath, [MEASURED, path.join(ROOT, TOOLS[tool]), ...args], {
      cwd: ROOT,
      env: { ...process.env, ...(quiet ? { NO_COLOR: '1' } : {}), ...env },
      stdio: ['ignore', stdio, stdio, 'ipc'],
    });
    running.add(child);
    let output = '';
    let seconds = 0;
    child.on('message', (used) => (seconds = Number(used)));
    for (const stream of [child.stdout, child.stderr]) {
      if (stream && label) {
        createInterface({ input: stream }).on('line', (line) => console.log(`${label} │ ${line}`));
      } else {
        stream?.setEncoding('utf8').on('data', (/** @type {string} */ text) => (output += text));
      }
    }
    child.once('error', (error) => resolve({ ok: false, output: String(error), seconds }));
    child.once('close', (code) => {
      running.delete(child);
      resolve({ ok: code === 0, output, seconds });
    });
  });
}

/** Forwards Ctrl-C and SIGTERM to every running tool, and ends with the last of them; the second signal ends this process immediately. */
export function stopTogether() {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, async () => {
      await Promise.all([...running].map((child) => child.kill(signal) && once(child, 'close')));
      process.exit(130);
    });
  }
}
