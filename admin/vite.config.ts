import { defineConfig } from 'vite';
import { frontEnd } from '../vite.shared.ts';

/** What the sign-in page needs besides its own code; the console shares the file, so it is loaded once. */
const FRAMEWORK = /node_modules[\\/](react|react-dom|scheduler)[\\/]/;

const common = frontEnd('admin', '/sales/', 5174);

export default defineConfig({
  ...common,
  build: {
    ...common.build,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'framework', test: FRAMEWORK }] } } },
  },
});
