/** `npm run migrate`, `seed`, `import:rates -- FILE` and so on: runs one backend command, after building it if stale. */
import { ensureInstalled } from './ensure-installed.mjs';
import { runBuilt } from './run-built.mjs';

const [file = '', ...args] = process.argv.slice(2);
await ensureInstalled();
await runBuilt(`backend/src/${file}`, ['backend'], args);
