import type { EntitySchemaColumnOptions } from 'typeorm';
import { EntitySchema } from 'typeorm';
import type { IsoDate } from '#shared/dates/iso-date';

/** Whatever means the same on MySQL, MariaDB and SQLite. Excluded: timestamp (unknown to SQLite), enum, decimal (text on MySQL). */
type Kind = 'id' | 'int' | 'flag' | 'day' | 'instant' | 'text' | 'loose';
type OnDelete = 'CASCADE' | 'RESTRICT' | 'SET NULL';
type Default = string | number | boolean;

export interface Parts {
  readonly kind: Kind;
  /** Of texts; without it, as long as the database takes (65,535 bytes on MySQL). */
  readonly length?: number;
  readonly isJson?: boolean;
  readonly isList?: boolean;
  readonly isVersion?: boolean;
  readonly isSealed?: boolean;
  /** The sealed column whose bucket it is. */
  readonly bucketOf?: string;
  readonly to?: { readonly table: (() => unknown) | 'itself'; readonly onDelete: OnDelete };
  readonly isNullable?: boolean;
  readonly isKey?: boolean;
  readonly has?: 'unique' | 'index';
  readonly default?: Default;
}

/** One column: `Value` is what a row has in it, `To` the class of the row that it refers to. */
export class Column<Value, To = undefined> {
  declare readonly value: Value;
  declare readonly to: To;

  constructor(readonly parts: Parts) {}

  orNull(): Column<Value | null, To> {
    return new Column({ ...this.parts, isNullable: true, ...(this.parts.kind === 'flag' && { default: undefined }) });
  }

  /** Part of the primary key, which the program assigns: a digest, a name, the id of another row. */
  key(): Column<Value, To> {
    return new Column({ ...this.parts, isKey: true });
  }

  unique(): Column<Value, To> {
    return new Column({ ...this.parts, has: 'unique' });
  }

  /** A column that refers has one anyway, unless another index begins with it. */
  index(): Column<Value, To> {
    return new Column({ ...this.parts, has: 'index' });
  }

  default(value: Value & Default): Column<Value, To> {
    return new Column({ ...this.parts, default: value });
  }

  /** Its value is the id of another row: see the function of this name. */
  refers<Target>(table: () => Target, onDelete: OnDelete): Column<Value, Target> {
    return new Column({ ...this.parts, to: { table, onDelete } });
  }
}

/** Assigned by the database. */
export const id = () => new Column<number>({ kind: 'id', isKey: true });
export const int = <Value extends number = number>() => new Column<Value>({ kind: 'int' });
/** Money. */
export const cents = int<number>;
/** Incremented by every write of the row. */
export const version = () => new Column<number>({ kind: 'int', isVersion: true });
export const flag = () => new Column<boolean>({ kind: 'flag', default: false });
/** Calendar day. */
export const day = () => new Column<IsoDate>({ kind: 'day' });
/** UTC, whole seconds. */
export const instant = () => new Column<Date>({ kind: 'instant' });
/** Compares every byte, trailing spaces too. */
export const text = <Value extends string = string>(length?: number) => new Column<Value>({ kind: 'text', length });
/** MySQL and MariaDB ignore case and accents when they compare and sort it, so "superusèř" is "superuser". Never for what identifies. */
export const loose = <Value extends string = string>(length?: number) => new Column<Value>({ kind: 'loose', length });
/** Never searched. */
export const json = <Value>() => new Column<Value>({ kind: 'loose', isJson: true });
/** Words without commas. */
export const words = () => new Column<string[]>({ kind: 'loose', isList: true });
/** Encrypted by FieldEncryption under the row's `id`; key rotation finds it. Null until the new row has its id. Without a length, for documents. */
export const sealed = (length?: number) =>
  new Column<string | null>({ kind: 'text', length, isSealed: true, isNullable: true });
/** By which the rows of a sealed column are searched. Null where they are not searched. */
export const bucketOf = (sealedColumn: string) =>
  new Column<number | null>({ kind: 'int', bucketOf: sealedColumn, isNullable: true });
/**
 * The id of another row, and what happens to this one when that is deleted. The row can be read with it as `quote` for `quoteId`, `madeBy`
 * for `madeByUserId` (`relationName`).
 */
export const refers = <To>(table: () => To, onDelete: OnDelete) => int().refers(table, onDelete);
/** The same for a row of this very table. */
export const refersToItself = (onDelete: OnDelete) =>
  new Column<number>({ kind: 'int', to: { table: 'itself', onDelete } });

type AnyColumn = Pick<Column<unknown, unknown>, 'parts' | 'value' | 'to'>;
export type Columns = Readonly<Record<string, AnyColumn>>;

