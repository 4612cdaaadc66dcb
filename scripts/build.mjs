/** `npm run build`: compiles the server with nest and bundles it, builds both front ends with vite, and compresses their files. Skips parts that are current. */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { whileLocked } from './build-lock.mjs';
import { isBuilt, PARTS, rememberBuild, sourcesOf } from './build-stamp.mjs';
import { compressFolder } from './compress-assets.mjs';
import { ensureInstalled, ROOT } from './ensure-installed.mjs';
import { runTool, stopTogether } from './run.mjs';

/** @typedef {import('./build-stamp.mjs').Part} Part */

/**
 * Builds the stale ones among these parts.
 * @param {readonly Part[]} parts
 * @returns {Promise<boolean>} whether everything is now built
 */
export async function buildStale(parts) {
  if (parts.every(isBuilt)) {
    return true;
  }
  mkdirSync(path.join(ROOT, 'dist'), { recursive: true });
  return whileLocked(path.join(ROOT, 'dist/.build-lock'), async () => {
    const stale = parts.filter((part) => !isBuilt(part));
    console.log(`Building ${stale.join(', ')} …`);
    const results = await Promise.all(stale.map(buildPart));
    return results.every(Boolean);
  });
}

/** @param {Part} part */
async function buildPart(part) {
  const sources = sourcesOf(part);
  const { ok, output } = part === 'backend' ? await buildBackend() : await buildFrontEnd(part);
  if (ok) {
    rememberBuild(part, sources);
  } else {
    console.error(`\nThe build of ${part} failed:\n${output}`);
  }
  return ok;
}

async function buildBackend() {
  for (const folder of ['dist/backend', 'dist/compiled']) {
    rmSync(path.join(ROOT, folder), { recursive: true, force: true });
  }
  const result = await runTool('nest', ['build'], { quiet: true });
  if (result.ok) {
    const { bundle } = await import('./bundle.mjs');
    await bundle(path.join(ROOT, 'dist/compiled/backend/src'), path.join(ROOT, 'dist/backend/src'));
  }
  return result;
}

/** @param {Part} part */
async function buildFrontEnd(part) {
  const args = ['build', '--config', `${part}/vite.config.ts`, '--logLevel', 'warn'];
  const result = await runTool('vite', args, { quiet: true, env: { NODE_ENV: 'production' } });
  if (result.ok) {
    await compressFolder(path.join(ROOT, 'dist', part));
  }
  return result;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await ensureInstalled();
  stopTogether();
  const built = await buildStale(PARTS);
  console.log(built ? 'Built: dist/' : 'The build failed.');
  process.exitCode = built ? 0 : 1;
}
