import type { IsoDate } from '#shared/dates/iso-date';
import type { FieldErrors } from '#shared/answers/errors';
import { type Columns, columnsByField, type Field, type Fields, type Wire } from '#shared/records/field';
import { anything, optional } from '#shared/records/kinds';

type Row = Readonly<Record<string, unknown>>;

/** The type of a form: the record, where nothing may be selected yet. */
export type Form<R extends Fields> = { [Name in keyof R]: Wire<R>[Name] | BlankOf<Wire<R>[Name]> };
type BlankOf<T> = T extends string | boolean | readonly unknown[] ? never : null;

/** The type of a form whose inputs use '' for none, and where a date is text until it can be parsed. */
export type TextForm<R extends Fields> = { -readonly [Name in keyof R]: TextOf<Wire<R>[Name]> };
type TextOf<T> = TypedAs<NonNullable<T>> | (null extends T ? '' : never);
type TypedAs<T> = T extends IsoDate ? string : T;

/** A record's columns, in order. */
export const columnNames = <R extends Fields>(fields: R): (keyof Columns<R> & string)[] =>
  columnsByField(fields).map(([, column]) => column as keyof Columns<R> & string);

/** The request's fields under their column names. */
export function columnsOf<R extends Fields>(fields: R, sent: Wire<R>): Columns<R> {
  const columns: Record<string, unknown> = {};
  for (const [name, column] of columnsByField(fields)) {
    columns[column] = (sent as Row)[name];
  }
  return columns as Columns<R>;
}

/** The same, but omitted fields stay as stored. */
export function columnsAfter<R extends Fields>(fields: R, sent: Partial<Wire<R>>, stored: Columns<R>): Columns<R> {
  const columns: Record<string, unknown> = {};
  for (const [name, column] of columnsByField(fields)) {
    const value = (sent as Row)[name];
    columns[column] = value === undefined ? (stored as Row)[column] : value;
  }
  return columns as Columns<R>;
}

/** The stored row as a response. */
export function wireOf<R extends Fields>(fields: R, stored: Columns<R>): Wire<R> {
  const wire: Record<string, unknown> = {};
  for (const [name, column] of columnsByField(fields)) {
    wire[name] = (stored as Row)[column];
  }
  return wire as Wire<R>;
}

/** The columns that a change modifies. */
export const changedColumns = <C extends object>(wanted: C, stored: NoInfer<C>): Partial<C> =>
  Object.fromEntries(Object.entries(wanted).filter(([name, value]) => value !== stored[name as keyof C])) as Partial<C>;

/**
 * The changed fields, for users whose version is outdated.
 * @param inWords for fields whose raw value means nothing to people: an id
 */
export function differences<R extends Fields>(
  fields: R,
  sent: Columns<R>,
  stored: Columns<R>,
  inWords: Partial<Record<keyof R, string>> = {},
): FieldErrors {
  const now = (name: string, column: string) => shownAs(fields[name]!, (stored as Row)[column]);
  const differing = columnsByField(fields).filter(
    ([name, column]) => shownAs(fields[name]!, (sent as Row)[column]) !== now(name, column),
  );
  return Object.fromEntries(
    differing.map(([name, column]) => {
      const shown = inWords[name] ?? now(name, column);
      return [name, [`It is now: ${shown === '' ? 'empty' : shown}`]];
    }),
  );
}

const shownAs = (field: Field, value: unknown): string =>
  value === null || value === undefined ? '' : field.shown(value);

/** A new form's values. */
export const blankOf = <R extends Fields>(fields: R): Form<R> => mapFields(fields, ({ blank }) => blank) as Form<R>;

/** Each field's label. */
export const labelsOf = <R extends Fields>(fields: R): Record<keyof R, string> =>
  mapFields(fields, ({ label }) => label) as Record<keyof R, string>;

/** A stored record as form values. */
export const formOf = <R extends Fields>(fields: R, row: Wire<R>): Form<R> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.typed((row as Row)[name])])) as Form<R>;

/** The same for inputs that use '' for none. */
export const textFormOf = <R extends Fields>(fields: R, row: Wire<R> | Form<R>): TextForm<R> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.typed((row as Row)[name]) ?? '']),
  ) as TextForm<R>;

/** The request from a form. A cleared input may contain null for a text field. */
export const sentOf = <R extends Fields>(fields: R, form: Form<R> | TextForm<R>): Wire<R> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.stored((form as Row)[name] ?? field.blank)]),
  ) as Wire<R>;

export interface ShownDifference {
  label: string;
  mine: string;
  theirs: string;
}

/**
 * Where two people's versions of a form differ, in words.
 * @param inWords for fields whose value means nothing to people: an id
 */
export const shownDifferences = <R extends Fields, Values extends { readonly [Name in keyof R]: unknown }>(
  fields: R,
  mine: Values,
  theirs: Values,
  inWords: (values: Values) => { [Name in keyof R]?: string | null } = () => ({}),
): ShownDifference[] => {
  const wordsOf = (values: Values) => {
    const words = inWords(values);
    return (name: string, field: Field) => words[name] ?? shownAs(field, field.stored((values as Row)[name]));
  };
  const [own, others] = [wordsOf(mine), wordsOf(theirs)];
  return Object.entries(fields)
    .map(([name, field]) => ({ label: field.label, mine: own(name, field), theirs: others(name, field) }))
    .filter((row) => row.mine !== row.theirs);
};

const mapFields = (fields: Fields, each: (field: Field) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, each(field)]));

/** A list's filter in the body of a POST: data that may name people stays out of URLs. The list checks its fields. */
export const listFilter = <Filter extends object>() =>
  optional<Filter>({
    ...(anything('Filter') as Field<Filter>),
    problem: (value) => (typeof value === 'object' && !Array.isArray(value) ? null : 'Filter is not valid.'),
    schema: { type: 'object', description: 'As in the list.', example: { q: 'lakeside' } },
  });
