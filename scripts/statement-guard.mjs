/**
 * Each API test runs once in the gate, on SQLite or on MySQL. This guard makes that safe: it fails for every statement that a test
 * ran on SQLite and none on MySQL or MariaDB, which is what production uses. test/support/noted-statements.ts notes them.
 */
import { existsSync, readFileSync } from 'node:fs';

/** Transactions, settings and tables: TypeORM's, not the product's. */
/** Of no product, or in other words on MySQL as a whole: several columns set from one row. */
const NOT_COMPARED =
  /^(?:begin|start|commit|rollback|savepoint|release|pragma|set|create|alter|drop|truncate|show|select version|select \? as name where)\b|^UPDATE group_agents SET \(/i;

/** @typedef {{ file: string, text: string }} Noted */

/** @param {string} file of JSON lines @returns {any[]} */
export const readLines = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

const COLUMN = String.raw`(?:\w+\.)?\w+(?: AS \w+)?`;
/** [what, in its place], in this order. */
const EQUAL = /** @type {const} */ ([
  [/'(?:[^']|'')*'/g, '?'],
  [/["`]/g, ''],
  [/\s+/g, ' '],
  [/^INSERT IGNORE /g, 'INSERT '],
  [/\bDISTINCT ?\(([\w.]+)\)/g, 'DISTINCT $1'],
  // TypeORM shortens long aliases of relations on MySQL.
  [/\b\w+__\w+/g, 'relation'],
  [/(?<![\w.])\d+(?:\.\d+)?\b/g, '?'],
  [/\b(?:NULL|DEFAULT|TRUE|FALSE)\b/g, '?'],
  [/ (?:FOR UPDATE|LOCK IN SHARE MODE|FOR SHARE)(?: SKIP LOCKED| NOWAIT)?/gi, ''],
  // Lists, and what is asked once for each of several.
  [/\?(?: ?, ?\?)+/g, '?'],
  [/\((?:\?|)\)(?: ?, ?\(\?\))+/g, '(?)'],
  [/( WHEN [^()]*? THEN [^()]*?)(?:\1)+/g, '$1'],
  [/(\b[\w.]+ = \?)(?: OR \1)+/g, '$1'],
  [/(\([^()]*\))(?: OR \1)+/g, '$1'],
  // Plain columns, and what is put into them: every database reads and writes them in the same way.
  [new RegExp(String.raw`\bSELECT (DISTINCT )?${COLUMN}(?:, ${COLUMN})* FROM`, 'g'), 'SELECT $1columns FROM'],
  [/(?<=\bSET )(.*?)(?= WHERE |$)/g, (/** @type {string} */ all) => notPlain(all)],
  [/^(INSERT INTO .*?) ?\([^()]*\) VALUES ?.*$/gi, '$1 VALUES'],
]);
const notPlain = (/** @type {string} */ assignments) =>
  assignments
    .split(', ')
    .filter((each) => !/^[\w.]+ = \?$/.test(each))
    .join(', ');

/**
 * A statement without what differs between the databases and between two calls: quotes, values, lengths of lists, locks; and without
 * plain columns.
 * @param {string} text
 */
export const templateOf = (text) =>
  EQUAL.reduce((so, [what, instead]) => so.replaceAll(what, /** @type {string} */ (instead)), text).trim();

const BOUNDARY =
  / ?(?:\b(?:SELECT(?: DISTINCT)?|FROM|(?:LEFT |INNER )?JOIN|ON|WHERE|AND|OR|(?:ORDER|GROUP) BY|HAVING|LIMIT|OFFSET|UNION(?: ALL)?|SET)\b|,) ?/;
const depthOf = (/** @type {string} */ text) => text.split('(').length - text.split(')').length;

/**
 * Conditions, joins, orders and expressions, each for itself: a search puts them together in more ways than tests can, and each behaves
 * alike in all of them.
 * @param {string} text @returns {string[]}
 */
export function partsOf(text) {
  const template = templateOf(text);
  return NOT_COMPARED.test(template) ? [] : [...new Set(template.split(BOUNDARY).map(ungrouped))].filter(Boolean);
}

/** What the product writes for SQLite alone, and in other words for MySQL: rows sent as JSON, and a group touched with its agents. */
const ON_SQLITE_ONLY = /^(?:key AS|value ->>|json_each\(|UPDATE group_agents)/;
/** Numbers, equal to a number everywhere. */
const ABOUT_AN_ID = /^(?:\w+\.)?(?:id|\w+Id) ?(?:= ?\?|IN \(\?\)|= ?(?:\w+\.)?(?:id|\w+Id))$/;

/** Without parentheses of what it is a part of, and around it. @param {string} part */
function ungrouped(part) {
  let so = part.trim();
  while (so.startsWith('(') && (depthOf(so) > 0 || so.endsWith(')'))) {
    so = (depthOf(so) > 0 ? so.slice(1) : so.slice(1, -1)).trim();
  }
  while (depthOf(so) < 0 && /\)(?: \w+)?$/.test(so)) {
    so = so.replace(/\)(?: \w+)?$/, '').trim();
  }
  return ABOUT_AN_ID.test(so) || ON_SQLITE_ONLY.test(so) ? '' : so;
}

/**
 * @param {readonly Noted[]} onSqlite @param {readonly Noted[]} onServer
 * @returns {string[]} one line for each part of a statement that was not run on MySQL or MariaDB, with a test file that runs it on SQLite
 */
export function missingOnServer(onSqlite, onServer) {
  const run = new Set(onServer.flatMap(({ text }) => partsOf(text)));
  /** @type {Map<string, string>} */
  const missing = new Map();
  for (const { file, text } of onSqlite) {
    for (const part of partsOf(text).filter((each) => !run.has(each) && !missing.has(each))) {
      missing.set(part, `${file} alone runs: ${part} (in ${templateOf(text)})`);
    }
  }
  return [...missing.values()];
}

/**
 * A small set of files that runs every statement on MySQL or MariaDB: again and again the one that adds most for its weight.
 * @param {readonly Noted[]} noted of all files @param {(file: string) => number} weightOf
 */
export function smallestSet(noted, weightOf) {
  /** @type {Map<string, Set<string>>} */
  const byFile = new Map();
  for (const { file, text } of noted) {
    const parts = byFile.get(file) ?? new Set();
    partsOf(text).forEach((part) => parts.add(part));
    byFile.set(file, parts);
  }
  const missing = new Set([...byFile.values()].flatMap((parts) => [...parts]));
  /** @type {string[]} */
  const chosen = [];
  while (missing.size > 0) {
    const gain = (/** @type {string} */ file) =>
      [...(byFile.get(file) ?? [])].filter((part) => missing.has(part)).length / weightOf(file);
    const best = [...byFile.keys()].reduce((so, file) => (gain(file) > gain(so) ? file : so));
    chosen.push(best);
    byFile.get(best)?.forEach((part) => missing.delete(part));
  }
  return chosen.sort();
}
