import { parse } from 'csv-parse';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { ImportFileError } from '../../platform/database/import-report.ts';

/** One line of a ZIP–county file. */
export interface ZipCountyLine {
  /** Spreadsheet numbering: the header is row 1. */
  row: number;
  zip: string;
  countyFips: string;
  /** Without the word County; null if the file has no names. */
  countyName: string | null;
  /** null if the file has no cities. */
  city: string | null;
  stateCode: string | null;
}

interface Format {
  zip: string;
  countyFips: string;
  countyName?: string;
  city?: string;
  stateCode?: string;
}

/** The Census Bureau's "2020 ZCTA to County Relationship File", pipe-delimited. */
const CENSUS: Format = { zip: 'GEOID_ZCTA5_20', countyFips: 'GEOID_COUNTY_20', countyName: 'NAMELSAD_COUNTY_20' };
/** HUD's "USPS ZIP Code Crosswalk", ZIP to county, saved as CSV. */
const HUD: Format = { zip: 'ZIP', countyFips: 'COUNTY', city: 'USPS_ZIP_PREF_CITY', stateCode: 'USPS_ZIP_PREF_STATE' };
const REQUIRED = { census: [CENSUS.zip, CENSUS.countyFips, CENSUS.countyName!], hud: [HUD.zip, HUD.countyFips] };

interface ParsedLine {
  record: string[];
  info: { lines: number };
}

const CELLS = { delimiter: [',', '|', '\t'], bom: true, trim: true, skip_empty_lines: true, info: true };
const WORKBOOKS = ['PK', '\u00d0\u00cf'];

/**
 * Reads a ZIP–county file of the Census Bureau or of HUD, line by line.
 * @throws ImportFileError when it is missing, an Excel workbook, broken, empty, or lacks columns
 */
export async function* readLocationFile(file: string): AsyncGenerator<ZipCountyLine> {
  await refuseWorkbook(file);
  const source = createReadStream(file);
  const cells = source.pipe(parse(CELLS));
  source.once('error', (error) => cells.destroy(error));
  let reader: ((record: string[], row: number) => ZipCountyLine) | null = null;
  try {
    for await (const { record, info } of cells as AsyncIterable<ParsedLine>) {
      if (reader) {
        yield reader(record, info.lines);
      } else {
        reader = readerOf(record);
      }
    }
  } catch (error) {
    throw isBrokenCsv(error) ? new ImportFileError(`The file cannot be read: ${error.message}.`) : error;
  }
  if (!reader) {
    throw new ImportFileError('The file is empty.');
  }
}

function readerOf(header: readonly string[]): (record: string[], row: number) => ZipCountyLine {
  const names = header.map((name) => name.toUpperCase());
  const lacking = (columns: readonly string[]) => columns.filter((column) => !names.includes(column));
  const format = [CENSUS, HUD].find((_, at) => lacking([REQUIRED.census, REQUIRED.hud][at]!).length === 0);
  if (!format) {
    throw new ImportFileError(
      `Columns are missing. A Census file needs ${REQUIRED.census.join(', ')} (this one lacks ${lacking(REQUIRED.census).join(', ')}); ` +
        `a HUD file needs ${REQUIRED.hud.join(', ')} (this one lacks ${lacking(REQUIRED.hud).join(', ')}).`,
    );
  }
  const place = (column: string | undefined) => (column === undefined ? -1 : names.indexOf(column));
  const at = {
    zip: place(format.zip),
    countyFips: place(format.countyFips),
    countyName: place(format.countyName),
    city: place(format.city),
    stateCode: place(format.stateCode),
  };
  return (record, row) => ({
    row,
    zip: record[at.zip] ?? '',
    countyFips: record[at.countyFips] ?? '',
    countyName: record[at.countyName]?.replace(/ County$/, '') || null,
    city: titleCase(record[at.city]) || null,
    stateCode: record[at.stateCode]?.toUpperCase() || null,
  });
}

async function refuseWorkbook(file: string): Promise<void> {
  if (WORKBOOKS.includes(await firstTwoBytes(file))) {
    throw new ImportFileError('This is an Excel workbook. Save it as "CSV UTF-8" and import that.');
  }
}

async function firstTwoBytes(file: string): Promise<string> {
  try {
    await using handle = await open(file);
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } catch (error) {
    throw new ImportFileError(`"${file}" cannot be read (${(error as { code?: string }).code ?? 'unknown reason'}).`);
  }
}

const isBrokenCsv = (error: unknown): error is Error =>
  error instanceof Error && String((error as { code?: string }).code).startsWith('CSV_');

/** HUD writes cities in capitals: "GRAND RAPIDS". */
const titleCase = (text: string | undefined): string | undefined =>
  text?.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());
