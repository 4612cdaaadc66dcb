import { missingFields } from '#shared/census/import/import-fields';
import type { ColumnMapping } from '#shared/census/import/import.record';
import { IMPORT_FIELDS, type ImportField } from '#shared/persons/import/file-columns';

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
