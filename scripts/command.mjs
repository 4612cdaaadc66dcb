/** `npm run migrate`, `seed`, `import:rates -- FILE` and the like: one command of the backend, built when stale. */
import { ensureInstalled } from './ensure-installed.mjs';
import { runBuilt } from './run-built.mjs';

const [file = '', ...args] = process.argv.slice(2);
ensureInstalled();
await runBuilt(`backend/src/${file}`, ['backend'], args);
