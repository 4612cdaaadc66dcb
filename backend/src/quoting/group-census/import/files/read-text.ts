import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import type { ImportSheet } from '#shared/persons/import/import-sheet';
import { composed } from '#shared/formats/text';
import { FileProblem, MAX_SHEET_ROWS, QUOTE_NOT_CLOSED, TOO_MANY_ROWS } from './file-problem.ts';

const LINES_LOOKED_AT = 20;
const LONGEST_ROW = 100_000;
const DELIMITERS = ['\t', ';', ',', '|'] as const;
/** The first line that Excel understands as "the delimiter is"; it is not shown as a row. */
const SEPARATOR_LINE = /^sep=(.)(?:\r\n|\n|\r)/i;

/** A census in lines of text: pasted from a spreadsheet, or a .csv file whatever its delimiter and line ends. */
export function readText(text: string): ImportSheet {
  const separator = SEPARATOR_LINE.exec(text);
  const body = composed(separator ? text.slice(separator[0].length) : text);
  const records = parseRecords(body, separator ? [separator[1]!] : delimitersOf(body));
  if (records.length > MAX_SHEET_ROWS) {
    throw new FileProblem('TOO_LARGE', TOO_MANY_ROWS);
  }
  const rows = records
    .map((cells, index) => ({ row: index + 1, cells: cells.map(withoutFormula) }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  return { rows, dateSystem: 1900, isText: true };
}

/** Programs write ="01234" so that Excel keeps the zero: the text is what they mean. */
const withoutFormula = (cell: string): string => /^\s*="(.*)"\s*$/s.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell;

function parseRecords(text: string, delimiter: string[]): string[][] {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      relax_quotes: true,
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: LONGEST_ROW,
      to: MAX_SHEET_ROWS + 1,
    });
  } catch (error) {
    if (error instanceof CsvError) {
      throw new FileProblem('INVALID_INPUT', QUOTE_NOT_CLOSED);
    }
    throw error;
  }
}

/**
 * The delimiter that most lines have; in doubt the one that stands in them most often. A pasted text in which some lines have
 * tabs and others commas is split at both (spec 002 section 5: "Tabs convert to commas").
 */
function delimitersOf(text: string): string[] {
  const lines = text
    .slice(0, LONGEST_ROW)
    .replaceAll(/"[^"]*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, LINES_LOOKED_AT);
  const counted = DELIMITERS.map((delimiter) => {
    const counts = lines.map((line) => line.split(delimiter).length - 1);
    return {
      delimiter,
      lines: counts.filter((count) => count > 0).length,
      total: counts.reduce((sum, count) => sum + count, 0),
    };
  });
  const [best] = counted.sort((one, other) => other.lines - one.lines || other.total - one.total);
  const tabs = counted.find(({ delimiter }) => delimiter === '\t');
  const isMixed = tabs !== undefined && tabs.lines > 0 && tabs.lines < lines.length;
  return isMixed ? ['\t', ','] : [best?.delimiter ?? ','];
}
