import type { EntityManager } from 'typeorm';
import { isSqlite } from './is-sqlite.ts';

type ColumnType = 'INT' | `VARCHAR(${number})`;

/**
 * A table of values that are sent as one JSON text, an array of arrays, for the one `?` in it: its columns, and `place` from the
 * first on. For many rows of which the database itself finds what they belong to.
 */
export function jsonRows(manager: EntityManager, columns: Readonly<Record<string, ColumnType>>): string {
  const each = Object.entries(columns);
  if (isSqlite(manager)) {
    const values = each.map(([name], at) => `value ->> ${at} AS ${name}`);
    return `(SELECT key AS place, ${values.join(', ')} FROM json_each(?))`;
  }
  const values = each.map(([name, type], at) => `${name} ${type} PATH '$[${at}]'`);
  return `JSON_TABLE(?, '$[*]' COLUMNS (place FOR ORDINALITY, ${values.join(', ')}))`;
}
