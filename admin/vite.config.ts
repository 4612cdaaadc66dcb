import { defineConfig } from 'vite';
import { frontEnd } from '../vite.shared.ts';

/** What only some screens have in common is a file of its own from this size on (before it is made small). */
const WORTH_A_FILE_BYTES = 60_000;

/** The folder of a resource: its screens, and all that opens from them. */
const RESOURCE = /admin[\\/]src[\\/](?!components|layout|providers|work-table)([\w-]+)[\\/]/;

/**
 * The files of the console. The sign-in page has the first two, the home page the first three. What is compressed together is smaller
 * than its parts, so what the home page needs is one file with its libraries, the libraries of lists and forms are one, and so are the
 * screens of a resource. What several of them share is in a few files. The grid of the tables is a file of its own.
 */
const FILES = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 6 },
  { name: 'start', tags: ['$initial' as const], priority: 5 },
  // With everything that it imports.
  { name: 'console', test: /admin[\\/]src[\\/]App\.tsx$/, priority: 4 },
  { name: 'libraries', test: /node_modules(?![\\/]@mui[\\/]x-(?!internals[\\/]))/, priority: 3 },
  {
    name: 'screens',
    test: /admin[\\/]src[\\/](components|layout|providers|work-table[\\/](?!grid))|(shared|web)[\\/]src[\\/]/,
    priority: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: WORTH_A_FILE_BYTES,
  },
  { debugName: 'resources', name: (file: string) => RESOURCE.exec(file)?.[1] ?? null, priority: 1 },
];

/** Without the names of all screens that share it. */
const chunkFileNames = ({ name }: { name: string }) => `assets/${name.split('~')[0]}-[hash].js`;

const common = frontEnd('admin', '/sales/', 5174);

export default defineConfig({
  ...common,
  build: { ...common.build, rolldownOptions: { output: { chunkFileNames, codeSplitting: { groups: FILES } } } },
});
