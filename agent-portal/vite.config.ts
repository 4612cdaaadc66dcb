import { join } from 'node:path';
import { defineConfig } from 'vite';
import { frontEnd } from '../vite.shared.ts';
import { routePreload } from './route-preload.ts';

/** Changes least of all, so it stays cached longest. */
const FRAMEWORK = /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/;

const FORMS = /node_modules[\\/]react-hook-form[\\/]/;

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * What agents wait for first. What each needs, and the ones before it do not have, is one file beside the screens, instead of 27 small ones.
 * The first contains the component library, because its index imports all that is used of it.
 */
const FIRST_PAGES = [
  { name: 'sign-in', screens: ['account/SignInScreen.tsx'] },
  { name: 'home', screens: ['app/shell/PortalShell.tsx', 'dashboard/DashboardScreen.tsx'] },
].map(({ name, screens }) => ({ name, screens: screens.map((screen) => join(import.meta.dirname, 'src', screen)) }));

/** These modules and everything that they import, but for what waits for a click. */
function withImports(ids: readonly string[], graph: Graph, known = new Set<string>()): Set<string> {
  for (const id of ids.filter((each) => !known.has(each))) {
    known.add(id);
    withImports(graph.getModuleInfo(id)?.importedIds ?? [], graph, known);
  }
  return known;
}

/** Modules that at least this many chunks use share one file: few requests instead of many small ones. */
const SHARED_BY = 5;

/** Whether a module needs the library of forms: pages without one do not load it. */
function needsForms(id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) {
    return false;
  }
  seen.add(id);
  const imported = id.includes('node_modules') ? [] : (graph.getModuleInfo(id)?.importedIds ?? []);
  return FORMS.test(id) || imported.some((each) => needsForms(each, graph, seen));
}

const common = frontEnd('agent-portal', '/', 5173);

export default defineConfig({
  ...common,
  plugins: [
    common.plugins,
    routePreload([
      { path: '/login', modules: ['account/SignInScreen.tsx'], calls: ['/api/account/SignInOptions'] },
      {
        path: '/dashboard',
        modules: ['app/shell/PortalShell.tsx', 'dashboard/DashboardScreen.tsx'],
        calls: ['/api/account/SignInOptions', '/api/dashboard'],
      },
    ]),
  ],
  build: {
    ...common.build,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'framework', test: FRAMEWORK, tags: ['$initial'], priority: 3 },
            { name: 'start', tags: ['$initial'], priority: 2 },
            ...FIRST_PAGES.map(({ name, screens }, at) => {
              let needed: Set<string> | undefined;
              const isNeeded = (id: string, graph: Graph) =>
                (needed ??= withImports(screens, graph)).has(id) && !screens.includes(id);
              return {
                name: (id: string, graph: Graph) => (isNeeded(id, graph) ? name : null),
                debugName: name,
                priority: 1.9 - at / 10,
              };
            }),
            {
              name: (id, graph) => (needsForms(id, graph) ? null : 'shared'),
              debugName: 'shared',
              minShareCount: SHARED_BY,
              priority: 1,
            },
            { name: 'forms', minShareCount: SHARED_BY },
          ],
        },
      },
    },
  },
});
