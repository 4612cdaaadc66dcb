import { familyColumns } from '#shared/census/import/family-columns';
import { headerMeaning } from '#shared/census/import/header-meaning';
import { censusHeader, HEADERLESS_FIELDS, PERSON_FIELDS } from '#shared/census/import/import-fields';
import { FORMULA_FAILS, FORMULA_WITHOUT_RESULT, invalidAtRow } from '#shared/census/import/import-messages';
import type { ColumnMapping } from '#shared/census/import/import.record';
import { areTiers } from '#shared/census/import/tier-words';
import type { ImportField } from '#shared/persons/import/file-columns';
import type { FileKind } from '#shared/persons/import/file-kind';
import { cellText } from '#shared/persons/import/import-sheet';
import { isCoverageWord, parseCoverage, parseRelationship } from '#shared/persons/import/import-values';

/** The header as the file has it, else as ours have it. */
export function columnName({ Header, Field }: Pick<ColumnMapping, 'Header' | 'Field'>): string {
  return Header || (Field ? censusHeader(Field) : '');
}

/** Censuses come from anywhere: columns have many names, and some are recognized only by their values. */
export const CENSUS_FILE: FileKind<ImportField> = {
  use: 'census',
  meanings: (headers) =>
    familyColumns(headers) ?? headers.map((header) => ({ person: null, meaning: headerMeaning(header) })),
  settled: ({ meaning, field, values, has }) => {
    if (meaning === 'seeValues') {
      return fieldOfValues(values(), has('RelationshipToSubscriber'));
    }
    // "Medical" stands above EE, ES and FAM as often as above enroll and waive.
    if (field === 'MedicalStatus' && areTiers(values(), () => false)) {
      return 'CoverageTier';
    }
    // Beside both names a whole one tells nothing more, and is often somebody else's: the employee's, in a dependent's row.
    return field === 'FullName' && has('FirstName') && has('LastName') ? null : field;
  },
  withoutHeader: HEADERLESS_FIELDS,
  isData: (cells) => {
    const textOf = (field: ImportField) => cellText(cells[HEADERLESS_FIELDS.indexOf(field)]);
    return (
      parseRelationship(textOf('RelationshipToSubscriber')) !== null && parseCoverage(textOf('MedicalStatus')) !== null
    );
  },
  hasHints: true,
  naming: PERSON_FIELDS,
  brokenCell: (broken) => (broken.startsWith('#') ? FORMULA_FAILS : FORMULA_WITHOUT_RESULT),
  message: invalidAtRow,
  columnName,
};

function fieldOfValues(values: readonly string[], hasRelationship: boolean): ImportField | null {
  const isRelationship = (value: string) => /\D/.test(value) && parseRelationship(value) !== null;
  if (areTiers(values, hasRelationship ? () => false : isRelationship)) {
    return 'CoverageTier';
  }
  if (mostly(values, isRelationship)) {
    return 'RelationshipToSubscriber';
  }
  if (mostly(values, isCoverageWord)) {
    return 'MedicalStatus';
  }
  return mostly(values, (value) => /^\d+$/.test(value)) ? 'EmployeeNumber' : null;
}

const mostly = (values: readonly string[], test: (value: string) => boolean): boolean =>
  values.length > 0 && values.filter(test).length * 2 > values.length;
