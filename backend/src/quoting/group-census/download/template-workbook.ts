import { utils, write, type WorkSheet } from '@e965/xlsx';
import { FIELD_HEADERS, TEMPLATE_FIELDS, type TemplateField } from '#shared/census/import/import-fields';
import { HINTS } from './census-csv.ts';

export const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** So many rows below the hints are formatted. */
const FORMATTED_ROWS = 1_000;
const HEADER_ROWS = 2;
/** Excel's format of cells that hold text: leading zeros stay. */
const TEXT = '@';
const FORMATS: Partial<Record<TemplateField, string>> = {
  DateOfBirth: 'mm/dd/yyyy',
  SSN: TEXT,
  HomePostalCode: TEXT,
  HomeNumber: TEXT,
};
const COLUMN_CHARACTERS = 18;

const HELP = [
  ['How to fill in the census'],
  ['Write one row for each person on the sheet Census: an employee first, the dependents below.'],
  ['Columns that you do not need may stay empty or be deleted. Other columns are passed over.'],
  [],
];

/** An empty census as an Excel workbook: headers, a row of hints, cells that keep leading zeros, and a sheet that explains the columns. */
export function templateWorkbook(): Buffer {
  const book = utils.book_new();
  utils.book_append_sheet(book, censusSheet(), 'Census');
  utils.book_append_sheet(book, helpSheet(), 'Help');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true, sheetStubs: true }) as Buffer;
}

function censusSheet(): WorkSheet {
  const sheet = utils.aoa_to_sheet([
    TEMPLATE_FIELDS.map((field) => FIELD_HEADERS[field]),
    TEMPLATE_FIELDS.map((field) => HINTS[field]),
  ]);
  for (const [column, field] of TEMPLATE_FIELDS.entries()) {
    const format = FORMATS[field];
    for (let row = HEADER_ROWS; format && row < HEADER_ROWS + FORMATTED_ROWS; row += 1) {
      sheet[utils.encode_cell({ r: row, c: column })] = { t: 'z', z: format };
    }
  }
  const last = { r: HEADER_ROWS + FORMATTED_ROWS - 1, c: TEMPLATE_FIELDS.length - 1 };
  sheet['!ref'] = utils.encode_range({ s: { r: 0, c: 0 }, e: last });
  sheet['!cols'] = TEMPLATE_FIELDS.map(() => ({ wch: COLUMN_CHARACTERS }));
  return sheet;
}

function helpSheet(): WorkSheet {
  const sheet = utils.aoa_to_sheet([...HELP, ...TEMPLATE_FIELDS.map((field) => [FIELD_HEADERS[field], HINTS[field]])]);
  sheet['!cols'] = [{ wch: COLUMN_CHARACTERS }, { wch: 3 * COLUMN_CHARACTERS }];
  return sheet;
}
