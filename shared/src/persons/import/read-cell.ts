import type { ReadingFacts } from '#shared/persons/import/cell-readers';
import { type ColumnName, columnOf, masked } from '#shared/persons/import/file-columns';
import type { FileKind, FoundColumn } from '#shared/persons/import/file-kind';
import type { ImportProblem } from '#shared/persons/import/import-problem.record';
import { cellText, isBlank, isBroken, type ImportCell, type ImportRow } from '#shared/persons/import/import-sheet';

/** The values of a row, as far as they could be read. */
export interface RowReading {
  /** The spreadsheet's row number, starting at 1. */
  row: number;
  /** By column. */
  values: object;
  errors: ImportProblem[];
  warnings: ImportProblem[];
}

/** Reads one cell into its row. Missing columns and blank cells are ignored; an unreadable cell is reported with what is expected. */
export function readCell<Name extends ColumnName>(
  { row, values, errors, warnings }: RowReading,
  column: FoundColumn<Name> & { Field: Name },
  cell: ImportCell,
  { kind, ...facts }: ReadingFacts & { kind: FileKind<Name> },
): void {
  const { read, [kind.use]: use } = columnOf(column.Field);
  const refuse = (expected = '') => errors.push(problemAt(kind, row, column, { found: cellText(cell), expected }));
  if (isBroken(cell)) {
    refuse(kind.brokenCell(cell.broken));
    return;
  }
  if (isBlank(cell)) {
    if (use?.isFilled) {
      refuse(use.expected);
    }
    return;
  }
  const reading = (use?.read ?? read)?.(cell, use?.expected ?? '', facts);
  if (!reading) {
    return;
  }
  if ('expected' in reading) {
    refuse(reading.expected);
    return;
  }
  Object.assign(values, { [column.Field]: reading.value });
  if (reading.remark) {
    warnings.push({
      ...problemAt(kind, row, column, { found: cellText(cell), expected: '' }),
      Message: reading.remark,
    });
  }
}

/** What is wrong with a cell; SSNs, and what looks like one, are masked. */
export const problemAt = <Name extends ColumnName>(
  kind: FileKind<Name>,
  row: number,
  column: FoundColumn<Name>,
  { found, expected }: { found: string; expected: string },
): ImportProblem => ({
  Row: row,
  Column: kind.columnName(column),
  Found: masked(found, column.Field),
  Message: kind.message(row, expected),
});

/** True if the row describes a person. */
export function namesSomebody<Name extends ColumnName>(
  mapping: readonly Pick<FoundColumn<Name>, 'Column' | 'Field'>[],
  { naming }: FileKind<Name>,
): (row: ImportRow) => boolean {
  const columns = mapping.filter(({ Field }) => Field && naming.includes(Field)).map(({ Column }) => Column);
  return ({ cells }) => columns.some((column) => !isBlank(cells[column]));
}
