import { type MigrationInterface, type QueryRunner, Table, TableColumn, TableForeignKey, TableIndex } from 'typeorm';
import { isSqlite } from './is-sqlite.ts';
import { type Changes, columnShape, type TableShape } from './schema.ts';
import { COLUMN_TYPES, foreignKeyName, indexName } from './stored.ts';

/**
 * One step of the schema, and of the rows in it. `npm run migration:create` writes it. MySQL commits each statement by itself: after a kill
 * the next start repeats the step, which does what is left; `fill` must stand being repeated too. Nothing is taken back: that is what
 * backups are for.
 */
export abstract class Migration implements MigrationInterface {
  abstract readonly changes: Changes;

  /** For rows that follow from others, after the changes except what they drop. */
  protected fill(_runner: QueryRunner): Promise<void> {
    return Promise.resolve();
  }

  async up(runner: QueryRunner): Promise<void> {
    await make(runner, this.changes);
    if (!(await hasDropped(runner, this.changes))) {
      await this.fill(runner);
    }
    await drop(runner, this.changes);
  }

  down(): Promise<void> {
    throw new Error('Restore the backup from before the update.');
  }
}

async function make(
  runner: QueryRunner,
  { create = {}, dropIndexes = {}, add = {}, change = {}, dropColumns = {} }: Changes,
): Promise<void> {
  for (const [table, shape] of Object.entries(create)) {
    await runner.createTable(new Table({ name: table, ...partsOf(table, shape) }), true);
  }
  for (const [table, columns] of Object.entries(dropColumns)) {
    await dropForeignKeys(runner, table, columns);
  }
  for (const [table, indexes] of Object.entries(dropIndexes)) {
    for (const name of indexes.map((names) => indexName(table, names.split(' ')))) {
      const made = await madeTable(runner, table);
      if (hasIndex(made, name)) {
        await runner.dropIndex(made, name);
      }
    }
  }
  for (const [table, shape] of Object.entries(add)) {
    await addTo(runner, table, shape);
  }
  for (const [table, columns] of Object.entries(change)) {
    for (const [name, text] of Object.entries(columns)) {
      await changeColumn(runner, table, name, text);
    }
  }
}

/** Of columns that will be dropped: MySQL drops neither them nor their indexes before. */
async function dropForeignKeys(runner: QueryRunner, table: string, columns: readonly string[]): Promise<void> {
  const made = await madeTable(runner, table);
  const keys = made.foreignKeys.filter(({ columnNames }) => columnNames.some((name) => columns.includes(name)));
  if (keys.length > 0) {
    await runner.dropForeignKeys(made, keys);
  }
}

async function addTo(runner: QueryRunner, table: string, shape: Partial<TableShape>): Promise<void> {
  for (const [name, text] of Object.entries(shape.columns ?? {})) {
    if (!(await runner.hasColumn(table, name))) {
      await runner.query(`ALTER TABLE \`${table}\` ADD COLUMN ${columnSql(runner, name, text)}`);
    }
  }
  const { indices, foreignKeys } = partsOf(table, { columns: {}, ...shape });
  for (const index of indices) {
    const made = await madeTable(runner, table);
    if (!hasIndex(made, index.name)) {
      await runner.createIndex(made, index);
    }
  }
  for (const key of foreignKeys) {
    const made = await madeTable(runner, table);
    if (!made.foreignKeys.some(({ name }) => name === key.name)) {
      await runner.createForeignKey(made, key);
    }
  }
}

/** By a statement on MySQL, where TypeORM would drop the column and make a new one. On SQLite the table is made anew, without foreign keys. */
async function changeColumn(runner: QueryRunner, table: string, name: string, text: string): Promise<void> {
  if (isSqlite(runner.manager)) {
    await runner.changeColumn(await madeTable(runner, table), name, columnOf(name, text));
  } else {
    await runner.query(`ALTER TABLE \`${table}\` MODIFY COLUMN ${columnSql(runner, name, text)}`);
  }
}

