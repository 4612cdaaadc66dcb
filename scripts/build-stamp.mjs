/** Records which sources each part was built from, so that `npm start` and `npm test` rebuild only what changed. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './ensure-installed.mjs';

/** @typedef {'backend' | 'agent-portal' | 'admin'} Part */

/** @type {readonly Part[]} */
export const PARTS = ['backend', 'agent-portal', 'admin'];

const EVERYWHERE = ['shared', 'package.json', 'package-lock.json', 'tsconfig.json', 'scripts/build.mjs'];
/** @type {Record<Part, string[]>} */
const SOURCES = {
  backend: ['backend', 'nest-cli.json', 'tsconfig.build.json', 'scripts/bundle.mjs'],
  'agent-portal': ['agent-portal', 'web', 'vite.shared.ts', 'scripts/compress-assets.mjs'],
  admin: ['admin', 'web', 'vite.shared.ts', 'scripts/compress-assets.mjs'],
};

/**
 * A digest of the names, sizes and modification times of all files a part is built from.
 * @param {Part} part
 */
export function sourcesOf(part) {
  const digest = createHash('sha256');
  for (const file of [...EVERYWHERE, ...SOURCES[part]].flatMap(filesUnder)) {
    const { size, mtimeMs } = statSync(path.join(ROOT, file));
    digest.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return digest.digest('hex');
}

/** @param {Part} part */
export function isBuilt(part) {
  const stamp = stampOf(part);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourcesOf(part);
}

/** @param {Part} part @param {string} sources the digest when the build started */
export function rememberBuild(part, sources) {
  mkdirSync(path.dirname(stampOf(part)), { recursive: true });
  writeFileSync(stampOf(part), sources);
}

/** @param {Part} part */
const stampOf = (part) => path.join(ROOT, 'dist', part, '.built-from');

/**
 * @param {string} start file or folder, below the root
 * @returns {string[]}
 */
function filesUnder(start) {
  const absolute = path.join(ROOT, start);
  if (!existsSync(absolute)) {
    return [];
  }
  if (!statSync(absolute).isDirectory()) {
    return [start];
  }
  return readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(component-)?spec\./.test(entry.name))
    .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)))
    .sort();
}
