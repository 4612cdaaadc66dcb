import type { Field, Fields, ValueOf, Wire } from '#shared/records/field';
import { toInstant } from '../database/raw-values.ts';
import type { CsvColumns } from './csv-answer.ts';

/** A field under its label, or under its own heading and with its own text. */
type Column<R extends Fields> =
  | (keyof R & string)
  | {
      [Name in keyof R & string]: readonly [Name, string, ((value: NonNullable<ValueOf<R[Name]>>) => string)?];
    }[keyof R & string];

/** Columns of a file: fields of a record. */
export const csvColumns = <R extends Fields>(fields: R, columns: readonly Column<R>[]): CsvColumns<Wire<R>> =>
  columns.map((each) => {
    const [name, heading, words] = typeof each === 'string' ? [each, fields[each]!.label] : each;
    return [heading, (row) => cell({ ...fields[name]!, ...(words && { shown: words }) } as Field, row[name])] as const;
  });

const cell = ({ shown }: Field, value: unknown): string =>
  value === null ? '' : typeof value === 'boolean' ? (value ? 'Yes' : 'No') : shown(value);

/** A selected row in its API form, by field name: the databases differ in how they return instants, numbers and flags. */
export const rowOf = <R extends Fields>(fields: R, selected: Readonly<Record<string, unknown>>): Wire<R> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, answered(field, selected[name])])) as Wire<R>;

function answered({ schema }: Field, value: unknown): unknown {
  if (value === null) {
    return null;
  }
  if (schema.format === 'date-time') {
    return toInstant(value as Date | string).toISOString();
  }
  if (schema.type === 'boolean') {
    return Number(value) === 1;
  }
  return schema.type === 'integer' || schema.type === 'number' ? Number(value) : value;
}
