import { RELATIONSHIP_LABELS, type Relationship } from '#shared/census/census-codes';
import type { MemberFacts } from '#shared/enrollment/members/members.record';
import type { EnrolledMember } from '#shared/enrollment/members/household';
import { FILE_COLUMNS, type FileColumn } from '#shared/enrollment/members/import/file-columns';
import { formatDay } from '#shared/formats/auto-date';
import { formatPhone } from '#shared/formats/phone';

/** What stands in the row of a member, as the export writes it and as two states of a member are compared. SSNs as last four only. */
export const fileCells = (
  member: EnrolledMember,
  facts: Pick<MemberFacts, 'MedicalPlans'>,
): Record<FileColumn, string> => ({
  FirstName: member.FirstName,
  MiddleInitial: member.MiddleInitial ?? '',
  LastName: member.LastName,
  RelationshipToSubscriber: RELATIONSHIP_LABELS[member.RelationshipToSubscriber],
  DateOfBirth: formatDay(member.DateOfBirth),
  SSN: member.SSN ?? '',
  Gender: member.Gender ?? '',
  SegmentClass: member.MemberClass ?? '',
  SubGroup: member.SubGroupId ?? '',
  HomeAddressLine1: member.HomeAddress.AddressLine1,
  HomeCity: member.HomeAddress.City,
  HomeZIP: member.HomeAddress.FullPostalCode,
  PrimaryCareProviderId: member.PrimaryCareProviderId ?? '',
  PCPFirstAndLastName: member.PrimaryCareProviderName ?? '',
  IsExistingPatient: yesNo(member.PrimaryCareProviderExistingPatient),
  MedicalPlanName: planName(member, facts),
  DateOfHire: formatDay(member.DateOfHire),
  Phone: formatPhone(member.HomeNumber),
  EmailAddress: member.EmailAddress ?? '',
  MailingAddressSameAsSubscriberHome: yesNo(member.MailingAddressSameAsHome),
  MailingAddressLine1: member.MailingAddressSameAsHome ? '' : member.MailingAddress.AddressLine1,
  MailingCity: member.MailingAddressSameAsHome ? '' : member.MailingAddress.City,
  MailingZIP: member.MailingAddressSameAsHome ? '' : member.MailingAddress.FullPostalCode,
});

/** A value that was read from such a row, as it is written there. */
export function fileCellText(column: FileColumn, value: string | boolean): string {
  if (typeof value === 'boolean') {
    return yesNo(value);
  }
  if (column === 'RelationshipToSubscriber') {
    return RELATIONSHIP_LABELS[value as Relationship];
  }
  const isDay = column === 'DateOfBirth' || column === 'DateOfHire';
  return isDay ? formatDay(value) : column === 'Phone' ? formatPhone(value) : value;
}

/** The columns in which two states of a member differ. */
export const changedColumns = (before: Record<FileColumn, string>, after: Record<FileColumn, string>): FileColumn[] =>
  FILE_COLUMNS.filter((column) => before[column] !== after[column]);

const yesNo = (value: boolean): string => (value ? 'Yes' : 'No');

const planName = (
  { MedicalStatus, SelectedMedicalPlanId }: EnrolledMember,
  { MedicalPlans }: Pick<MemberFacts, 'MedicalPlans'>,
): string =>
  MedicalStatus === 'Enroll'
    ? (MedicalPlans.find(({ PlanId }) => PlanId === SelectedMedicalPlanId)?.PlanDisplayName ?? '')
    : '';
