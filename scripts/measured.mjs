/**
 * Runs a tool as its own child, and tells the parent process how many CPU seconds it and everything that it started have used. Only
 * Linux keeps that number (proc(5), cutime and cstime: of children that were waited for, and theirs).
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const OWN = '/proc/self/stat';
/** Of the kernel's clock, on every platform that Node runs on. */
const TICKS_A_SECOND = 100;

/**
 * @param {string} stat a line of proc(5) @param {readonly number[]} fields by their number there; the second may contain blanks
 * @returns {number} seconds
 */
export function secondsOf(stat, fields) {
  const after = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.reduce((sum, field) => sum + Number(after[field - 3]), 0) / TICKS_A_SECOND;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const child = spawn(process.execPath, process.argv.slice(2), { stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => child.kill(signal));
  }
  child.once('close', (code) => {
    process.send?.(existsSync(OWN) ? secondsOf(readFileSync(OWN, 'utf8'), [16, 17]) : 0);
    process.exitCode = code ?? 1;
    process.disconnect();
  });
}
