import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from './report.ts';

const DIST = path.join(import.meta.dirname, '../../dist');
const STATIC_IMPORT = /(?:\bimport|\bfrom)\s*["']\.\/([^"']+\.js)["']/g;
const IN_PAGE = /(?:src|href)="[^"]*\/assets\/([^"]+\.js)"/g;

const HOME = ['SignInScreen', 'PortalShell', 'DashboardScreen'];

/** JavaScript of both front ends, gzipped as it is sent: what pages load, from the first one on. */
export function bundlesBench(): Promise<Finding[]> {
  const portal = bundleOf('agent-portal');
  const console_ = bundleOf('admin');
  const heaviest = portal.heaviestBeyond(HOME);
  return Promise.resolve([
    size('portal: initial JavaScript', portal.with([]), 150),
    size('portal: sign-in and dashboard', portal.with(HOME), 190),
    size(`portal: heaviest route after these (${heaviest.name})`, heaviest.bytes, 60),
    size('console: sign-in', console_.with([]), 70),
    size('console: second step', console_.with(['console', 'second-step']), 330),
    size('console: home page', console_.with(['console']), 330),
    size('console: a list', console_.with(['console', 'QueueScreens', 'WorkGrid']), 300),
    size('console: all', console_.all, 560),
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
  const initial = matches(page, IN_PAGE);
  const all = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const loaded = (chunks: readonly string[]) => {
    const named = chunks.map((chunk) => all.find((name) => name.startsWith(`${chunk}-`)) ?? `no file ${chunk}`);
    return withImports([...initial, ...named]);
  };
  return {
    /** With these chunks. */
    with: (chunks: readonly string[]) => bytes(loaded(chunks)),
    heaviestBeyond(chunks: readonly string[]) {
      const before = loaded(chunks);
      const [heaviest = { name: 'none', bytes: 0 }] = all
        .filter((name) => name.includes('Screen-'))
        .map((name) => ({ name, bytes: bytes([...withImports([name])].filter((each) => !before.has(each))) }))
        .sort((one, other) => other.bytes - one.bytes);
      return heaviest;
    },
    all: bytes(all),
  };
}

/** What every page preloads; the other file loads where a name has a letter beyond Latin-1. */
function typefaceBytes(): number {
  const assets = path.join(DIST, 'agent-portal/assets');
  return statSync(path.join(assets, readdirSync(assets).find((name) => /^roboto-latin-(?!ext-)/.test(name)) ?? ''))
    .size;
}

const matches = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, name = '']) => name);
