/**
 * Before the API tests: bundles each worker thread's modules into one JavaScript file, as the build does. From TypeScript a thread
 * takes longer to start than to work, and each upload and print starts one.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from '../../../scripts/bundle.mjs';

const ROOT = path.join(import.meta.dirname, '../../..');
/** Below the packages that the modules import; only for this run. */
export const FOLDER = path.join(ROOT, 'tmp/threads', String(process.pid));

export default async function buildWorkers() {
  await bundle(path.join(ROOT, 'backend/src'), FOLDER, /-worker\.ts$/);
  process.env['BUILT_THREADS'] = `${pathToFileURL(FOLDER).href}/`;
}
