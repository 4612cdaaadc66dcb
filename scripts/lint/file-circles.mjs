/**
 * Forbids import cycles between files, even of types: what needs each other is one thing, or needs a third. Only imports on demand are
 * allowed. Walks the whole tree once; an ESLint rule would walk it again from each file.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from './source-files.mjs';

const ROOTS = ['shared/src', 'backend/src', 'web/src', 'agent-portal/src', 'admin/src', 'scripts', 'test'];
const IMPORT = /^(?:import|export)\s+(?:[^'";]*?\s*from\s*)?'((?:\.|#)[^']+)'/gm;

/** @param {string} file @param {string} name as written in the import */
function importedFile(file, name) {
  if (name.startsWith('#')) {
    if (name.startsWith('#support/')) {
      return `test/support/${name.slice('#support/'.length)}`;
    }
    const [, package_ = '', rest = ''] = /^#(\w+)\/(.*)$/.exec(name) ?? [];
    return `${package_}/src/${package_ === 'shared' ? `${rest}.ts` : rest}`;
  }
  return path.posix.join(path.posix.dirname(file), name);
}

/**
 * The files of each cycle, ordered by name.
 * @param {ReadonlyMap<string, string>} [sources] text by path below the project's root; by default the product without its specs
 * @returns {string[][]}
 */
export function fileCircles(sources = productSources()) {
  const imports = new Map(
    [...sources].map(([file, text]) => [
      file,
      [...text.matchAll(IMPORT)].map(([, name = '']) => importedFile(file, name)),
    ]),
  );
  return connected(imports).map((circle) => circle.sort());
}

/**
 * Tarjan's strongly connected components: those of two or more files, or of one that imports itself.
 * @param {ReadonlyMap<string, string[]>} imports
 */
function connected(imports) {
  /** @type {Map<string, number>} */
  const found = new Map();
  /** @type {Map<string, number>} */
  const lowest = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const circles = [];
  const low = (/** @type {string} */ file) => lowest.get(file) ?? Infinity;
  const visit = (/** @type {string} */ file) => {
    found.set(file, found.size);
    lowest.set(file, found.size - 1);
    open.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!found.has(next)) {
        visit(next);
      }
      if (open.includes(next)) {
        lowest.set(file, Math.min(low(file), low(next)));
      }
    }
    if (low(file) === found.get(file)) {
      const circle = open.splice(open.indexOf(file));
      if (circle.length > 1 || imports.get(file)?.includes(file)) {
        circles.push(circle);
      }
    }
  };
  [...imports.keys()].filter((file) => !found.has(file)).forEach((file) => found.has(file) || visit(file));
  return circles;
}

const productSources = () =>
  new Map(
    ROOTS.flatMap((root) =>
      sourceFiles(root)
        .filter((file) => /\.(tsx?|mjs)$/.test(file) && !/spec\.tsx?$/.test(file))
        .map((file) => [`${root}/${file}`, readFileSync(path.join(root, file), 'utf8')]),
    ),
  );
