/**
 * How large the house is, and how large it may be: `npm run check` refuses what is over scripts/house.json. Tests are not counted,
 * comments are. Less code for the same product is the best change; what needs more raises a figure there, and its commit says why.
 * `node scripts/house.mjs` prints the table; with --lower it takes over what has become smaller.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { sourceFiles } from './lint/source-files.mjs';

const BUDGET = 'scripts/house.json';
/** What a figure by wing is rounded up to, so that not every change of a line changes a budget. */
const STEP = 100;
const IS_TEST = /\.(spec|component-spec)\.tsx?$/;
const HAS_ROLE = /\.(controller|d|filter|gateway|guard|interceptor|module|pipe|repository|service|table)\.ts$/;
const SMALL_LINES = 20;

/** @typedef {Record<string, number>} Figures */

/** @returns {Map<string, string>} the text of each file of the product by its path */
function productFiles() {
  const roots = ['shared', 'backend', 'web', 'agent-portal', 'admin'].map((root) => `${root}/src`);
  return new Map(
    roots
      .flatMap((root) => sourceFiles(root).map((file) => `${root}/${file}`))
      .filter((file) => /\.tsx?$/.test(file) && !IS_TEST.test(file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  );
}

/**
 * @param {Map<string, string>} files text by path
 * @returns {Figures}
 */
export function measureHouse(files) {
  const all = [...files];
  const services = all.filter(([file]) => file.endsWith('.service.ts'));
  const routes = all.reduce((sum, [file, text]) => sum + routesIn(file, text), 0);
  const lines = all.reduce((sum, [, text]) => sum + linesOf(text), 0);
  return {
    ...byWing(all),
    'product lines': lines,
    'product files': all.length,
    'product folders': new Set(all.map(([file]) => folderOf(file))).size,
    routes,
    'lines a route': Math.ceil(lines / routes),
    'Nest modules': all.filter(([, text]) => /^@Module\(/m.test(text)).length,
    services: services.length,
    'services with one public method': services.filter(([, text]) => publicMethods(text) === 1).length,
    'backend files without a role or an aggregate beside them': withoutRole(all.map(([file]) => file)).length,
    [`files of at most ${SMALL_LINES} lines`]: all.filter(([, text]) => linesOf(text) <= SMALL_LINES).length,
    'width of a line': JSON.parse(readFileSync('.prettierrc.json', 'utf8')).printWidth,
  };
}

/** @param {string} text */
const linesOf = (text) => text.split('\n').length - 1;
/** Declared as a call, or, of the simulators and of files, on a method. @param {string} file @param {string} text */
const routesIn = (file, text) =>
  file.endsWith('.calls.ts')
    ? (text.match(/^ {2}\w+: (get|post|put|remove)\(/gm) ?? []).length
    : file.endsWith('.controller.ts')
      ? (text.match(/^ {2}@(Get|Post|Put|Delete)\(/gm) ?? []).length
      : 0;
/** @param {string} file */
const folderOf = (file) => file.slice(0, file.lastIndexOf('/'));
/** @param {string} text */
const publicMethods = (text) =>
  (text.match(/^ {2}(?!constructor|private|protected|static|\/|\*|@)(async )?[\w$]+(<[^>]+>)?\(/gm) ?? []).length;

/** @param {[string, string][]} all @returns {Figures} */
function byWing(all) {
  /** @type {Figures} */
  const figures = {};
  for (const [file, text] of all) {
    const wing = /^backend\/src\/(\w+)\//.exec(file)?.[1];
    const name = wing ? `backend/${wing}` : file.replace(/^(backend\/src|[\w-]+)\/.*/, '$1');
    figures[`lines of ${name}`] = (figures[`lines of ${name}`] ?? 0) + linesOf(text);
  }
  return figures;
}

/** A file of pure functions may stand beside the aggregate that calls it. @param {string[]} files */
function withoutRole(files) {
  const rooms = new Set(files.filter((file) => HAS_ROLE.test(file)).map(folderOf));
  return files.filter(
    (file) =>
      /^backend\/src\/(?!migrations|seed|cli)\w+\//.test(file) && !HAS_ROLE.test(file) && !rooms.has(folderOf(file)),
  );
}

/**
 * @param {Figures} house
 * @param {Figures} budget
 * @returns {string[]} what is over its budget, or has none
 */
export const overBudget = (house, budget) =>
  Object.entries(house)
    .filter(([name, figure]) => name !== 'routes' && !(figure <= (budget[name] ?? -1)))
    .map(([name, figure]) => `${name}: ${figure}, at most ${budget[name] ?? 'nothing yet'}`);

/** @param {Figures} house @returns {Figures} */
const roundedUp = (house) =>
  Object.fromEntries(
    Object.entries(house)
      .filter(([name]) => name !== 'routes')
      .map(([name, figure]) => [
        name,
        /^(lines of|product lines)/.test(name) ? Math.ceil(figure / STEP) * STEP : figure,
      ]),
  );

const readBudget = () => /** @type {Figures} */ (JSON.parse(readFileSync(BUDGET, 'utf8')));

/** One of the checks. @returns {{ ok: boolean, output: string }} */
export function checkHouse() {
  const problems = overBudget(measureHouse(productFiles()), readBudget());
  return {
    ok: problems.length === 0,
    output: [...problems, `Make it smaller, or raise the figure in ${BUDGET} and say why in the commit.`].join('\n'),
  };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const house = measureHouse(productFiles());
  const budget = readBudget();
  if (process.argv.includes('--lower')) {
    const lowered = Object.entries(roundedUp(house)).map(([name, figure]) => [
      name,
      Math.min(figure, budget[name] ?? Infinity),
    ]);
    writeFileSync(BUDGET, `${JSON.stringify(Object.fromEntries(lowered), null, 2)}\n`);
  }
  for (const [name, figure] of Object.entries(house)) {
    console.log(`${name.padEnd(58)}${String(figure).padStart(9)}${String(readBudget()[name] ?? '–').padStart(9)}`);
  }
}
