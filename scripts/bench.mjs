/** `npm run bench`: builds what is stale and runs test/bench. */
import { PARTS } from './build-stamp.mjs';
import { buildStale } from './build.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { runTool, stopTogether } from './run.mjs';

await ensureInstalled();
stopTogether();
const built = await buildStale(PARTS);
const { ok } = built
  ? await runTool('tsx', ['--conditions=source', 'test/bench/main.ts', ...process.argv.slice(2)])
  : { ok: false };
process.exitCode = ok ? 0 : 1;
