/** The values of the rows with each id, in order. @param name of the column with the id */
export function grouped<Name extends string, Row extends Readonly<Record<Name, number>>, Value>(
  rows: readonly Row[],
  name: Name,
  valueOf: (row: Row) => Value,
): Map<number, Value[]> {
  const groups = new Map<number, Value[]>();
  for (const row of rows) {
    const known = groups.get(row[name]);
    if (known) {
      known.push(valueOf(row));
    } else {
      groups.set(row[name], [valueOf(row)]);
    }
  }
  return groups;
}
