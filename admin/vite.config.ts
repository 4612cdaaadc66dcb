import { defineConfig } from 'vite';
import { frontEnd } from '../vite.shared.ts';

/**
 * The files of the console. The sign-in page has the first two, the home page the first three. What is compressed together is smaller
 * than its parts, so what the home page needs is one file with its libraries, the libraries of lists and forms are one, and the other
 * screens are one. The grid of the tables is a file of its own.
 */
const FILES = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 6 },
  { name: 'start', tags: ['$initial' as const], priority: 5 },
  // With everything that it imports.
  { name: 'console', test: /admin[\\/]src[\\/]App\.tsx$/, priority: 4 },
  { name: 'libraries', test: /node_modules(?![\\/]@mui[\\/]x-(?!internals[\\/]))/, priority: 3 },
  {
    name: 'screens',
    test: /(admin|shared|web)[\\/]src[\\/](?!work-table[\\/]grid)/,
    priority: 1,
  },
];

const common = frontEnd('admin', '/sales/', 5174);

export default defineConfig({
  ...common,
  build: { ...common.build, rolldownOptions: { output: { codeSplitting: { groups: FILES } } } },
});
