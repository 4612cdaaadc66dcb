/** Runs a file of the built backend in this process, after building what is stale. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildStale } from './build.mjs';
import { ROOT } from './ensure-installed.mjs';

/**
 * @param {string} file below dist
 * @param {readonly import('./build-stamp.mjs').Part[]} parts the parts it needs
 * @param {string[]} [args] its command line
 */
export async function runBuilt(file, parts, args = []) {
  if (!(await buildStale(parts))) {
    process.exit(1);
  }
  process.chdir(ROOT);
  if (existsSync('.env')) {
    process.loadEnvFile('.env');
  }
  const entry = path.join(ROOT, 'dist', file);
  process.argv = [process.execPath, entry, ...args];
  await import(pathToFileURL(entry).href);
}
