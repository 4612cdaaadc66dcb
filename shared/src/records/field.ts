/** The JSON schema of a field, used by OpenAPI and the response serializer. */
export interface FieldSchema {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  format?: 'date' | 'date-time' | 'email';
  enum?: readonly (string | number | null)[];
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  items?: FieldSchema;
  additionalProperties?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: readonly string[];
  nullable?: boolean;
  description?: string;
  example?: unknown;
}

/**
 * One field of a record: everything needed to derive the wire format, validation, API document, columns, form, table and file. `T`
 * is its value on the wire and in its column.
 */
export interface Field<T = unknown> {
  /** Its label on screens, in files and messages. */
  readonly label: string;
  /** What is wrong with a submitted value, in words for the user; null when it is valid. Called after `stored`. */
  problem(value: unknown): string | null;
  /** A value in its stored form: trimmed, or digits only. Invalid values are returned unchanged for `problem` to refuse. */
  stored(value: unknown): unknown;
  /** For display, in files and comparisons. '' for none. */
  shown(value: T): string;
  /** Its value in an input while it is edited. */
  typed(value: T): unknown;
  /** Its default in a new form. */
  readonly blank: T | null;
  /** The value used when a caller omits it. Without this property it is required. */
  readonly fallback?: T | undefined;
  /** Surrounding spaces are significant: a password. */
  readonly asTyped?: boolean;
  /** Its column, if named differently. */
  readonly column?: string;
  readonly schema: FieldSchema;
  /** The most entries of a list in a request. */
  readonly most?: number;
  /** Its fields, if the value is a record, or a list of records. */
  readonly fields?: Fields;
}

export type Fields = Readonly<Record<string, Field>>;

export type ValueOf<F> = F extends Field<infer T> ? T : never;

/** A record's wire type. */
export type Wire<R extends Fields> = { -readonly [Name in keyof R]: ValueOf<R[Name]> };

/** A field that callers may omit. */
export type Optional<T> = Field<T> & { readonly fallback: T | undefined };

type OptionalName<R extends Fields> = { [Name in keyof R]: R[Name] extends Optional<unknown> ? Name : never }[keyof R];

/** The type of a request: the record, with `optional` fields optional. */
export type Sent<R extends Fields> = Omit<Wire<R>, OptionalName<R>> & Partial<Pick<Wire<R>, OptionalName<R>>>;

/** A field with a different column name. */
export type InColumn<Column extends string> = { readonly column: Column };

/** The same with its column names: `FirstName` becomes `firstName`. */
export type Columns<R extends Fields> = {
  -readonly [Name in keyof R & string as R[Name] extends InColumn<infer Column> ? Column : Uncapitalize<Name>]: ValueOf<
    R[Name]
  >;
};

/** If omitted it is undefined, in responses too. */
export const canBeAbsent = (field: Field): boolean => 'fallback' in field && field.fallback === undefined;

/** Response fields that are left out, all of them, where they do not apply. */
export const whereTheyApply = <R extends Fields>(fields: R): WhereTheyApply<R> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, fallback: undefined }]),
  ) as WhereTheyApply<R>;

type WhereTheyApply<R extends Fields> = { [Name in keyof R]: Optional<ValueOf<R[Name]> | undefined> };

/**
 * Declares a record. This is the only place where its fields are declared; everything else is derived from it. What a call takes or
 * answers as a whole has a name in the API document.
 */
export function record<R extends Fields>(fields: R): R;
export function record<R extends Fields>(name: string, fields: R): R;
export function record<R extends Fields>(...given: [R] | [string, R]): R {
  const [name, fields] = given.length === 1 ? ['', given[0]] : given;
  if (name === '') {
    return fields;
  }
  const named = { ...fields };
  names.set(named, name);
  return named;
}

const names = new WeakMap<Fields, string>();
/** A record's name in the API document; '' for one that is only part of others, or in an address. */
export const nameOf = (fields: Fields): string => names.get(fields) ?? '';

export const columnName = <Name extends string>(field: Name): Uncapitalize<Name> =>
  (field.charAt(0).toLowerCase() + field.slice(1)) as Uncapitalize<Name>;

const columns = new WeakMap<Fields, readonly (readonly [field: string, column: string])[]>();

/** Each field with its column. */
export function columnsByField(fields: Fields): readonly (readonly [field: string, column: string])[] {
  const known =
    columns.get(fields) ??
    Object.entries(fields).map(([name, { column }]) => [name, column ?? columnName(name)] as const);
  columns.set(fields, known);
  return known;
}
