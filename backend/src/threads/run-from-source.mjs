/** Starts a worker from TypeScript, for tests and development: the address of its module is the first argument. */
import { register } from 'tsx/esm/api';

register();
await import(/** @type {string} */ (process.argv[2]));
