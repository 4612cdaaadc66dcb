/**
 * Every group of test files imports this first. It notes the CPU seconds that each file took in this process, because jest's report
 * does not say to which file of a group a test belongs; and while a file runs, which one it is.
 */
import { appendFileSync } from 'node:fs';
import path from 'node:path';

/** Where the runner reads them: scripts/test.mjs. */
const FILE = process.env['FILE_COSTS'];
const ROOT = path.join(import.meta.dirname, '../..');

if (FILE) {
  noteCosts(FILE);
}

/** @param {string} into a file of JSON lines */
function noteCosts(into) {
  const { describe, beforeAll, afterAll } = globalThis;
  let isInside = false;
  /** @param {string} name @param {() => void} body */
  const measured = (name, body) => {
    if (isInside) {
      describe(name, body);
      return;
    }
    const file = callingSpec();
    isInside = true;
    describe(name, () => {
      let before = process.cpuUsage();
      beforeAll(() => {
        Object.assign(globalThis, { runningSpec: file });
        before = process.cpuUsage();
      });
      body();
      // The last of all: after those that close what the file has started.
      afterAll(() => {
        const { user, system } = process.cpuUsage(before);
        appendFileSync(into, `${JSON.stringify({ file, seconds: (user + system) / 1_000_000 })}\n`);
      });
    });
    isInside = false;
  };
  globalThis.describe = Object.assign(measured, describe);
}

function callingSpec() {
  const lines = (new Error().stack ?? '').split('\n');
  const [, file = 'unknown'] = lines.map((line) => /([^\s(]+spec\.tsx?)/.exec(line)).find(Boolean) ?? [];
  return path.relative(ROOT, file.replace('file://', '')).replaceAll('\\', '/');
}
