import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * What react-admin imports whole and the console uses little of, and the file that does that little. A build takes them where
 * react-admin imports the package or its own part; development, the console's own imports and every other package keep the real
 * one. Where react-admin asks for something that a stand-in has not, the build fails.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  '../BulkActionsToolbar.js': 'never-shown',
  './BulkActionsToolbar.js': 'never-shown',
  './BulkDeleteButton.js': 'never-shown',
  './ColumnsSelector.js': 'never-shown',
  './ColumnsSelectorItem.js': 'never-shown',
  './Empty.js': 'never-shown',
  './ListActions.js': 'never-shown',
  './PageTitleConfigurable.js': 'never-shown',
  '@mui/system': 'mui-system',
  diacritic: 'diacritic',
  inflection: 'inflection',
  'jsonexport/dist/index.js': 'jsonexport',
  'lodash/cloneDeep.js': 'lodash/clone-deep',
  'lodash/debounce.js': 'lodash/debounce',
  'lodash/defaults.js': 'lodash/defaults',
  'lodash/difference.js': 'lodash/difference',
  'lodash/get.js': 'lodash/get',
  'lodash/isEqual.js': 'lodash/is-equal',
  'lodash/memoize.js': 'lodash/memoize',
  'lodash/merge.js': 'lodash/merge',
  'lodash/mergeWith.js': 'lodash/merge-with',
  'lodash/pick.js': 'lodash/pick',
  'lodash/set.js': 'lodash/set',
  'lodash/union.js': 'lodash/union',
  'node-polyglot': 'node-polyglot',
  'query-string': 'query-string',
  'react-router-dom': 'react-router-dom',
};
const REACT_ADMIN = /[\\/]node_modules[\\/]ra-[\w-]+[\\/]/;

export const standIns = (): Plugin => ({
  name: 'stand-ins',
  apply: 'build',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const file = STAND_INS[source];
    return file && REACT_ADMIN.test(importer)
      ? fileURLToPath(new URL(`./src/stand-ins/${file}.ts`, import.meta.url))
      : null;
  },
});
