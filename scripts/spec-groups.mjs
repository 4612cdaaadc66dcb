/**
 * Groups test files so that each group loads its modules once: jest loads them again for every file, which takes longer than most
 * files' tests. To jest, a group is one file that imports the files of the group.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Outside every `describe`, a hook would run around the tests of the whole group. */
const HOOK_OUTSIDE = /^(?:before|after)(?:Each|All)\(/m;

/** Says what each file of a group has cost. */
const FILE_COSTS = '#support/file-costs.mjs';

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
 * In an order that depends only on the number: what one file leaves behind for another shows in some order.
 * @param {readonly Spec[]} specs @param {number} seed
 */
export function shuffled(specs, seed) {
  const digestOf = (/** @type {Spec} */ { file }) => createHash('sha256').update(`${seed} ${file}`).digest('hex');
  return [...specs].sort((one, other) => digestOf(one).localeCompare(digestOf(other)));
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
 * @param {{ folder: string, kind: string, groups: readonly string[][] }} given the kind is the jest project whose files they are
 * @param {(own: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withGroupFiles({ folder, kind, groups }, work) {
  mkdirSync(folder, { recursive: true });
  const own = mkdtempSync(path.join(folder, `${kind}-`));
  for (const [at, files] of groups.entries()) {
    const imports = [FILE_COSTS, ...files].map((file) => `import ${JSON.stringify(importOf(own, file))};\n`);
    writeFileSync(path.join(own, `${nameOf(at, files)}.${kind}-group.mjs`), imports.join(''));
  }
  try {
    return await work(own);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** @param {string} from a folder @param {string} file */
const importOf = (from, file) => (file.startsWith('#') ? file : path.relative(from, file).replaceAll('\\', '/'));

/** Describes the range, from the first feature to the last. @param {number} at @param {readonly string[]} files */
function nameOf(at, files) {
  const [first, last] = [files[0], files.at(-1)].map((file) => path.basename(path.dirname(file ?? '')));
  return [String(at + 1).padStart(2, '0'), first, ...(last === first ? [] : ['to', last])].join('-');
}
