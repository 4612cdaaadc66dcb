/** `npm start`: installs, builds what is stale, and runs the server in this process, which receives the signals directly. */
import { PARTS } from './build-stamp.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { runBuilt } from './run-built.mjs';

await ensureInstalled();
await runBuilt('backend/src/main.js', PARTS);
