import type { Readable } from 'node:stream';
import { utils, type WorkSheet } from '@e965/xlsx';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { censusHeader, TEMPLATE_FIELDS } from '#shared/census/import/import-fields';
import { inCensus, shownInFile } from '#shared/persons/import/file-columns';
import { csvFile } from '../../platform/http/csv-answer.ts';
import { sheetOf, workbookOf } from './workbook.ts';

/** Never part of a download: an SSN leaves the system only through the audited call. */
const DOWNLOADED = TEMPLATE_FIELDS.filter((field) => field !== 'SSN');

/** The census as a file that the import can read back. */
export const censusCsv = (members: readonly CensusMemberResponse[]): Readable =>
  csvFile([
    DOWNLOADED.map(censusHeader),
    ...members.map((member) => DOWNLOADED.map((field) => shownInFile(field, member[field]))),
  ]);

/** An empty census to fill in. */
export const templateCsv = (): Readable => csvFile(headersAndHints());

/** What stands in its first two rows; the import passes over the hints. */
const headersAndHints = (): [headers: string[], hints: string[]] => [
  TEMPLATE_FIELDS.map(censusHeader),
  TEMPLATE_FIELDS.map((field) => inCensus(field).hint ?? ''),
];

/** Number of formatted rows below the hints. */
const FORMATTED_ROWS = 1_000;
const HEADER_ROWS = 2;
/** Excel's formats; one of text keeps leading zeros. */
const FORMATS = { text: '@', day: 'mm/dd/yyyy' } as const;

const HELP = [
  ['How to fill in the census'],
  ['Write one row for each person on the sheet Census: an employee first, the dependents below.'],
  ['Columns that you do not need may stay empty or be deleted. Other columns are ignored.'],
  [],
];

/** An empty census as an Excel workbook: headers, a row of hints, cells that keep leading zeros, and a sheet that explains the columns. */
export function templateWorkbook(): Buffer {
  const [headers, hints] = headersAndHints();
  return workbookOf({
    Census: censusSheet(),
    Help: sheetOf([...HELP, ...headers.map((header, column) => [header, hints[column] ?? ''])], { 1: 3 }),
  });
}

function censusSheet(): WorkSheet {
  const sheet = sheetOf(headersAndHints());
  for (const [column, field] of TEMPLATE_FIELDS.entries()) {
    const { format } = inCensus(field);
    for (let row = HEADER_ROWS; format && row < HEADER_ROWS + FORMATTED_ROWS; row += 1) {
      sheet[utils.encode_cell({ r: row, c: column })] = { t: 'z', z: FORMATS[format] };
    }
  }
  const last = { r: HEADER_ROWS + FORMATTED_ROWS - 1, c: TEMPLATE_FIELDS.length - 1 };
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: last });
  return sheet;
}
