/**
 * Groups test files so that each group loads the application once: jest loads all modules again for every file, which takes an API
 * test longer than the tests themselves. To jest, a group is one file that imports the files of the group.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Outside every `describe`, a hook would run around the tests of the whole group. */
const HOOK_OUTSIDE = /^(?:before|after)(?:Each|All)\(/m;

/** @typedef {{ file: string, source: string }} Spec */

/**
 * @param {string} folder @param {string} ending of the names of test files
 * @returns {Spec[]} ordered by name
 */
export function findSpecs(folder, ending) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => path.join(folder, name))
    .map((file) => ({ file, source: readFileSync(file, 'utf8') }));
}

/**
 * @param {readonly Spec[]} specs @param {number} count how many groups of about equal size; neighbors stay together
 * @returns {string[][]} the files of each group
 */
export function groupsOf(specs, count) {
  const outside = specs.filter(({ source }) => HOOK_OUTSIDE.test(source)).map(({ file }) => file);
  if (outside.length > 0) {
    throw new Error(`Hooks belong inside of a describe: ${outside.join(', ')}`);
  }
  const weight = (/** @type {Spec} */ { source }) => source.length + 1;
  const all = specs.reduce((sum, spec) => sum + weight(spec), 0);
  /** @type {Spec[][]} */
  const groups = Array.from({ length: count }, () => []);
  let before = 0;
  for (const spec of specs) {
    groups[Math.floor(((before + weight(spec) / 2) / all) * count)]?.push(spec);
    before += weight(spec);
  }
  return groups.filter((group) => group.length > 0).map((group) => group.map(({ file }) => file));
}

/**
 * Writes each group's file into a folder of this process, and deletes the folder after the work.
 * @template T
 * @param {string} folder @param {readonly string[][]} groups @param {(own: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withGroupFiles(folder, groups, work) {
  const own = path.join(folder, String(process.pid));
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  for (const [at, files] of groups.entries()) {
    const imports = files.map((file) => `import ${JSON.stringify(path.relative(own, file).replaceAll('\\', '/'))};\n`);
    writeFileSync(path.join(own, `${nameOf(at, files)}.group.mjs`), imports.join(''));
  }
  try {
    return await work(own);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** Describes the range, from the first feature to the last. @param {number} at @param {readonly string[]} files */
function nameOf(at, files) {
  const [first, last] = [files[0], files.at(-1)].map((file) => path.basename(path.dirname(file ?? '')));
  return [String(at + 1).padStart(2, '0'), first, ...(last === first ? [] : ['to', last])].join('-');
}
