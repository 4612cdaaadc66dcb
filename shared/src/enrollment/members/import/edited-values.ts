import { fileCellText, type FileCells } from '#shared/enrollment/members/import/file-cells';
import type { FileValues } from '#shared/enrollment/members/import/read-file';
import { plainText } from '#shared/persons/import/import-sheet';
import { ENROLLMENT_COLUMNS, type EnrollmentColumn } from '#shared/persons/import/file-columns';

/** Columns that say something only together: where one of them was edited, all of them count. */
const TOGETHER: readonly (readonly EnrollmentColumn[])[] = [
  ['HomeAddressLine1', 'HomeCity', 'HomePostalCode'],
  ['MailingAddressSameAsHome', 'MailingAddressLine1', 'MailingCity', 'MailingPostalCode'],
  ['PrimaryCareProviderId', 'PrimaryCareProviderName'],
];

/**
 * What of a row differs from what an export would write into it: the rest was left as it came and changes nothing, although a
 * dependent's row holds the employee's address and a plan that nobody chose.
 */
export function editedValues(values: FileValues, exported: Readonly<FileCells>): FileValues {
  const edited = new Set(ENROLLMENT_COLUMNS.filter((column) => isEdited(column, values, exported[column])));
  for (const group of TOGETHER) {
    if (group.some((column) => edited.has(column))) {
      group.forEach((column) => edited.add(column));
    }
  }
  return Object.fromEntries(
    Object.entries(values).filter(([column]) => edited.has(column as EnrollmentColumn)),
  ) as FileValues;
}

function isEdited(column: EnrollmentColumn, values: FileValues, exported: string): boolean {
  const value = values[column];
  return value !== undefined && comparable(fileCellText(column, value)) !== comparable(exported);
}

const comparable = (text: string): string => plainText(text).toLowerCase();
