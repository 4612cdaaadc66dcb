import { ageAtQuote, ageDay } from '#shared/census/age-rules';
import type { EnrollmentMember } from '#shared/enrollment/members/members.record';
import { NO_ADDRESS } from '#shared/enrollment/members/household';
import { CARE, CENSUS_FACTS, EMPLOYMENT, NO_EMPLOYMENT, PERSON } from '#shared/persons/person.record';
import type { Wire } from '#shared/records/field';
import { blankOf, columnsOf, wireOf } from '#shared/records/rows';
import type { CensusMember } from '../../../quoting/group-census/census-member.table.ts';
import type { Quote } from '../../../quoting/quotes/quote.table.ts';
import type { MemberEnrollment } from './member-enrollment.table.ts';
import type { EnrollmentColumns } from './member-enrollments.repository.ts';

/** Defaults for a member without details: dependents live with the employee, mail goes home. */
export const unwritten = ({ id, relationship }: Pick<CensusMember, 'id' | 'relationship'>): EnrollmentColumns => ({
  memberId: id,
  ...columnsOf(EMPLOYMENT, NO_EMPLOYMENT),
  livesWithEmployee: relationship !== 'Self',
  homeAddress: NO_ADDRESS,
  rateArea: null,
  mailingSameAsHome: true,
  mailingAddress: NO_ADDRESS,
  ...columnsOf(CARE, blankOf(CARE) as Wire<typeof CARE>),
  wasOnCobra: false,
  savedByStaff: false,
});

/** A stored member in its API form, except values derived from the household. `ssn` is its mask, or null. */
export function toEnrollmentMember(
  member: CensusMember,
  stored: MemberEnrollment | undefined,
  quote: Quote,
  ssn: string | null,
): Omit<EnrollmentMember, 'OOAComplianceTrigger' | 'PrimaryCareProviderProblem'> {
  const row: EnrollmentColumns = stored ?? unwritten(member);
  return {
    Id: member.id,
    Version: member.version,
    ...wireOf(CENSUS_FACTS, member),
    ...wireOf(PERSON, member),
    SSN: ssn,
    Age: ageAtQuote(member.dateOfBirth, ageDay(quote)),
    ...wireOf(EMPLOYMENT, row),
    SelectedMedicalPlanId: member.assignedPlanId,
    LivesWithEmployee: row.livesWithEmployee,
    HomeAddress: { ...NO_ADDRESS, ...row.homeAddress, FullPostalCode: member.homePostalCode ?? '' },
    MailingAddressSameAsHome: row.mailingSameAsHome,
    MailingAddress: row.mailingAddress,
    ...wireOf(CARE, row),
    RateArea: row.rateArea,
    SavedByStaff: row.savedByStaff,
    WasOnCobra: row.wasOnCobra,
  };
}
