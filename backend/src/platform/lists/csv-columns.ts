import type { Field, Fields, ValueOf, Wire } from '#shared/records/field';
import type { CsvColumns } from '../http/csv-answer.ts';

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
