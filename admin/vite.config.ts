import { defineConfig } from 'vite';
import { frontEnd } from '../vite.shared.ts';

/**
 * The files of the console. The sign-in page has the first two, the home page the first three. What is compressed together is smaller
 * than its parts, so what the home page needs is one file with its libraries, the libraries of lists and forms are one, and the other
 * screens are one. The grid of the tables and the lines of the home page are files of their own.
 */
const FILES = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 5 },
  { name: 'start', tags: ['$initial' as const], priority: 4 },
  // With everything that it imports.
  { name: 'console', test: /admin[\\/]src[\\/]App\.tsx$/, priority: 3 },
  { name: 'libraries', test: /node_modules(?![\\/]@mui[\\/]x-)/, priority: 2 },
  {
    name: 'screens',
    test: /(admin|shared|web)[\\/]src[\\/](?!work-table[\\/]grid|dashboard[\\/]ReviewLine)/,
    priority: 1,
  },
];

const common = frontEnd('admin', '/sales/', 5174);

export default defineConfig({
  ...common,
  build: { ...common.build, rolldownOptions: { output: { codeSplitting: { groups: FILES } } } },
});
