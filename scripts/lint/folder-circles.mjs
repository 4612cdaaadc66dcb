/**
 * The backend's features are the folders of its wings. No circle of imports may join them, type-only imports included: what two
 * features need of each other is a third folder below both. A circle is not the fault of one file, so this looks at the whole tree.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from './source-files.mjs';

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g;

/**
 * The folder of a feature, `wing/folder`, or null for a file that lies higher.
 * @param {string} file below backend/src
 */
const featureOf = (file) => {
  const [wing, folder, ...rest] = file.split('/');
  return rest.length > 0 ? `${wing}/${folder}` : null;
};

/**
 * Every import that leads from one feature into another.
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
 * What each feature reaches through any number of imports; itself, when it is on a circle.
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
 * One text for each circle: its folders, and the imports that make it.
 * @param {ReadonlyMap<string, string>} [sources] text by path below backend/src; the backend as it is, without its specs
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
