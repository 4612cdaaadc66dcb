import { CENSUS_MEMBER } from '#shared/census/census.record';
import { MAX_MEMBERS, missingFields } from '#shared/census/import/import-fields';
import { IMPORT_FIELDS, type ImportField } from '#shared/persons/import/file-columns';
import { problemList } from '#shared/persons/import/import-problem.record';
import { orAsStored } from '#shared/persons/person-kinds';
import { record, type Sent, type Wire } from '#shared/records/field';
import {
  code,
  count,
  described,
  flag,
  listOf,
  nested,
  orNull,
  requiredFlag,
  sentBack,
  text,
  whole,
} from '#shared/records/kinds';

/** Longer lists of columns are not remembered. */
export const MAX_LAYOUT_COLUMNS = 2_000;

const FIELD = `(?:${IMPORT_FIELDS.join('|')})?`;
/** The fields of a file's columns in order, '' for one that is not imported: "FirstName,,LastName". */
export const LAYOUT_COLUMNS = new RegExp(`^${FIELD}(?:,${FIELD})*$`);

type Columns = readonly Pick<ColumnMapping, 'Field' | 'Person'>[];

/** The mapping as it is remembered: fields alone, nothing of what the file holds. */
export const layoutColumns = (mapping: Columns): string =>
  mapping
    .map(({ Field }) => Field ?? '')
    .join(',')
    .replace(/,+$/, '');

/** What was remembered, as corrections of this mapping; null where it does not fit the columns or fields there are now. */
export function rememberedMapping(
  columns: string,
  mapping: readonly ColumnMapping[],
): { Column: number; Field: ImportField | null }[] | null {
  const fields = columns.split(',');
  if (!LAYOUT_COLUMNS.test(columns) || fields.length > mapping.length) {
    return null;
  }
  const remembered = mapping.map((column, place) => ({
    ...column,
    Field: (fields[place] || null) as ImportField | null,
  }));
  const held = remembered.filter(({ Field }) => Field).map(({ Field, Person }) => `${Person ?? ''} ${Field}`);
  const fits = new Set(held).size === held.length && missingFields(remembered).length === 0;
  return fits ? remembered.map(({ Column, Field }) => ({ Column, Field })) : null;
}

export const IMPORT_MODES = ['append', 'replace'] as const;
export type ImportMode = (typeof IMPORT_MODES)[number];

const LAYOUT = /^[0-9a-f]{64}$/;
const MAX_COLUMNS = 1_000;
/** The last row of a spreadsheet. */
const MAX_ROW = 1_048_576;
const MAX_CELL = 500;
const MAX_CORRECTIONS = 5_000;
const MAX_TEXT = 8 * 1024 * 1024;

const CHOSEN = {
  /** 0 = first column of the file. */
  Column: whole('Column', { min: 0, max: MAX_COLUMNS, example: 0 }),
  /** null = the column is not imported. */
  Field: orNull(code<ImportField>('Field', IMPORT_FIELDS)),
};
const FOUND = record({
  /** The header as found, '' where there is none. */
  Header: text('Header', { problem: () => null }),
  /** In a file with one row for each family whom the column is about, "Spouse" or "Child 2"; left out for the employee. */
  Person: orAsStored(text('Person')),
  /** Up to three values of the column, for the person who checks the mapping; SSNs masked. */
  Samples: listOf('Samples', text('Sample')),
});
/** What a column of a file holds. */
export const COLUMN_MAPPING = record({ ...CHOSEN, ...FOUND });
/** As a person corrected it; what the file says itself is not read. */
const CORRECTED_MAPPING = record({ ...CHOSEN, Field: { ...CHOSEN.Field, fallback: null }, ...sentBack(FOUND) });

/** A cell of the file or text, read as if this stood in it: how the person who imports corrects single cells. */
export const CELL_OVERRIDE = record({
  /** As the spreadsheet shows it, first row 1. */
  Row: whole('Row', { min: 1, max: MAX_ROW, example: 2 }),
  /** 0 = first column of the file, as in ColumnMapping. */
  Column: CHOSEN.Column,
  Value: text('Value', { problem: () => null, max: MAX_CELL }),
});

