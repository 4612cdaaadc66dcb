import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { parse } from 'csv-parse';
import { type DataSource, type EntityManager, In } from 'typeorm';
import { importAllOrNothing } from '../../platform/database/import-all-or-nothing.ts';
import { ImportFileError, type ImportReport, type ImportSummary } from '../../platform/database/import-report.ts';
import { insertLocations, michiganCounty, type NewLocation } from './location-rows.ts';
import { Location } from './location.table.ts';

const MICHIGAN_PREFIX = '26';
const DELETE_BATCH = 500;

/**
 * Imports which counties each ZIP touches, from the Census Bureau's or HUD's file, all or nothing. The file replaces the counties of every
 * ZIP that it contains; other ZIPs are unchanged, as are stored cities and coordinates. A new ZIP is added only if the file names its city.
 * Counties outside the ZIP's own state are skipped, as are ZIPs and counties without a name.
 *
 * The report counts ZIP–county pairs; `changed` counts stored pairs that are no longer in the file.
 */
export function importLocations(database: DataSource, file: string): Promise<ImportReport> {
  return importAllOrNothing(database, 'locations', async (tx, summary) => {
    const stored = new StoredLocations(await tx.find(Location));
    const wanted = await readWanted(file, stored, summary);
    if (summary.refusedTotal === 0) {
      await replaceCounties(tx, stored, wanted, summary);
    }
  });
}

/** The locations stored before the import. */
class StoredLocations {
  readonly byZip = new Map<string, Location[]>();
  readonly stateOfPrefix = new Map<string, string>();
  readonly nameOfCounty = new Map<string, string>();

  constructor(locations: readonly Location[]) {
    for (const location of locations) {
      this.byZip.set(location.postalCode, [...(this.byZip.get(location.postalCode) ?? []), location]);
      this.stateOfPrefix.set(location.countyFips.slice(0, 2), location.stateCode);
      this.nameOfCounty.set(location.countyFips, location.countyName);
    }
    this.stateOfPrefix.set(MICHIGAN_PREFIX, 'MI');
  }

  /** The row to store for a line of the file; null if it is skipped. */
  rowOf({ zip, countyFips, countyName, city, stateCode }: ZipCountyLine): NewLocation | null {
    const known = this.byZip.get(zip)?.[0];
    const place = known?.city ?? city;
    const state = this.stateOfPrefix.get(countyFips.slice(0, 2));
    const name = michiganCounty(countyFips)?.name ?? countyName ?? this.nameOfCounty.get(countyFips);
    const ownState = known?.stateCode ?? stateCode ?? state;
    if (!place || !name || !state || state !== ownState) {
      return null;
    }
    return {
      postalCode: zip,
      city: place,
      stateCode: state,
      countyFips,
      countyName: name,
      latitudeMicrodegrees: known?.latitudeMicrodegrees ?? null,
      longitudeMicrodegrees: known?.longitudeMicrodegrees ?? null,
    };
  }
}

/** ZIP -> county -> row. */
type Wanted = Map<string, Map<string, NewLocation>>;

async function readWanted(file: string, stored: StoredLocations, summary: ImportSummary): Promise<Wanted> {
  const wanted: Wanted = new Map();
  for await (const line of readLocationFile(file)) {
    summary.rows += 1;
    const problem = lineProblem(line, wanted);
    if (problem) {
      summary.refuse(line.row, problem);
      continue;
    }
    // The Census file has lines for the parts of counties that are outside any ZIP.
    const row = line.zip === '' ? null : stored.rowOf(line);
    if (row) {
      wanted.set(line.zip, (wanted.get(line.zip) ?? new Map<string, NewLocation>()).set(line.countyFips, row));
    } else {
      summary.skipped += 1;
    }
  }
  return wanted;
}

function lineProblem({ zip, countyFips, city }: ZipCountyLine, wanted: Wanted): string | null {
  if (zip === '' && countyFips !== '') {
    return null;
  }
  if (!/^\d{5}$/.test(zip)) {
    return `"${zip}" is not a ZIP code of five digits (a spreadsheet may have dropped its leading zeros).`;
  }
  if (!/^\d{5}$/.test(countyFips)) {
    return `"${countyFips}" is not a county code of five digits.`;
  }
  if (countyFips.startsWith(MICHIGAN_PREFIX) && !michiganCounty(countyFips)) {
    return `${countyFips} is not a county of Michigan.`;
  }
  if (city !== null && city.length > 60) {
    return 'The city has more than 60 characters.';
  }
  return wanted.get(zip)?.has(countyFips) ? `ZIP ${zip} and county ${countyFips} are in the file twice.` : null;
}

async function replaceCounties(
  tx: EntityManager,
  stored: StoredLocations,
  wanted: Wanted,
  summary: ImportSummary,
): Promise<void> {
  const gone: number[] = [];
  const added: NewLocation[] = [];
  for (const [zip, counties] of wanted) {
    const before = stored.byZip.get(zip) ?? [];
    const known = new Set(before.map(({ countyFips }) => countyFips));
    gone.push(...before.filter(({ countyFips }) => !counties.has(countyFips)).map(({ id }) => id));
    added.push(...[...counties.values()].filter(({ countyFips }) => !known.has(countyFips)));
    summary.unchanged += [...counties.keys()].filter((fips) => known.has(fips)).length;
  }
  for (let first = 0; first < gone.length; first += DELETE_BATCH) {
    await tx.delete(Location, { id: In(gone.slice(first, first + DELETE_BATCH)) });
  }
  await insertLocations(tx, added);
  summary.added += added.length;
  summary.changed += gone.length;
}

/** One line of a ZIP–county file. */
interface ZipCountyLine {
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
async function* readLocationFile(file: string): AsyncGenerator<ZipCountyLine> {
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