type RelationName<Name> = Name extends `${infer By}UserId`
  ? By
  : Name extends `${infer By}DocumentId`
    ? By
    : Name extends `${infer By}Id`
      ? By
      : never;
type RowOf<Class> = Class extends new () => infer Row ? Row : never;

/** What a row has. A relation is optional: it is there when it was asked for. */
export type Row<C extends Columns> = { -readonly [Name in keyof C]: C[Name]['value'] } & {
  -readonly [Name in keyof C as undefined extends C[Name]['to'] ? never : RelationName<Name>]?:
    RowOf<C[Name]['to']> | Extract<C[Name]['value'], null>;
};

interface Indexes<Name> {
  /** Names of columns, the first of which finds most. */
  uniques?: readonly (readonly Name[])[];
  indexes?: readonly (readonly Name[])[];
}

export interface Declaration extends Required<Indexes<string>> {
  readonly table: string;
  readonly columns: Readonly<Record<string, Parts>>;
}

export type Stored<R = object> = (new () => R) & { readonly stored: Declaration };

/**
 * A table, declared once: `class Invoice extends stored('invoices', { id: id(), … }, { indexes: [['contractId', 'createdOn']] }) {}`.
 * From it follow the type of the row, TypeORM's entity, the columns of `sql`, and the migration that makes it (`npm run migration:create`).
 */
export function stored<C extends Columns>(
  table: string,
  columns: C,
  { uniques = [], indexes = [] }: Indexes<keyof C & string> = {},
): Stored<Row<C>> {
  const parts = Object.entries(columns).map(([name, column]) => [name, column.parts] as const);
  const having = (kind: Parts['has']) => parts.filter(([, { has }]) => has === kind).map(([name]) => [name]);
  const keys = parts.filter(([, { isKey }]) => isKey).map(([name]) => name);
  const given = { uniques: [...uniques, ...having('unique')], indexes: [...indexes, ...having('index')] };
  const begins = new Set([keys, ...given.uniques, ...given.indexes].map(([first]) => first));
  const needed = parts.filter(([name, { to }]) => to && !begins.has(name)).map(([name]) => [name]);
  const declaration: Declaration = {
    table,
    columns: Object.fromEntries(parts),
    uniques: given.uniques,
    indexes: [...given.indexes, ...needed],
  };
  return class {
    static readonly stored = declaration;
  } as unknown as Stored<Row<C>>;
}

/** MySQL takes 64 characters. */
export const indexName = (table: string, columns: readonly string[]) =>
  `IDX_${table}_${columns.join('_')}`.slice(0, 64);
export const foreignKeyName = (table: string, column: string) => `FK_${table}_${column}`.slice(0, 64);
const relationName = (column: string) => column.replace(/(?<=[a-z])(User|Document)Id$|Id$/, '');

/** What TypeORM knows of it. */
export function entityOf(row: Stored): EntitySchema<object> {
  const { table, columns, uniques, indexes } = row.stored;
  const keys = Object.values(columns).filter(({ isKey }) => isKey);
  const relations = Object.entries(columns).flatMap(([name, { to, isKey }]) => {
    if (!to) {
      return [];
    }
    const relation = {
      type: isKey && keys.length === 1 ? ('one-to-one' as const) : ('many-to-one' as const),
      target: to.table === 'itself' ? () => row : (to.table as () => Stored),
      joinColumn: { name, foreignKeyConstraintName: foreignKeyName(table, name) },
      onDelete: to.onDelete,
    };
    return [[relationName(name), relation] as const];
  });
  const index = (unique: boolean) => (names: readonly string[]) => ({
    name: indexName(table, names),
    columns: [...names],
    unique,
  });
  return new EntitySchema<object>({
    name: row.name,
    target: row,
    tableName: table,
    columns: Object.fromEntries(Object.entries(columns).map(([name, parts]) => [name, columnOf(parts)])),
    relations: Object.fromEntries(relations),
    indices: [...uniques.map(index(true)), ...indexes.map(index(false))],
  });
}

/** Must be integer, not int: SQLite numbers rows only for INTEGER PRIMARY KEY. Texts with a length are varchar. */
export const COLUMN_TYPES = {
  id: 'integer',
  int: 'integer',
  flag: 'boolean',
  day: 'date',
  instant: 'datetime',
  text: 'text',
  loose: 'text',
} as const;

function columnOf({ kind, length, ...parts }: Parts): EntitySchemaColumnOptions {
  const wrapped = parts.isJson ? 'simple-json' : parts.isList ? 'simple-array' : null;
  return {
    type: wrapped ?? (length === undefined ? COLUMN_TYPES[kind] : 'varchar'),
    length,
    primary: parts.isKey,
    generated: kind === 'id' ? 'increment' : undefined,
    version: parts.isVersion,
    nullable: parts.isNullable,
    default: parts.default,
  };
}
