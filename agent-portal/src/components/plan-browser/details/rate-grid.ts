/** Spec 002 section 9: "Rate-grid display: 17 rows per table". */
export const GRID_ROWS = 17;

/** The rows in tables of at most 17: the 51 age bands make three. */
export function gridTables<Row>(rows: readonly Row[]): Row[][] {
  const tables: Row[][] = [];
  for (let first = 0; first < rows.length; first += GRID_ROWS) {
    tables.push(rows.slice(first, first + GRID_ROWS));
  }
  return tables;
}
