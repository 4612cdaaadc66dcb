/**
 * Starts a worker from TypeScript, for tests and development: the address of its module is the first argument. API tests have
 * put its modules together into one of JavaScript before, as the build does, and say where.
 */
import { getEnvironmentData } from 'node:worker_threads';

const SOURCE = new URL('../..', import.meta.url).href;
const module = /** @type {string} */ (process.argv[2]);
const built = getEnvironmentData('built-threads');

if (typeof built === 'string') {
  await import(module.replace(SOURCE, built).replace(/\.ts$/, '.js'));
} else {
  const { register } = await import('tsx/esm/api');
  register();
  await import(module);
}
