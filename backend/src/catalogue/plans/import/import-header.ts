import { ImportFileError } from '../../../platform/database/import-report.ts';
import type { CsvBatch } from './csv-rows.ts';

/** Columns that an import reads; all others are ignored. */
export interface WantedColumns<Column extends string> {
  required: readonly Column[];
  optional?: readonly Column[];
}

/** Finds the wanted columns in a header row, and rows that do not match it. Column names are case-insensitive. */
export class ImportHeader<Column extends string> {
  private readonly at: Record<Column, number>;
  private readonly width: number;
  /** Minimum number of cells in a row: enough to reach every required column. */
  private readonly needed: number;

  /** @throws ImportFileError that names every missing column */
  constructor(names: readonly string[], { required, optional = [] }: WantedColumns<Column>) {
    const places = new Map(names.map((name, at) => [normal(name), at]));
    const placeOf = (column: Column): number => places.get(normal(column)) ?? -1;
    const missing = required.filter((column) => placeOf(column) === -1);
    if (missing.length > 0) {
      throw new ImportFileError(
        `The file lacks ${missing.length === 1 ? 'the column' : 'the columns'} ${missing.join(', ')}. Its first row must hold the column names.`,
      );
    }
    const found = [...required, ...optional].map((column): [Column, number] => [column, placeOf(column)]);
    this.at = Object.fromEntries(found) as Record<Column, number>;
    this.width = names.length;
    this.needed = Math.max(...required.map(placeOf)) + 1;
  }

  /** @throws ImportFileError at the first row that is too short or too long for the header */
  check({ records, rows }: Omit<CsvBatch<Column>, 'at'>, { isEnd = false } = {}): CsvBatch<Column> {
    // A last line without a line break must be complete; elsewhere spreadsheets omit empty cells at the end.
    const needed = isEnd ? this.width : this.needed;
    const misfit = records.findIndex(({ length }) => length < needed || length > this.width);
    const record = records[misfit];
    if (record) {
      const what = `Row ${rows[misfit]} has ${record.length} cells where the header has ${this.width}`;
      throw new ImportFileError(record.length < needed ? `${what}: the file seems to be cut off.` : `${what}.`);
    }
    return { records, rows, at: this.at };
  }
}

const normal = (name: string): string =>
  name
    .replace(/^\uFEFF/, '')
    .trim()
    .toLowerCase();
