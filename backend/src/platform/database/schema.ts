import type { Declaration, Parts } from './stored.ts';

/** A table as a migration keeps it, which a later declaration does not change. */
export interface TableShape {
  /** "text(20) null", "int refers quotes CASCADE": see COLUMN. */
  columns: Record<string, string>;
  /** Names of columns, apart by spaces. */
  uniques?: string[];
  indexes?: string[];
}
export type Schema = Record<string, TableShape>;

/** What a migration does, in this order. Tables that are created may refer to those before them. */
export interface Changes {
  create?: Schema;
  /** Of existing tables. */
  dropIndexes?: Record<string, string[]>;
  add?: Record<string, Partial<TableShape>>;
  change?: Record<string, Record<string, string>>;
  dropColumns?: Record<string, string[]>;
  drop?: string[];
}

const COLUMN = new RegExp(
  '^(?<kind>id|int|flag|day|instant|text|loose)(?:\\((?<length>\\d+)\\))?(?<isKey> key)?(?<isNull> null)?' +
    '(?: default (?<default>\\S+))?(?: refers (?<refers>\\w+) (?<onDelete>CASCADE|RESTRICT|SET NULL))?$',
);

export interface ColumnShape {
  kind: Parts['kind'];
  length: string | undefined;
  isKey: boolean;
  isNull: boolean;
  default: string | number | boolean | undefined;
  refers: { table: string; onDelete: string } | null;
}

export function columnShape(text: string): ColumnShape {
  const found = COLUMN.exec(text)?.groups;
  if (!found) {
    throw new Error(`No column: ${text}`);
  }
  const { kind, length, isKey, isNull, refers, onDelete } = found;
  return {
    kind: kind as Parts['kind'],
    length,
    isKey: kind === 'id' || isKey !== undefined,
    isNull: isNull !== undefined,
    default: found['default'] === undefined ? undefined : (JSON.parse(found['default']) as string | number | boolean),
    refers: refers && onDelete ? { table: refers, onDelete } : null,
  };
}

function columnText(table: string, { kind, length, isKey, isNullable, to, ...parts }: Parts): string {
  const target = to && (to.table === 'itself' ? table : (to.table() as { stored: Declaration }).stored.table);
  return [
    length === undefined ? kind : `${kind}(${length})`,
    isKey && kind !== 'id' && 'key',
    isNullable && 'null',
    parts.default !== undefined && `default ${JSON.stringify(parts.default)}`,
    to && `refers ${target} ${to.onDelete}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the declarations describe, each table after those that it refers to. */
export function declaredSchema(rows: readonly { stored: Declaration }[]): Schema {
  const left = new Map(rows.map(({ stored }) => [stored.table, shapeOf(stored)]));
  const schema: Schema = {};
  const put = (table: string, shape: TableShape): void => {
    left.delete(table);
    for (const { refers } of Object.values(shape.columns).map(columnShape)) {
      const needed = refers && left.get(refers.table);
      if (needed) {
        put(refers.table, needed);
      }
    }
    schema[table] = shape;
  };
  left.forEach((shape, table) => put(table, shape));
  return schema;
}

function shapeOf({ table, columns, uniques, indexes }: Declaration): TableShape {
  const texts = (names: readonly (readonly string[])[]) => names.map((each) => each.join(' '));
  return {
    columns: Object.fromEntries(Object.entries(columns).map(([name, parts]) => [name, columnText(table, parts)])),
    ...(uniques.length > 0 && { uniques: texts(uniques) }),
    ...(indexes.length > 0 && { indexes: texts(indexes) }),
  };
}

/** What migrations have made. */
export function migratedSchema(migrations: readonly { changes: Changes }[]): Schema {
  const schema: Schema = {};
  for (const { changes } of migrations) {
    Object.assign(schema, structuredClone(changes.create));
    for (const [table, names] of Object.entries(changes.dropIndexes ?? {})) {
      const shape = schema[table]!;
      shape.uniques = shape.uniques?.filter((name) => !names.includes(name));
      shape.indexes = shape.indexes?.filter((name) => !names.includes(name));
    }
    for (const [table, { columns, uniques = [], indexes = [] }] of Object.entries(changes.add ?? {})) {
      const shape = schema[table]!;
      Object.assign(shape.columns, columns);
      shape.uniques = [...(shape.uniques ?? []), ...uniques];
      shape.indexes = [...(shape.indexes ?? []), ...indexes];
    }
    for (const [table, columns] of Object.entries(changes.change ?? {})) {
      Object.assign(schema[table]!.columns, columns);
    }
    for (const [table, names] of Object.entries(changes.dropColumns ?? {})) {
      names.forEach((name) => delete schema[table]!.columns[name]);
    }
    changes.drop?.forEach((table) => delete schema[table]);
  }
  return schema;
}

/** What makes `now` of `before`; empty if they are the same. @throws Error about what has to be done in two steps */
export function difference(before: Schema, now: Schema): Changes {
  const changes: Required<Changes> = { create: {}, dropIndexes: {}, add: {}, change: {}, dropColumns: {}, drop: [] };
  for (const [table, shape] of Object.entries(now)) {
    const former = before[table];
    if (former) {
      compare(table, former, shape, changes);
    } else {
      changes.create[table] = shape;
    }
  }
  // Those that refer to others first.
  changes.drop = Object.keys(before)
    .filter((table) => !now[table])
    .toReversed();
  return Object.fromEntries(Object.entries(changes).filter(([, change]) => Object.keys(change).length > 0));
}

function compare(table: string, former: TableShape, shape: TableShape, changes: Required<Changes>): void {
  const add: Partial<TableShape> = {};
  for (const [name, text] of Object.entries(shape.columns)) {
    const was = former.columns[name];
    if (was === undefined) {
      add.columns = { ...add.columns, [name]: addable(table, name, text) };
    } else if (was !== text) {
      changes.change[table] = { ...changes.change[table], [name]: changeable(table, name, was, text) };
    }
  }
  const gone = Object.keys(former.columns).filter((name) => !(name in shape.columns));
  if (gone.length > 0) {
    changes.dropColumns[table] = gone;
  }
  for (const kind of ['uniques', 'indexes'] as const) {
    const [were, are] = [former[kind] ?? [], shape[kind] ?? []];
    const dropped = were.filter((names) => !are.includes(names));
    const added = are.filter((names) => !were.includes(names));
    if (dropped.length > 0) {
      changes.dropIndexes[table] = [...(changes.dropIndexes[table] ?? []), ...dropped];
    }
    if (added.length > 0) {
      add[kind] = added;
    }
  }
  if (Object.keys(add).length > 0) {
    changes.add[table] = add;
  }
}

function addable(table: string, name: string, text: string): string {
  const { isKey, isNull, ...shape } = columnShape(text);
  if (isKey) {
    throw new Error(
      `${table}.${name}: a key cannot be added to a table. Declare a new table, and move the rows to it.`,
    );
  }
  if (!isNull && shape.default === undefined) {
    throw new Error(`${table}.${name}: rows that exist would have nothing in it. Give it a default, or orNull().`);
  }
  return text;
}

function changeable(table: string, name: string, was: string, text: string): string {
  const [former, shape] = [columnShape(was), columnShape(text)];
  if (former.isKey || shape.isKey || former.refers || shape.refers) {
    throw new Error(`${table}.${name}: keys and columns that refer are not changed. Declare a new column instead.`);
  }
  return text;
}
