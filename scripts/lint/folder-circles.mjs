/**
 * The backend's features are the folders of its wings. Import cycles between them are forbidden, including type-only imports: what
 * two features need from each other belongs in a third folder below both. No single file causes a cycle, so this checks the whole
 * tree.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from './source-files.mjs';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

/**
 * A feature's folder, `wing/folder`, or null for a file higher up.
 * @param {string} file below backend/src
 */
const featureOf = (file) => {
  const [wing, folder, ...rest] = file.split('/');
  return rest.length > 0 ? `${wing}/${folder}` : null;
};

/**
 * Every import from one feature into another.
 * @param {ReadonlyMap<string, string>} sources text by path below backend/src
 */
function featureImports(sources) {
  /** @type {Map<string, Map<string, string[]>>} */
  const imports = new Map();
  for (const [file, text] of sources) {
    const from = featureOf(file);
    for (const [, target = ''] of text.matchAll(IMPORT)) {
      const imported = path.posix.join(path.posix.dirname(file), target);
      const to = featureOf(imported);
      if (from !== null && to !== null && from !== to) {
        const targets = imports.get(from) ?? new Map();
        targets.set(to, [...(targets.get(to) ?? []), `${file} imports ${imported}`]);
        imports.set(from, targets);
      }
    }
  }
  return imports;
}

/**
 * Everything each feature reaches through its imports, transitively; includes itself if it is on a cycle.
 * @param {ReturnType<typeof featureImports>} imports @param {string} feature
 */
function reachedFrom(imports, feature) {
  const reached = new Set();
  const open = [feature];
  while (open.length > 0) {
    for (const next of imports.get(open.pop() ?? '')?.keys() ?? []) {
      if (!reached.has(next)) {
        reached.add(next);
        open.push(next);
      }
    }
  }
  return reached;
}

/**
 * One text per cycle: its folders, and the imports that cause it.
 * @param {ReadonlyMap<string, string>} [sources] text by path below backend/src; by default the backend without its specs
 * @returns {string[]}
 */
export function folderCircles(sources = backendSources()) {
  const imports = featureImports(sources);
  const reached = new Map([...imports.keys()].map((feature) => [feature, reachedFrom(imports, feature)]));
  const told = new Set();
  return [...imports.keys()].sort().flatMap((feature) => {
    if (told.has(feature) || !reached.get(feature)?.has(feature)) {
      return [];
    }
    const circle = [...(reached.get(feature) ?? [])].filter((other) => reached.get(other)?.has(feature)).sort();
    circle.forEach((other) => told.add(other));
    const lines = circle.flatMap((from) => circle.flatMap((to) => imports.get(from)?.get(to) ?? []));
    return [[`Circle of ${circle.join(', ')}:`, ...lines.map((line) => `  ${line}`)].join('\n')];
  });
}

const backendSources = () =>
  new Map(
    sourceFiles('backend/src')
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
      .map((file) => [file, readFileSync(path.join('backend/src', file), 'utf8')]),
  );