export const ADD_ALL_QUERY = record({
  mode: orAsStored(described(code('Mode', IMPORT_MODES), 'append (after the last employee) or replace.', 'append')),
  layout: orAsStored({
    ...text('Layout', { problem: (value) => (LAYOUT.test(value) ? null : 'Layout is not valid.') }),
    schema: {
      type: 'string',
      pattern: LAYOUT.source,
      description: 'As the preview answered it: what `columns` are remembered for.',
    },
  }),
  columns: orAsStored(
    text('Columns', {
      max: MAX_LAYOUT_COLUMNS,
      problem: (value) => (LAYOUT_COLUMNS.test(value) ? null : 'Columns is not valid.'),
      about: 'The fields of the columns in order, as they were corrected; empty forgets what was remembered.',
      example: 'FirstName,,LastName',
    }),
  ),
});

/** What a preview can be told beside its file or text. */
export const PREVIEW_OPTIONS = record({
  /** Corrected mapping; without it the columns are as they were set for this header last time, or guessed. Empty = guessed. */
  Mapping: orAsStored(listOf('Mapping', nested('Column', CORRECTED_MAPPING), { most: MAX_COLUMNS })),
  Mode: orAsStored(code('Mode', IMPORT_MODES)),
  Overrides: orAsStored(listOf('Overrides', nested('Cell', CELL_OVERRIDE), { most: MAX_CORRECTIONS })),
  /** Rows that are not to be imported, by their numbers in the spreadsheet. */
  LeaveOut: orAsStored(listOf('Rows left out', whole('Row', { min: 1 }), { most: MAX_CORRECTIONS })),
});

/**
 * Body of POST /api/groupcensus/PreviewImport/{quoteId} for pasted text; a file comes as multipart `file` (+ optional `Mode`, and
 * `Mapping`, `Overrides` and `LeaveOut` as JSON).
 */
export const PREVIEW_TEXT = record('PreviewTextBody', {
  Text: text('Text', { problem: () => null, max: MAX_TEXT, asTyped: true }),
  HasHeader: requiredFlag('Header'),
  ...PREVIEW_OPTIONS,
});

export const CENSUS_PREVIEW = record('CensusPreviewAnswer', {
  /** Ready to be sent to AddAllGroupCensus; SSNs in full only here, since they go straight back. */
  Members: listOf('Members', nested('Member', CENSUS_MEMBER), { most: MAX_MEMBERS }),
  Errors: problemList('Errors'),
  Warnings: problemList('Warnings'),
  Mapping: listOf('Mapping', nested('Column', COLUMN_MAPPING), { most: MAX_COLUMNS + 1 }),
  /** Row of the header as the spreadsheet shows it, 0 where there is none. */
  HeaderRow: whole('Header row', { min: 0, example: 1 }),
  /** Names the header row for AddAllGroupCensus, which remembers the corrected columns of it; null without a header. */
  Layout: orNull(text('Layout')),
  /** Mapping is the one that the agency used for this header last time. */
  Remembered: flag('Remembered'),
  Counts: nested(
    'Counts',
    record({
      Rows: count('Rows'),
      Added: count('Added'),
      Replaced: count('Replaced'),
      Errors: count('Errors'),
      Warnings: count('Warnings'),
    }),
  ),
});

export type ColumnMapping = Sent<typeof COLUMN_MAPPING>;
export type CellOverride = Wire<typeof CELL_OVERRIDE>;
export type ChosenColumn = Pick<ColumnMapping, 'Column' | 'Field'>;
export type PreviewOptions = Omit<Sent<typeof PREVIEW_OPTIONS>, 'Mapping'> & { Mapping?: ChosenColumn[] };
export type PreviewImportResponse = Omit<Wire<typeof CENSUS_PREVIEW>, 'Members' | 'Mapping'> & {
  Members: Sent<typeof CENSUS_MEMBER>[];
  Mapping: ColumnMapping[];
};
