import { defineConfig } from 'vite';
import { frontEnd } from '../vite.shared.ts';

/** By how many of the files that the screens begin with. */
const SHARED_BY = 4;

/**
 * The files of the console. The sign-in page has the first two, its second step and the home page three. What is compressed together is
 * smaller than its parts, so what the home page needs is one file with its libraries, the libraries of lists and forms are one, and what
 * many screens share is one. Each other screen and the grid of the tables is a file of its own.
 */
const FILES = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 6 },
  { name: 'start', tags: ['$initial' as const], priority: 5 },
  // With everything that it imports.
  { name: 'console', test: /admin[\\/]src[\\/]App\.tsx$/, priority: 4 },
  { name: 'second-step', test: /admin[\\/]src[\\/]account[\\/]ConsoleSecondStep\.tsx$/, priority: 3.5 },
  { name: 'libraries', test: /node_modules(?![\\/]@mui[\\/]x-(?!internals[\\/]))/, priority: 3 },
  {
    name: 'screens',
    test: /(admin|shared|web)[\\/]src[\\/](?!work-table[\\/]grid)/,
    minShareCount: SHARED_BY,
    priority: 1,
  },
];

const common = frontEnd('admin', '/sales/', 5174);

export default defineConfig({
  ...common,
  build: { ...common.build, rolldownOptions: { output: { codeSplitting: { groups: FILES } } } },
});
