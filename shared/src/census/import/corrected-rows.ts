import type { CellOverride } from '#shared/census/import/import.record';
import type { ImportCell, ImportRow } from '#shared/persons/import/import-sheet';

export interface RowCorrections {
  /** Cells as a person corrected them; of two for one cell the later counts. */
  overrides?: readonly CellOverride[];
  /** Rows that a person does not want, by their numbers in the spreadsheet. */
  leaveOut?: readonly number[];
}

/** The rows below the header with what a person corrected in them; the file itself stays as it is. */
export function correctedRows(
  rows: readonly ImportRow[],
  { overrides = [], leaveOut = [] }: RowCorrections,
): readonly ImportRow[] {
  if (overrides.length + leaveOut.length === 0) {
    return rows;
  }
  const unwanted = new Set(leaveOut);
  const byRow = new Map<number, CellOverride[]>();
  for (const correction of overrides) {
    byRow.set(correction.Row, [...(byRow.get(correction.Row) ?? []), correction]);
  }
  return rows
    .filter(({ row }) => !unwanted.has(row))
    .map((row) => {
      const corrections = byRow.get(row.row);
      return corrections ? { ...row, cells: withCorrections(row.cells, corrections) } : row;
    });
}

function withCorrections(cells: readonly ImportCell[], corrections: readonly CellOverride[]): ImportCell[] {
  const width = Math.max(cells.length, ...corrections.map(({ Column }) => Column + 1));
  const corrected = Array.from({ length: width }, (_, column) => cells[column] ?? null);
  for (const { Column, Value } of corrections) {
    corrected[Column] = Value;
  }
  return corrected;
}
