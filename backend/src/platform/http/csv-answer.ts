import { stringify, type Options } from 'csv-stringify';
import { pipeline, Readable } from 'node:stream';

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

/** Streams rows as a file while they are read. The first ones are read before: what cannot be read at all is a refusal, and no file. */
export async function csvOfChunks<Row>(
  columns: CsvColumns<Row>,
  chunks: AsyncIterable<readonly Row[]>,
): Promise<Readable> {
  const lines = linesOf(columns, chunks);
  const first = await lines.next();
  return csvFile(resumed(first, lines));
}

/** The lines of each chunk; those of the first one behind the headings. */
async function* linesOf<Row>(
  columns: CsvColumns<Row>,
  chunks: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string[][], void> {
  let headings = [columns.map(([header]) => header)];
  for await (const rows of chunks) {
    yield [...headings, ...rows.map((row) => columns.map(([, cell]) => cell(row)))];
    headings = [];
  }
  yield headings;
}

async function* resumed(
  first: IteratorResult<string[][], void>,
  rest: AsyncGenerator<string[][], void>,
): AsyncIterable<string[]> {
  yield* first.value ?? [];
  for await (const lines of rest) {
    yield* lines;
  }
}
