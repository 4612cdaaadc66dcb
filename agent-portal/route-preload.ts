import type { Plugin, Rolldown } from 'vite';

/** What a path needs first: its screens' code, and the answers that they ask for at once. */
export interface EarlyRoute {
  path: string;
  /** Modules below src/ that the route loads on demand. */
  modules: readonly string[];
  calls: readonly string[];
}

const EMPTY_LIST = /(?<=id="early-routes">)\s*\{\}\s*/;

type Bundle = Rolldown.OutputBundle;

/**
 * Writes into index.html which files each of these paths will need. public/route-preload.js then asks for them while the
 * start of the application is still on its way, instead of after it has run.
 */
export const routePreload = (routes: readonly EarlyRoute[]): Plugin => ({
  name: 'route-preload',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const entries = routes.map(({ path, modules, calls }) => {
        const files = modules.flatMap((module) => [...filesOf(bundle, module)]);
        return [path, { files: [...new Set(files)], calls }] as const;
      });
      if (!EMPTY_LIST.test(html)) {
        throw new Error('route-preload: index.html has no empty list with the id "early-routes".');
      }
      return html.replace(EMPTY_LIST, JSON.stringify(Object.fromEntries(entries)));
    },
  },
});

/** The chunk of a module and all that it imports, without what index.html loads anyway. */
function filesOf(bundle: Bundle, module: string): Set<string> {
  const start = chunks(bundle).find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${module}`));
  if (!start) {
    throw new Error(`route-preload: there is no chunk for ${module}.`);
  }
  const initial = new Set(
    chunks(bundle)
      .filter(({ isEntry }) => isEntry)
      .flatMap((entry) => [...closure(bundle, entry)]),
  );
  return new Set([...closure(bundle, start)].filter((file) => !initial.has(file)));
}

function closure(bundle: Bundle, { fileName, imports }: Rolldown.OutputChunk, found = new Set<string>()): Set<string> {
  if (!found.has(fileName)) {
    found.add(fileName);
    for (const name of imports) {
      const chunk = bundle[name];
      if (chunk?.type === 'chunk') {
        closure(bundle, chunk, found);
      }
    }
  }
  return found;
}

const chunks = (bundle: Bundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk');
