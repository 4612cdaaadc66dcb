import type { StoredValue } from './insert-rows.ts';
import { indexName, type Stored } from './stored.ts';

/** A fragment of SQL, or a whole statement, with the values of its placeholders. Only this folder calls the constructor. */
export class Sql {
  /** @param texts the text around the values: one more element than values */
  constructor(
    readonly texts: readonly string[],
    readonly values: readonly StoredValue[] = [],
  ) {}

  get text(): string {
    return this.texts.join('?');
  }

  /** For `where` of TypeORM's query builder. No two conditions of one query may have the same name. */
  named(name: string): [condition: string, parameters: Record<string, StoredValue>] {
    const condition = this.texts.reduce((before, text, at) => `${before}:${name}${at - 1}${text}`);
    return [condition, Object.fromEntries(this.values.map((value, at) => [`${name}${at}`, value]))];
  }
}

const TABLE = Symbol('table');

/** An entity's table: `${t}` is the table with its alias, `${t.name}` a column that the compiler checks. */
export type Table<Row> = { readonly [TABLE]: Sql } & {
  // Optional properties are relations.
  readonly [Name in keyof Row & string as object extends Pick<Row, Name> ? never : Name]: Sql;
};

/** SQL in which each `${…}` is another fragment, a table, or a value that is sent separately from the text. */
export function sql(
  strings: TemplateStringsArray,
  ...parts: readonly (Sql | { readonly [TABLE]: Sql } | StoredValue)[]
): Sql {
  const texts = [strings[0]!];
  const values: StoredValue[] = [];
  parts.forEach((part, at) => {
    if (part === null || typeof part !== 'object') {
      values.push(part);
      texts.push('');
    } else {
      append(texts, values, part instanceof Sql ? part : part[TABLE]);
    }
    texts[texts.length - 1] += strings[at + 1]!;
  });
  return new Sql(texts, values);
}

function append(texts: string[], values: StoredValue[], piece: Sql): void {
  const [first, ...others] = piece.texts;
  texts[texts.length - 1] += first!;
  texts.push(...others);
  values.push(...piece.values);
}

/** @param alias without it, column names are unqualified, as an UPDATE requires */
export function table<R extends object>({ stored }: Stored<R>, alias?: string): Table<R> {
  const names = Object.keys(stored.columns);
  return {
    [TABLE]: new Sql([alias ? `\`${stored.table}\` ${alias}` : `\`${stored.table}\``]),
    ...Object.fromEntries(names.map((column) => [column, new Sql([alias ? `${alias}.${column}` : column])])),
  } as unknown as Table<R>;
}

/**
 * For MySQL and MariaDB, a comment to SQLite: the index of these columns, where they would sometimes rather sort all that they find. After
 * the table in FROM.
 */
export function forced<R extends object>({ stored }: Stored<R>, ...columns: readonly (keyof R & string)[]): Sql {
  const names = columns.join();
  const key = Object.keys(stored.columns).filter((column) => stored.columns[column]!.isKey);
  if (![key, ...stored.uniques, ...stored.indexes].some((index) => index.join() === names)) {
    throw new Error(`${stored.table} has no index of ${names}`);
  }
  const name = key.join() === names ? 'PRIMARY' : indexName(stored.table, columns);
  return new Sql([`/*! FORCE INDEX (${name}) */`]);
}

/** The columns of a SELECT, aliased to the fields of the row. */
export const selected = <Row extends object>(columns: { readonly [Name in keyof Row]: Sql }): Sql =>
  joined(
    Object.entries<Sql>(columns).map(([name, column]) => sql`${column}${new Sql([` AS ${name}`])}`),
    ', ',
  );

export function joined(
  pieces: readonly Sql[],
  between: ' AND ' | ' OR ' | ', ' | ' ' | ' UNION ' | ' UNION ALL ',
): Sql {
  const texts = [''];
  const values: StoredValue[] = [];
  pieces.forEach((piece, at) => {
    texts[texts.length - 1] += at === 0 ? '' : between;
    append(texts, values, piece);
  });
  return new Sql(texts, values);
}

export const NOTHING = new Sql(['']);
export const DIRECTIONS = { ASC: new Sql(['ASC']), DESC: new Sql(['DESC']) } as const;

/** The list of an IN condition. For an empty list it is NULL, which never matches. */
export const list = (values: readonly StoredValue[]): Sql =>
  values.length === 0 ? new Sql(['NULL']) : new Sql(['', ...Array<string>(values.length - 1).fill(','), ''], values);

/**
 * Like `list`, padded to a power of two by repeating the last value: so that prepared statements with lists share a few texts.
 */
export function roundedList(values: readonly StoredValue[]): Sql {
  const length = 2 ** Math.ceil(Math.log2(Math.max(values.length, 1)));
  return list(values.length === 0 ? [] : Array.from({ length }, (_, at) => values[at] ?? values.at(-1)!));
}
