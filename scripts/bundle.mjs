/**
 * Puts modules of the backend, and the packages that they import, into few files: finding and loading thousands of small ones takes most
 * of a start.
 */
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { rolldown } from 'rolldown';

/** Modules with which a process or a thread begins. */
const BEGINS = /^(main|cli[\\/](?!with-)[\w-]+|[\w-]+-cli|.*-worker)\.[jt]s$/;

/** Stay packages: native ones, those that read files of their own, one that is patched by its paths. Or Nest does without them. */
const STAY =
  /^(better-sqlite3|@node-rs\/argon2|pdfmake|jsdom|swagger-ui-dist|@nestjs\/(microservices|websockets|platform-express)|@fastify\/view)(\/|$)/;

const PACKAGE = /[\\/]node_modules[\\/]/;
const OWN_REQUIRE = /^const require = createRequire\(import\.meta\.url\);$/m;

/**
 * @param {string} from backend/src, or what the compiler made of it
 * @param {string} to folder of the bundle, below the packages that stay
 * @param {RegExp} [begins] names of the modules to begin with
 */
export async function bundle(from, to, begins = BEGINS) {
  const names = (await readdir(from, { recursive: true })).filter((name) => begins.test(name));
  const bundled = await rolldown({
    input: Object.fromEntries(names.map((name) => [name.replace(/\.[jt]s$/, ''), path.join(from, name)])),
    platform: 'node',
    external: STAY,
    resolve: { conditionNames: names.some((name) => name.endsWith('.ts')) ? ['source', 'node'] : ['node'] },
    plugins: [mapsOfCompiler, requireOfPackages, noMapsOfPackages],
  });
  await bundled.write({
    dir: to,
    format: 'esm',
    // Beside main.js, where modules look for others (backend/src/platform/threads).
    chunkFileNames: ({ name }) => `${name.startsWith('packages') ? 'packages' : '[name]'}-[hash].js`,
    codeSplitting: { groups: [{ name: 'packages', test: PACKAGE, entriesAware: true }] },
    // Nest and TypeORM call things by their class.
    keepNames: true,
    sourcemap: true,
  });
  await bundled.close();
}

/** Traces show the TypeScript. */
const mapsOfCompiler = {
  name: 'maps-of-compiler',
  load: {
    filter: { id: /[\\/]dist[\\/]compiled[\\/].*\.js$/ },
    /** @param {string} id */
    handler: (id) => ({ code: readFileSync(id, 'utf8'), map: readFileSync(`${id}.map`, 'utf8') }),
  },
};

/** A package that makes itself a `require` would load what it requires a second time, from outside the bundle. */
const requireOfPackages = {
  name: 'require-of-packages',
  transform: {
    filter: { id: PACKAGE, code: OWN_REQUIRE },
    /** @param {string} code */
    handler: (code) => ({ code: code.replace(OWN_REQUIRE, (line) => ' '.repeat(line.length)), map: null }),
  },
};

/** Node reads every map at the start: those of packages would cost half a second and 150 MB. */
const noMapsOfPackages = {
  name: 'no-maps-of-packages',
  /** @param {unknown} _options @param {import('rolldown').OutputBundle} output */
  generateBundle(_options, output) {
    for (const file of Object.values(output)) {
      if (file.type === 'chunk' && file.moduleIds.every((id) => PACKAGE.test(id) || id.startsWith('\0'))) {
        delete output[`${file.fileName}.map`];
        file.code = file.code.replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n');
      }
    }
  },
};