/** A killed one that got that far had filled everything. */
async function hasDropped(runner: QueryRunner, { dropColumns = {}, drop: tables = [] }: Changes): Promise<boolean> {
  const columns = Object.entries(dropColumns).flatMap(([table, names]) => names.map((name) => [table, name] as const));
  const left = await Promise.all([
    ...columns.map(([table, name]) => runner.hasColumn(table, name)),
    ...tables.map((table) => runner.hasTable(table)),
  ]);
  return left.includes(false);
}

async function drop(runner: QueryRunner, { dropColumns = {}, drop: tables = [] }: Changes): Promise<void> {
  for (const [table, columns] of Object.entries(dropColumns)) {
    for (const name of columns) {
      const made = await madeTable(runner, table);
      if (made.findColumnByName(name)) {
        await runner.dropColumn(made, name);
      }
    }
  }
  for (const table of tables) {
    await runner.dropTable(table, true);
  }
}

/** As it is now: TypeORM remembers how it was before our own statements. */
const madeTable = async (runner: QueryRunner, name: string): Promise<Table> => (await runner.getTable(name))!;
const hasIndex = (table: Table, index: string | undefined): boolean => table.indices.some(({ name }) => name === index);

function partsOf(table: string, { columns, uniques = [], indexes = [] }: TableShape) {
  const index = (isUnique: boolean) => (names: string) => {
    const columnNames = names.split(' ');
    return new TableIndex({ name: indexName(table, columnNames), columnNames, isUnique });
  };
  return {
    columns: Object.entries(columns).map(([name, text]) => columnOf(name, text)),
    indices: [...uniques.map(index(true)), ...indexes.map(index(false))],
    foreignKeys: Object.entries(columns).flatMap(([name, text]) => {
      const { refers } = columnShape(text);
      return refers ? [foreignKey(table, name, refers)] : [];
    }),
  };
}

const foreignKey = (table: string, column: string, { table: to, onDelete }: { table: string; onDelete: string }) =>
  new TableForeignKey({
    name: foreignKeyName(table, column),
    columnNames: [column],
    referencedTableName: to,
    referencedColumnNames: ['id'],
    onDelete,
    onUpdate: 'NO ACTION',
  });

function columnOf(name: string, text: string): TableColumn {
  const { kind, length, isKey, isNull, ...shape } = columnShape(text);
  return new TableColumn({
    name,
    type: typeOf(kind, length),
    length,
    isPrimary: isKey,
    isNullable: isNull,
    isGenerated: kind === 'id',
    generationStrategy: kind === 'id' ? 'increment' : undefined,
    charset: kind === 'loose' ? LOOSE : undefined,
    default: stored(shape.default),
  });
}

/** Brings the collation that the server gives this charset. SQLite has neither and compares every byte. */
const LOOSE = 'utf8mb4';
const typeOf = (kind: keyof typeof COLUMN_TYPES, length: string | undefined): string =>
  length === undefined ? COLUMN_TYPES[kind] : 'varchar';
/** A flag must be a number: `false` makes the schema differ from the entities. */
const stored = (value: string | number | boolean | undefined): string | number | undefined =>
  typeof value === 'string' ? `'${value}'` : value === undefined ? undefined : Number(value);

function columnSql(runner: QueryRunner, name: string, text: string): string {
  const { kind, length, isNull, ...shape } = columnShape(text);
  const value = stored(shape.default);
  return [
    `\`${name}\` ${typeOf(kind, length)}${length === undefined ? '' : `(${length})`}`,
    kind === 'loose' && !isSqlite(runner.manager) && `CHARACTER SET ${LOOSE}`,
    isNull ? 'NULL' : 'NOT NULL',
    value !== undefined && `DEFAULT ${value}`,
  ]
    .filter(Boolean)
    .join(' ');
}
