import type { FieldErrors } from '#shared/contract/errors';
import { columnName, type Columns, type Field, type Fields, type Wire } from '#shared/records/field';

type Row = Readonly<Record<string, unknown>>;

/** What a form holds: the record, where nothing may be chosen yet. */
export type Form<R extends Fields> = { [Name in keyof R]: Wire<R>[Name] | BlankOf<Wire<R>[Name]> };
type BlankOf<T> = T extends string | boolean | readonly unknown[] ? never : null;

/** What was sent, under the names of its columns. */
export const columnsOf = <R extends Fields>(fields: R, sent: Wire<R>): Columns<R> =>
  Object.fromEntries(Object.keys(fields).map((name) => [columnName(name), (sent as Row)[name]])) as Columns<R>;

/** What is stored, as it is answered. */
export const wireOf = <R extends Fields>(fields: R, stored: Columns<R>): Wire<R> =>
  Object.fromEntries(Object.keys(fields).map((name) => [name, (stored as Row)[columnName(name)]])) as Wire<R>;

/** The columns that a change gives another value. */
export const changedColumns = <C extends object>(wanted: C, stored: NoInfer<C>): Partial<C> =>
  Object.fromEntries(Object.entries(wanted).filter(([name, value]) => value !== stored[name as keyof C])) as Partial<C>;

/**
 * What is different now, by field, for someone whose version is no longer the newest.
 * @param inWords for fields whose value means nothing to people: an id
 */
export function differences<R extends Fields>(
  fields: R,
  sent: Columns<R>,
  stored: Columns<R>,
  inWords: Partial<Record<keyof R, string>> = {},
): FieldErrors {
  const differing = Object.entries(fields).filter(([name, field]) => {
    const column = columnName(name);
    return shownAs(field, (sent as Row)[column]) !== shownAs(field, (stored as Row)[column]);
  });
  return Object.fromEntries(
    differing.map(([name, field]) => {
      const now = inWords[name] ?? shownAs(field, (stored as Row)[columnName(name)]);
      return [name, [`It is now: ${now === '' ? 'empty' : now}`]];
    }),
  );
}

const shownAs = (field: Field, value: unknown): string =>
  value === null || value === undefined ? '' : field.shown(value);

/** What a new form holds. */
export const blankOf = <R extends Fields>(fields: R): Form<R> => mapFields(fields, ({ blank }) => blank) as Form<R>;

/** What people call each field. */
export const labelsOf = <R extends Fields>(fields: R): Record<keyof R, string> =>
  mapFields(fields, ({ label }) => label) as Record<keyof R, string>;

/** A stored record as its form holds it. */
export const formOf = <R extends Fields>(fields: R, row: Wire<R>): Form<R> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.typed((row as Row)[name])])) as Form<R>;

/** What a form sends. An input that was emptied may hold null where there is text to be. */
export const sentOf = <R extends Fields>(fields: R, form: Form<R>): Wire<R> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.stored((form as Row)[name] ?? field.blank)]),
  ) as Wire<R>;

const mapFields = (fields: Fields, each: (field: Field) => unknown): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, each(field)]));
