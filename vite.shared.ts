import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, type Plugin, type UserConfig } from 'vite';
import { addressesOnly } from './scripts/calls-for-browsers.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** The calls of the marketplace have a beginning of their own. */
const CALLS = ['/api', '/individual-health-insurance-api'];
const API = process.env['API_URL'] ?? 'http://localhost:3000';

const COMPRESSED = /\.(js|css|svg)$/;
const WORTH_COMPRESSING_BYTES = 1024;

/** Writes .br and .gz beside each asset, so that the server compresses nothing twice. */
const compressAssets = (): Plugin => ({
  name: 'compress-assets',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const assets = join(dir, 'assets');
    const names = (await readdir(assets)).filter((name) => COMPRESSED.test(name));
    for (const name of names) {
      const content = await readFile(join(assets, name));
      if (content.length >= WORTH_COMPRESSING_BYTES) {
        await writeFile(join(assets, `${name}.br`), await promisify(brotliCompress)(content));
        await writeFile(join(assets, `${name}.gz`), await promisify(gzip)(content, { level: 9 }));
      }
    }
  },
});

/** Nothing in shared/ does anything when it is imported, so what nobody uses of it is left out. */
const callsForBrowsers = (): Plugin => ({
  name: 'calls-for-browsers',
  apply: 'build',
  transform: {
    filter: { id: /\/shared\/src\/.*\.ts$/ },
    handler(code, id) {
      const short = id.endsWith('.calls.ts') ? addressesOnly(code, (text) => this.parse(text)) : code;
      return { code: short, map: null, moduleSideEffects: false };
    },
  },
});

/** What both front ends set the same way. `base` is '/' for the portal and '/sales/' for the console. */
export const frontEnd = (folder: 'agent-portal' | 'admin', base: string, port: number): UserConfig => ({
  root: here(`./${folder}`),
  base,
  publicDir: here('./shared/public'),
  plugins: [react(), callsForBrowsers(), compressAssets()],
  // `source` makes '#shared/…' mean shared/src; `#web/…` is what both front ends share. Neither needs a build of its own.
  resolve: { conditions: ['source', ...defaultClientConditions], alias: { '#web': here('./web/src') } },
  // The API compares Origin with Host, so the host that the browser asked for has to reach it.
  server: {
    port,
    strictPort: false,
    proxy: Object.fromEntries(CALLS.map((path) => [path, { target: API, changeOrigin: false }])),
  },
  build: {
    outDir: here(`./dist/${folder}`),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1200,
  },
});
