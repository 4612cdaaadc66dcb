import { pipeline, Readable } from 'node:stream';
import { stringify, type Options } from 'csv-stringify';

export const CSV_TYPE = 'text/csv; charset=utf-8';

/** A column of a file: its heading, and what stands in it for a row. */
export type CsvColumns<Row> = readonly (readonly [header: string, cell: (row: Row) => string])[];

/** With a byte order mark, or Excel would take UTF-8 for Windows-1252; what starts like a formula is made plain text. */
const OPTIONS: Options = { bom: true, escape_formulas: true, record_delimiter: '\r\n' };

/** Lines as a file. A reader who leaves ends the reading; a failure breaks the file off. */
export function csvFile(lines: Iterable<readonly string[]> | AsyncIterable<readonly string[]>): Readable {
  const file = stringify(OPTIONS);
  pipeline(Readable.from(lines), file, () => undefined);
  return file;
}

/** Rows as a file, written while they are read. */
export const csvOfChunks = <Row>(columns: CsvColumns<Row>, chunks: AsyncIterable<readonly Row[]>): Readable =>
  csvFile(linesOf(columns, chunks));

async function* linesOf<Row>(columns: CsvColumns<Row>, chunks: AsyncIterable<readonly Row[]>): AsyncIterable<string[]> {
  yield columns.map(([header]) => header);
  for await (const rows of chunks) {
    for (const row of rows) {
      yield columns.map(([, cell]) => cell(row));
    }
  }
}
