import type { EntityManager } from 'typeorm';
import type { StoredValue } from './insert-rows.ts';
import { isSqlite } from './is-sqlite.ts';
import { Sql } from './sql.ts';

type ColumnType = 'INT' | `VARCHAR(${number})`;

/**
 * A table of values that are sent as one JSON text: its columns, and `place` from the first row on. For many rows of which the
 * database itself finds what they belong to.
 */
export function jsonRows(
  manager: EntityManager,
  columns: Readonly<Record<string, ColumnType>>,
  rows: readonly (readonly StoredValue[])[],
): Sql {
  const each = Object.entries(columns);
  const sent = JSON.stringify(rows);
  if (isSqlite(manager)) {
    const values = each.map(([name], at) => `value ->> ${at} AS ${name}`);
    return new Sql([`(SELECT key AS place, ${values.join(', ')} FROM json_each(`, '))'], [sent]);
  }
  const values = each.map(([name, type], at) => `${name} ${type} PATH '$[${at}]'`);
  return new Sql(['JSON_TABLE(', `, '$[*]' COLUMNS (place FOR ORDINALITY, ${values.join(', ')}))`], [sent]);
}
