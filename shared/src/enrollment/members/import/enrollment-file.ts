import { FORMULA_WITHOUT_RESULT } from '#shared/enrollment/members/import/file-messages';
import { ENROLLMENT_COLUMNS, headerNames, headerOf, type EnrollmentColumn } from '#shared/persons/import/file-columns';
import type { FileKind } from '#shared/persons/import/file-kind';

const columnNamed = headerNames(ENROLLMENT_COLUMNS);

export const enrollmentHeader = (column: EnrollmentColumn): string => headerOf(column, 'enrollment');

/** Enrollment files start from our export: columns have its names, or complete alternatives for them. */
export const ENROLLMENT_FILE: FileKind<EnrollmentColumn> = {
  use: 'enrollment',
  meanings: (headers) => headers.map((header) => ({ person: null, meaning: columnNamed(header) })),
  withoutHeader: [],
  hasHints: false,
  naming: ['FirstName', 'LastName', 'DateOfBirth', 'SSN'],
  brokenCell: () => FORMULA_WITHOUT_RESULT,
  message: (_row, expected) => expected,
  columnName: ({ Field }) => (Field ? enrollmentHeader(Field) : ''),
};
