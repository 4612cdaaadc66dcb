import { ageAtQuote, ageDay } from '#shared/census/age-rules';
import type { EnrollmentMember } from '#shared/contract/enrollment-members';
import { NO_ADDRESS } from '#shared/enrollment/members/household';
import type { CensusMember } from '../../../quoting/group-census/census-member.entity.ts';
import type { Quote } from '../../../quoting/quotes/quote.entity.ts';
import type { MemberEnrollment } from './member-enrollment.entity.ts';
import type { EnrollmentColumns } from './member-enrollments.repository.ts';

/** Of a member whom nobody has written yet: dependents live with the employee, mail goes home. */
export const unwritten = ({ id, relationship }: Pick<CensusMember, 'id' | 'relationship'>): EnrollmentColumns => ({
  memberId: id,
  memberClass: null,
  subGroupId: null,
  dateOfHire: null,
  dentalPlanId: null,
  livesWithEmployee: relationship !== 'Self',
  homeAddress: NO_ADDRESS,
  rateArea: null,
  mailingSameAsHome: true,
  mailingAddress: NO_ADDRESS,
  providerId: null,
  providerName: null,
  providerAutoAssign: false,
  providerExistingPatient: false,
  cobraEligibility: null,
  cobraDurationMonths: null,
  wasOnCobra: false,
  savedByStaff: false,
});

/** A stored member as it goes over the wire, but for what follows from its household. `ssn` is its mask, or null. */
export function toEnrollmentMember(
  member: CensusMember,
  stored: MemberEnrollment | undefined,
  quote: Quote,
  ssn: string | null,
): Omit<EnrollmentMember, 'OOAComplianceTrigger' | 'PrimaryCareProviderProblem'> {
  const row: EnrollmentColumns = stored ?? unwritten(member);
  return {
    ...censusPart(member, quote),
    SSN: ssn,
    MemberClass: row.memberClass,
    SubGroupId: row.subGroupId,
    DateOfHire: row.dateOfHire,
    SelectedDentalPlanId: row.dentalPlanId,
    LivesWithEmployee: row.livesWithEmployee,
    HomeAddress: { ...NO_ADDRESS, ...row.homeAddress, FullPostalCode: member.homePostalCode ?? '' },
    MailingAddressSameAsHome: row.mailingSameAsHome,
    MailingAddress: row.mailingAddress,
    PrimaryCareProviderId: row.providerId,
    PrimaryCareProviderName: row.providerName,
    PrimaryCareProviderAutoAssign: row.providerAutoAssign,
    PrimaryCareProviderExistingPatient: row.providerExistingPatient,
    COBRAEligibility: row.cobraEligibility,
    COBRADuration: row.cobraDurationMonths,
    RateArea: row.rateArea,
    SavedByStaff: row.savedByStaff,
    WasOnCobra: row.wasOnCobra,
  };
}

const censusPart = (member: CensusMember, quote: Quote) => ({
  Id: member.id,
  Version: member.version,
  EmployeeNumber: member.employeeNumber,
  RelationshipToSubscriber: member.relationship,
  FirstName: member.firstName,
  MiddleInitial: member.middleInitial,
  LastName: member.lastName,
  DateOfBirth: member.dateOfBirth,
  Age: ageAtQuote(member.dateOfBirth, ageDay(quote)),
  Gender: member.gender,
  MedicalStatus: member.medicalStatus,
  DentalStatus: member.dentalStatus,
  VisionStatus: member.visionStatus,
  SelectedMedicalPlanId: member.assignedPlanId,
  HomeNumber: member.homeNumber,
  EmailAddress: member.emailAddress,
});
