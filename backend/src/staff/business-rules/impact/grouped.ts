/** The values of each quote's rows, in order. */
export function grouped<Row extends { quoteId: number }, Value>(
  rows: readonly Row[],
  valueOf: (row: Row) => Value,
): Map<number, Value[]> {
  const byQuote = new Map<number, Value[]>();
  for (const row of rows) {
    const known = byQuote.get(row.quoteId);
    if (known) {
      known.push(valueOf(row));
    } else {
      byQuote.set(row.quoteId, [valueOf(row)]);
    }
  }
  return byQuote;
}
