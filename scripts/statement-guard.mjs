/**
 * Each API test runs once in the gate, on SQLite or on MySQL. This guard makes that safe: it fails for every statement that a test
 * ran on SQLite and none on MySQL or MariaDB, which is what production uses. test/support/noted-statements.ts notes them.
 */
import { existsSync, readFileSync } from 'node:fs';

/** Transactions, settings and tables: TypeORM's, not the product's. */
const NOT_COMPARED =
  /^(?:begin|start|commit|rollback|savepoint|release|pragma|set|create|alter|drop|select version)\b/i;

/** @typedef {{ file: string, text: string }} Noted */

/** @param {string} file of JSON lines @returns {Noted[]} */
export const readNoted = (file) =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : [];

/**
 * A statement without what differs between the databases and between two calls: quotes, values, lengths of lists, locks.
 * @param {string} text
 */
export function templateOf(text) {
  return text
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/["`]/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<![\w.])\d+(?:\.\d+)?\b/g, '?')
    .replaceAll(/\b(?:NULL|DEFAULT|TRUE|FALSE)\b/g, '?')
    .replaceAll(/\?(?: ?, ?\?)+/g, '?')
    .replaceAll(/\((?:\?|)\)(?: ?, ?\(\?\))+/g, '(?)')
    .replaceAll(/ (?:FOR UPDATE|LOCK IN SHARE MODE|FOR SHARE)(?: SKIP LOCKED| NOWAIT)?/gi, '')
    .replaceAll(/^(INSERT INTO .*? VALUES ?).*$/gi, '$1')
    .trim();
}

/**
 * @param {readonly Noted[]} onSqlite @param {readonly Noted[]} onServer
 * @returns {string[]} one line for each statement that was not run on MySQL or MariaDB, with a test file that runs it on SQLite
 */
export function missingOnServer(onSqlite, onServer) {
  const run = new Set(onServer.map(({ text }) => templateOf(text)));
  /** @type {Map<string, string>} */
  const missing = new Map();
  for (const { file, text } of onSqlite) {
    const template = templateOf(text);
    if (!NOT_COMPARED.test(template) && !run.has(template) && !missing.has(template)) {
      missing.set(template, file);
    }
  }
  return [...missing].map(([template, file]) => `${file} alone runs: ${template}`);
}

/**
 * A small set of files that runs every statement on MySQL or MariaDB: again and again the one that adds most for its weight.
 * @param {readonly Noted[]} noted of all files @param {(file: string) => number} weightOf
 */
export function smallestSet(noted, weightOf) {
  /** @type {Map<string, Set<string>>} */
  const byFile = new Map();
  for (const { file, text } of noted) {
    const template = templateOf(text);
    if (!NOT_COMPARED.test(template)) {
      byFile.set(file, (byFile.get(file) ?? new Set()).add(template));
    }
  }
  const missing = new Set([...byFile.values()].flatMap((templates) => [...templates]));
  /** @type {string[]} */
  const chosen = [];
  while (missing.size > 0) {
    const gain = (/** @type {string} */ file) =>
      [...(byFile.get(file) ?? [])].filter((template) => missing.has(template)).length / weightOf(file);
    const best = [...byFile.keys()].reduce((so, file) => (gain(file) > gain(so) ? file : so));
    chosen.push(best);
    byFile.get(best)?.forEach((template) => missing.delete(template));
  }
  return chosen.sort();
}
