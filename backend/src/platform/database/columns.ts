import type { TableColumnOptions, TableForeignKeyOptions, TableIndexOptions } from 'typeorm';

/**
 * Column shapes that mean the same on MySQL, MariaDB and SQLite. Migrations use only these.
 * Left out on purpose: timestamp (unknown to SQLite), enum, decimal (text on MySQL, number on SQLite).
 */
type Extra = Partial<TableColumnOptions>;
const column =
  (type: string, fixed: Extra = {}) =>
  (name: string, extra: Extra = {}): TableColumnOptions => ({ name, type, ...fixed, ...extra });

/** Must be integer, not int: SQLite numbers rows only for INTEGER PRIMARY KEY. */
export const id = column('integer', { isPrimary: true, isGenerated: true, generationStrategy: 'increment' });
export const int = column('integer');
/** Calendar day, no time. */
export const day = column('date');
/** UTC instant, whole seconds. */
export const instant = column('datetime');
/** Default must be 0: `false` makes the schema differ from the entities. */
export const flag = column('boolean', { default: 0 });
/** In a new table two texts are equal only when every byte is, on MySQL too (migration 1700000030100). */
export const text = (name: string, length: number, extra: Extra = {}) =>
  column('varchar', { length: String(length) })(name, extra);
/** Text without a length: documents and JSON, never searched. */
export const longText = column('text');
/** A primary key that the program gives: digests, names. */
export const textKey = (name: string, length: number) => text(name, length, { isPrimary: true });
export const nullable = { isNullable: true } as const;

/** Named after its column, as the entity's @Index does. */
export const index = (
  table: string,
  columnNames: string[],
  extra: Partial<TableIndexOptions> = {},
): TableIndexOptions => ({
  name: indexName(table, columnNames),
  columnNames,
  ...extra,
});
export const unique = (table: string, columnNames: string[]) => index(table, columnNames, { isUnique: true });
export const indexName = (table: string, columnNames: string[]) => `IDX_${table}_${columnNames.join('_')}`.slice(0, 64);

/** A reference to another table's id. Give the column an index too. */
export const foreignKey = (
  table: string,
  columnName: string,
  referencedTableName: string,
  onDelete: 'CASCADE' | 'RESTRICT' | 'SET NULL',
): TableForeignKeyOptions => ({
  name: foreignKeyName(table, columnName),
  columnNames: [columnName],
  referencedTableName,
  referencedColumnNames: ['id'],
  onDelete,
  onUpdate: 'NO ACTION',
});
export const foreignKeyName = (table: string, columnName: string) => `FK_${table}_${columnName}`.slice(0, 64);
