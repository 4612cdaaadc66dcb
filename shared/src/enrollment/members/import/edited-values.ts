import { plainText } from '#shared/census/import/read-fields';
import { fileCellText } from '#shared/enrollment/members/import/file-cells';
import { FILE_COLUMNS, type FileColumn } from '#shared/enrollment/members/import/file-columns';
import type { FileValues } from '#shared/enrollment/members/import/read-file';

/** Columns that say something only together: where one of them was edited, all of them count. */
const TOGETHER: readonly (readonly FileColumn[])[] = [
  ['HomeAddressLine1', 'HomeCity', 'HomeZIP'],
  ['MailingAddressSameAsSubscriberHome', 'MailingAddressLine1', 'MailingCity', 'MailingZIP'],
  ['PrimaryCareProviderId', 'PCPFirstAndLastName'],
];

/**
 * What of a row differs from what an export would write into it: the rest was left as it came and changes nothing, although a
 * dependent's row holds the employee's address and a plan that nobody chose.
 */
export function editedValues(values: FileValues, exported: Readonly<Record<FileColumn, string>>): FileValues {
  const edited = new Set(FILE_COLUMNS.filter((column) => isEdited(column, values, exported[column])));
  for (const group of TOGETHER) {
    if (group.some((column) => edited.has(column))) {
      group.forEach((column) => edited.add(column));
    }
  }
  return Object.fromEntries(
    Object.entries(values).filter(([column]) => edited.has(column as FileColumn)),
  ) as FileValues;
}

function isEdited(column: FileColumn, values: FileValues, exported: string): boolean {
  const value = values[column];
  return value !== undefined && comparable(fileCellText(column, value)) !== comparable(exported);
}

const comparable = (text: string): string => plainText(text).toLowerCase();
