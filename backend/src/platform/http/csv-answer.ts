import { pipeline, Readable } from 'node:stream';
import { stringify, type Options } from 'csv-stringify';

export const CSV_TYPE = 'text/csv; charset=utf-8';

/** A column of a file: its heading, and its value for a row. */
export type CsvColumns<Row> = readonly (readonly [header: string, cell: (row: Row) => string])[];

/**
 * With a byte order mark, because otherwise Excel assumes Windows-1252; text that looks like a formula is made plain, and a line break of
 * either kind stays in its cell.
 */
const OPTIONS: Options = { bom: true, escape_formulas: true, record_delimiter: '\r\n', quoted_match: /[\r\n]/ };

/** Streams lines as a file. If the client disconnects, reading stops; an error cuts the file off. */
export function csvFile(lines: Iterable<readonly string[]> | AsyncIterable<readonly string[]>): Readable {
  const file = stringify(OPTIONS);
  pipeline(Readable.from(lines), file, () => undefined);
  return file;
}

/** Streams rows as a file while they are read. */
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
