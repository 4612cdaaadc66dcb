import { defineConfig } from 'vite';
import { frontEnd } from '../vite.shared.ts';
import { routePreload } from './route-preload.ts';

/** Changes least of all, so it stays cached longest. */
const FRAMEWORK = /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/;

const FORMS = /node_modules[\\/]react-hook-form[\\/]/;

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
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
            {
              name: (id, graph) => (needsForms(id, graph) ? null : 'shared'),
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
