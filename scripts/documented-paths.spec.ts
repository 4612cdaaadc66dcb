/** Checks that the files and folders named in the documentation exist, so that moving one without updating the documentation fails. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const DOCUMENTS = [
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];

/** Backend folders above the wings: they contain no features. */
const ROOF = ['cli', 'migrations', 'seed'];

const PARTS = readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

/** Paths in backticks, relative to the root; not API paths, nor patterns such as `test/<feature>`. */
const inlinePaths = (text: string): string[] =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\/?)`/g)]
    .map(([, found]) => found!)
    .filter((found) => !found.startsWith('dist/') && (PARTS.includes(found.split('/')[0]!) || /\.\w+$/.test(found)));

/** Links to other files of the repository, relative to the document's folder. */
const links = (document: string, text: string): string[] =>
  [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, target]) =>
    path.posix.join(path.posix.dirname(document), target!),
  );

/** All paths of a directory tree in a code block: a line is relative to the preceding lines with less indentation. */
function treePaths(text: string): string[] {
  const [, tree = ''] = /^```\n(shared\/src[\s\S]*?)^```/m.exec(text) ?? [];
  const above: string[] = [];
  return tree.split('\n').flatMap((line) => {
    const indent = line.search(/\S/);
    const depth = indent / 2;
    // A deeply indented line continues the description of the previous one.
    if (indent < 0 || indent > 8) {
      return [];
    }
    const names = line.trim().split(/ {2,}/)[0]!.split(' ');
    above.splice(depth, Infinity, names[0]!);
    return names.map((name) => path.posix.join(...above.slice(0, depth), name).replace(/\/$/, ''));
  });
}

const foldersOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? path.posix.join(folder, entry.name) : [],
  );

const missing = (paths: readonly string[]): string[] => paths.filter((found) => !existsSync(found));

describe('the documentation', () => {
  it.each(DOCUMENTS)('%s names files and folders that exist', (document) => {
    const text = readFileSync(document, 'utf8');
    expect(missing([...inlinePaths(text), ...links(document, text)])).toEqual([]);
  });

  it('draws the tree as it is', () => {
    const drawn = treePaths(readFileSync('ARCHITECTURE.md', 'utf8'));
    expect(drawn).toContain('backend/src/quoting/plan-selection');
    expect(missing(drawn)).toEqual([]);
  });

  it('draws every feature of the backend', () => {
    const drawn = treePaths(readFileSync('ARCHITECTURE.md', 'utf8'));
    const wings = foldersOf('backend/src').filter((wing) => !ROOF.includes(path.posix.basename(wing)));
    expect([...wings, ...wings.flatMap(foldersOf)].filter((folder) => !drawn.includes(folder))).toEqual([]);
  });
});
