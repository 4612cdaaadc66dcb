/**
 * Before the API tests: bundles each worker thread's modules into one JavaScript file, as the build does. From TypeScript a thread
 * takes longer to start than to work, and each upload and print starts one.
 */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const ROOT = path.join(import.meta.dirname, '../../..');
const SOURCE = path.join(ROOT, 'backend/src');
/** Below the packages that the modules import; only for this run. */
export const FOLDER = path.join(ROOT, 'tmp/threads', String(process.pid));
const CONDITIONS = ['source', 'node', 'import'];

export default async function buildWorkers() {
  const modules = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /-worker\.ts$/.test(name),
  );
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { resolve: { conditions: CONDITIONS } },
    build: {
      ssr: true,
      outDir: FOLDER,
      minify: false,
      target: 'node24',
      rollupOptions: {
        input: Object.fromEntries(modules.map((name) => [name.replace(/\.ts$/, ''), path.join(SOURCE, name)])),
      },
    },
  });
  process.env['BUILT_THREADS'] = `${pathToFileURL(FOLDER).href}/`;
}
