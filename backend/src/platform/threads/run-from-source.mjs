/**
 * Starts a worker from TypeScript, for tests and development: the first argument is the URL of its module. API tests have built the worker
 * modules to JavaScript, as the build does, and pass their folder.
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
