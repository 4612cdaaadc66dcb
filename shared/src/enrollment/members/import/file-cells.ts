import type { EnrolledMember } from '#shared/enrollment/members/household';
import type { MemberFacts } from '#shared/enrollment/members/members.record';
import { ENROLLMENT_COLUMNS, shownInFile, type EnrollmentColumn } from '#shared/persons/import/file-columns';
import type { MemberAddress } from '#shared/persons/person.record';

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
