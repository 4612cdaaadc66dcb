import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * What react-admin imports whole though the console has it already, or never reaches it, and the file with the part that is used.
 * Only for builds, and only where react-admin imports it. Where it asks for something that the file has not, the build fails.
 */
const STAND_INS: Readonly<Record<string, string>> = {
  '@mui/system': 'mui-system',
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
