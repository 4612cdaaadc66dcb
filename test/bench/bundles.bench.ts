import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './report.ts';

const DIST = path.join(import.meta.dirname, '../../dist');
const STATIC_IMPORT = /(?:\bimport|\bfrom)\s*["']\.\/([^"']+\.js)["']/g;
const DYNAMIC_IMPORT = /\bimport\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g;
const IN_PAGE = /(?:src|href)="[^"]*\/assets\/([^"]+\.js)"/g;

/** Initial JavaScript of both front ends, and what the heaviest route adds, gzipped as it is sent. */
export function bundlesBench(): Promise<Finding[]> {
  const portal = bundleOf('agent-portal');
  const console_ = bundleOf('admin');
  return Promise.resolve([
    size('portal: initial JavaScript', portal.initial, 150),
    size(`portal: heaviest route (${portal.heaviest.name})`, portal.heaviest.bytes, 50),
    size('console: JavaScript of the sign-in page', console_.initial, 75),
    size('console: JavaScript of the home page', console_.initial + console_.heaviest.bytes, 330),
    size('console: all JavaScript', console_.all, 560),
    size('typeface of every page', typefaceBytes(), 30),
  ]);
}

const size = (point: string, bytes: number, limitKb: number): Finding => ({
  point,
  measured: `${(bytes / 1000).toFixed(0)} kB`,
  target: `at most ${limitKb} kB`,
  met: bytes <= limitKb * 1000,
});

function bundleOf(app: string) {
  const folder = path.join(DIST, app, 'assets');
  const text = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const gzipped = (name: string) => {
    const compressed = statSync(path.join(folder, `${name}.gz`), { throwIfNoEntry: false });
    return (compressed ?? statSync(path.join(folder, name))).size;
  };
  const withImports = (names: readonly string[], known = new Set<string>()): Set<string> => {
    for (const name of names.filter((each) => !known.has(each))) {
      known.add(name);
      withImports(matches(text(name), STATIC_IMPORT), known);
    }
    return known;
  };
  const bytes = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + gzipped(name), 0);

  const page = readFileSync(path.join(DIST, app, 'index.html'), 'utf8');
  const initial = withImports(matches(page, IN_PAGE));
  const routes = [...initial].flatMap((name) => matches(text(name), DYNAMIC_IMPORT));
  const [heaviest = { name: 'none', bytes: 0 }] = routes
    .map((name) => ({ name, bytes: bytes([...withImports([name])].filter((each) => !initial.has(each))) }))
    .sort((one, other) => other.bytes - one.bytes);
  const all = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return { initial: bytes(initial), heaviest, all: bytes(all) };
}

/** What every page preloads; the other file loads where a name has a letter beyond Latin-1. */
function typefaceBytes(): number {
  const assets = path.join(DIST, 'agent-portal/assets');
  return statSync(path.join(assets, readdirSync(assets).find((name) => /^roboto-latin-(?!ext-)/.test(name)) ?? ''))
    .size;
}

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);
