import type { EnrolledMember } from '#shared/enrollment/members/household';
import type { MemberFacts } from '#shared/enrollment/members/members.record';
import { ENROLLMENT_COLUMNS, type EnrollmentColumn, shownInFile } from '#shared/persons/import/file-columns';
import type { MemberAddress } from '#shared/persons/person.record';
import type { FileValues } from '#shared/enrollment/members/import/read-file';
import { plainText } from '#shared/persons/import/import-sheet';

export type FileCells = Record<EnrollmentColumn, string>;

/** What stands in the row of a member, as the export writes it and as two states of a member are compared. SSNs as last four only. */
export function fileCells(member: EnrolledMember, facts: Pick<MemberFacts, 'MedicalPlans'>): FileCells {
  const own: Partial<FileCells> = {
    ...addressCells('Home', member.HomeAddress),
    ...addressCells('Mailing', member.MailingAddressSameAsHome ? null : member.MailingAddress),
    SelectedMedicalPlanId: planName(member, facts),
  };
  const values: Partial<Record<EnrollmentColumn, unknown>> = { ...member };
  return Object.fromEntries(
    ENROLLMENT_COLUMNS.map((column) => [column, own[column] ?? fileCellText(column, values[column])]),
  ) as FileCells;
}

/** A value that was read from such a row, as it is written there. */
export const fileCellText = (column: EnrollmentColumn, value: unknown): string =>
  column === 'SSN' ? String(value ?? '') : shownInFile(column, value);

/** The columns in which two states of a member differ. */
export const changedColumns = (before: FileCells, after: FileCells): EnrollmentColumn[] =>
  ENROLLMENT_COLUMNS.filter((column) => before[column] !== after[column]);

const addressCells = (which: 'Home' | 'Mailing', address: MemberAddress | null): Partial<FileCells> => ({
  [`${which}AddressLine1`]: address?.AddressLine1 ?? '',
  [`${which}City`]: address?.City ?? '',
  [`${which}PostalCode`]: address?.FullPostalCode ?? '',
});

const planName = (
  { MedicalStatus, SelectedMedicalPlanId }: EnrolledMember,
  { MedicalPlans }: Pick<MemberFacts, 'MedicalPlans'>,
): string =>
  MedicalStatus === 'Enroll'
    ? (MedicalPlans.find(({ PlanId }) => PlanId === SelectedMedicalPlanId)?.PlanDisplayName ?? '')
    : '';

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
