import { Table, type TableColumnOptions, type TableForeignKeyOptions, type TableIndexOptions } from 'typeorm';

/**
 * Column shapes that mean the same on MySQL, MariaDB and SQLite. Migrations use only these.
 * Excluded on purpose: timestamp (unknown to SQLite), enum, decimal (text on MySQL, number on SQLite).
 */
type Extra = Partial<TableColumnOptions>;
const column =
  (type: string, fixed: Extra = {}) =>
  (name: string, extra: Extra = {}): TableColumnOptions => ({ name, type, ...fixed, ...extra });

/** Brings the collation that the server gives this charset. SQLite has neither and compares every byte. */
const LOOSE: Extra = { charset: 'utf8mb4' };

/** Must be integer, not int: SQLite numbers rows only for INTEGER PRIMARY KEY. */
export const id = column('integer', { isPrimary: true, isGenerated: true, generationStrategy: 'increment' });
export const int = column('integer');
/** Calendar day, no time. */
export const day = column('date');
/** UTC instant, whole seconds. */
export const instant = column('datetime');
/** Default must be 0: `false` makes the schema differ from the entities. */
export const flag = column('boolean', { default: 0 });
/** Compares every byte, including trailing spaces: the default of the database on MySQL and MariaDB (see the baseline). */
export const text = (name: string, length: number, extra: Extra = {}) =>
  column('varchar', { length: String(length) })(name, extra);
/** MySQL and MariaDB ignore case and accents when comparing and sorting, so "superusèř" is "superuser". Never use it for identifiers. */
export const looseText = (name: string, length: number, extra: Extra = {}) =>
  text(name, length, { ...LOOSE, ...extra });
/** Text without a maximum length: documents and JSON, never searched. */
export const longText = column('text', LOOSE);
/** Primary keys assigned by the program: digests, names, ids of other tables. */
export const textKey = (name: string, length: number) => text(name, length, { isPrimary: true });
export const intKey = column('integer', { isPrimary: true });
export const nullable = { isNullable: true } as const;

type OnDelete = 'CASCADE' | 'RESTRICT' | 'SET NULL';

interface TableParts {
  columns: TableColumnOptions[];
  uniques?: string[][];
  indexes?: string[][];
  /** The table whose id a column is, and what happens to the row when that one is deleted. Give the column an index too. */
  references?: Record<string, [table: string, onDelete: OnDelete]>;
}

/** A table with its indexes and foreign keys, which are named after it and their columns, as the entity's @Index is. */
export const table = (name: string, { columns, uniques = [], indexes = [], references = {} }: TableParts): Table =>
  new Table({
    name,
    columns,
    indices: [
      ...uniques.map((columnNames) => index(name, columnNames, { isUnique: true })),
      ...indexes.map((columnNames) => index(name, columnNames)),
    ],
    foreignKeys: Object.entries(references).map(([columnName, reference]) =>
      foreignKey(name, columnName, ...reference),
    ),
  });

/** For an existing table: `new TableIndex(index(…))`. */
export const index = (
  tableName: string,
  columnNames: string[],
  extra: Partial<TableIndexOptions> = {},
): TableIndexOptions => ({ name: `IDX_${tableName}_${columnNames.join('_')}`.slice(0, 64), columnNames, ...extra });

/** For an existing table: `new TableForeignKey(foreignKey(…))`. Give the column an index too. */
export const foreignKey = (
  tableName: string,
  columnName: string,
  referencedTableName: string,
  onDelete: OnDelete,
): TableForeignKeyOptions => ({
  name: `FK_${tableName}_${columnName}`.slice(0, 64),
  columnNames: [columnName],
  referencedTableName,
  referencedColumnNames: ['id'],
  onDelete,
  onUpdate: 'NO ACTION',
});
