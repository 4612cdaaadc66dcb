import { defineConfig } from 'vite';
import { frontEnd } from '../vite.shared.ts';

/**
 * The files of the console. The sign-in page has the first two. What is compressed together is smaller than its parts, so the
 * libraries are one file, what opens the console is one, what is only needed later is one. The grid of the tables
 * is a file of its own.
 */
const FILES = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 5 },
  { name: 'start', tags: ['$initial' as const], priority: 4 },
  { name: 'libraries', test: /node_modules(?![\\/]@mui[\\/]x-)/, priority: 3 },
  { name: 'console', test: /admin[\\/]src[\\/]App\.tsx$/, priority: 2 },
  { name: 'screens', test: /(admin|shared|web)[\\/]src[\\/](?!work-table[\\/]grid)/, priority: 1 },
];

const common = frontEnd('admin', '/sales/', 5174);

export default defineConfig({
  ...common,
  build: { ...common.build, rolldownOptions: { output: { codeSplitting: { groups: FILES } } } },
});
