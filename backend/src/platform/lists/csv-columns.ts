import type { Fields, Wire } from '#shared/records/field';
import type { CsvColumns } from '../http/csv-answer.ts';

/** Columns of a file: fields of a record under their labels, or under a heading of their own. */
export const csvColumns = <R extends Fields>(
  fields: R,
  names: readonly ((keyof R & string) | readonly [keyof R & string, string])[],
): CsvColumns<Wire<R>> =>
  names.map((each) => {
    const [name, heading] = typeof each === 'string' ? [each, fields[each]!.label] : each;
    return [heading, (row) => cell(fields, name, row)] as const;
  });

function cell<R extends Fields>(fields: R, name: keyof R & string, row: Wire<R>): string {
  const value = row[name];
  return typeof value === 'boolean' ? (value ? 'Yes' : 'No') : fields[name]!.shown(value);
}
