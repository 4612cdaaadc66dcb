/** What a JSON schema says of a field; OpenAPI and the serializer of answers read it. */
export interface FieldSchema {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object';
  format?: 'date' | 'date-time' | 'email';
  enum?: readonly (string | number | null)[];
  maxLength?: number;
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
 * One field of a record: everything that the wire, the check, the document, the columns, the form, the table and the file need to
 * know of it. `T` is its value on the wire and in its column.
 */
export interface Field<T = unknown> {
  /** What screens, files and messages call it. */
  readonly label: string;
  /** What is wrong with a value that was sent, in words for the user; null when nothing is. Asked after `stored`. */
  problem(value: unknown): string | null;
  /** A value as it is kept: trimmed, or digits alone. What is not of its kind is handed back for `problem` to refuse. */
  stored(value: unknown): unknown;
  /** For people, in files and comparisons. '' for none. */
  shown(value: T): string;
  /** As it stands in an input while it is edited. */
  typed(value: T): unknown;
  /** What a new form starts with. */
  readonly blank: T | null;
  /** What a caller who leaves it out has sent. Without this entry it is required. */
  readonly fallback?: T | undefined;
  /** Blanks around it mean something: a password. */
  readonly asTyped?: boolean;
  /** Its column, where that has another name. */
  readonly column?: string;
  readonly schema: FieldSchema;
  /** Its fields, where the value is a record, or a list of records. */
  readonly fields?: Fields;
}

export type Fields = Readonly<Record<string, Field>>;

export type ValueOf<F> = F extends Field<infer T> ? T : never;

/** What a record looks like on the wire. */
export type Wire<R extends Fields> = { -readonly [Name in keyof R]: ValueOf<R[Name]> };

/** A field that a caller may leave out. */
export type Optional<T> = Field<T> & { readonly fallback: T | undefined };

type OptionalName<R extends Fields> = { [Name in keyof R]: R[Name] extends Optional<unknown> ? Name : never }[keyof R];

/** What a caller sends: the record, where `optional` fields may be left out. */
export type Sent<R extends Fields> = Omit<Wire<R>, OptionalName<R>> & Partial<Pick<Wire<R>, OptionalName<R>>>;

/** A field that is kept under another name. */
export type InColumn<Column extends string> = { readonly column: Column };

/** The same under the names of its columns: `FirstName` is in `firstName`. */
export type Columns<R extends Fields> = {
  -readonly [Name in keyof R & string as R[Name] extends InColumn<infer Column> ? Column : Uncapitalize<Name>]: ValueOf<
    R[Name]
  >;
};

/** Left out it is undefined, also in an answer. */
export const canBeAbsent = (field: Field): boolean => 'fallback' in field && field.fallback === undefined;

/** Declares a record. A field is declared here and nowhere else; what it is made of follows from it. */
export const record = <R extends Fields>(fields: R): R => fields;

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
