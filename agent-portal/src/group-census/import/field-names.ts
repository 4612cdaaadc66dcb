import { IMPORT_FIELDS, inCensus, type ImportField } from '#shared/persons/import/file-columns';
import { QUOTED_MEMBER } from '#shared/persons/person.record';
import { labelsOf } from '#shared/records/rows';

/** The census fields as the mapping offers them. */
export const FIELD_NAMES: Record<ImportField, string> = {
  ...labelsOf(QUOTED_MEMBER),
  FullName: 'Full name',
  CoverageTier: 'Coverage tier',
};

export const FIELD_CHOICES = IMPORT_FIELDS.map((field) => ({
  field,
  label: inCensus(field).isNeeded ? `${FIELD_NAMES[field]} (needed)` : FIELD_NAMES[field],
}));

/** Of 0, 1 … 25, 26: A, B … Z, AA, as spreadsheets name their columns. */
export function columnLetters(column: number): string {
  const rest = Math.floor(column / 26);
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (column % 26));
}
