import { isSubscriber } from '#shared/census/household-rules';
import type { EnrollmentMember, MemberFacts } from '#shared/enrollment/members/members.record';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import { missingOfAddress } from '#shared/enrollment/members/address-problems';
import { about, classProblems, impossibleCobraProblem } from '#shared/enrollment/members/employment-problems';
import { type EnrolledMember, livesWithEmployee } from '#shared/enrollment/members/household';
import { planProblems } from '#shared/enrollment/members/plan-problems';
import { isMaskedSsn, ssnProblem, UNREADABLE_SSN } from '#shared/formats/ssn';
import { isRenewal } from '#shared/quotes/quote-type';

/** A member whose COBRA coverage is not part of the group's coverage in force. Source: spec 001 section 5, "newly COBRA". */
export const isNewlyCobra = (
  { MemberClass, WasOnCobra }: Pick<EnrollmentMember, 'MemberClass' | 'WasOnCobra'>,
  { QuoteType }: Pick<MemberFacts, 'QuoteType'>,
): boolean => MemberClass === 'COBRA' && !(WasOnCobra && isRenewal(QuoteType));

/** Spec 001 section 5, word for word. */
export const ENHANCED_LEVEL_NEEDED =
  'You must select the Enhanced domestic partner coverage level when enrolling a domestic partner of the opposite sex.';

/** Spec 001 section 8, word for word. */
export const MEMBER_SAVED = 'Member information successfully saved.';

/** The messages for missing fields, the same in every form. */
export const isRequired = (what: string): string => `${what} is required.`;

export type MemberState = 'Complete' | 'Incomplete';

/** A member who waives everything does not enroll, so nothing is required. Ours: the specification's rules are for members who enroll. */
export const enrolls = ({
  MedicalStatus,
  DentalStatus,
  VisionStatus,
}: Pick<EnrollmentMember, 'MedicalStatus' | 'DentalStatus' | 'VisionStatus'>): boolean =>
  [MedicalStatus, DentalStatus, VisionStatus].includes('Enroll');

/**
 * Everything missing or wrong with one member, by wire field, in form order. A member without problems is complete.
 *
 * @param member with the values that follow from the employee filled in (enrolledMembers)
 * Source: spec 001 section 5, "Census member completeness" and "Date of hire and eligibility".
 */
export function memberProblems(member: EnrolledMember, facts: MemberFacts): EnrollmentProblem[] {
  if (!enrolls(member)) {
    return [];
  }
  return [
    ...personProblems(member),
    ...(isSubscriber(member) ? classProblems(member, facts) : []),
    ...cobraProblems(member, facts),
    ...planProblems(member, facts),
    ...(livesWithEmployee(member) ? [] : missingOfAddress(member.HomeAddress, 'Home')),
    ...(member.MailingAddressSameAsHome ? [] : missingOfAddress(member.MailingAddress, 'Mailing')),
    ...phoneProblems(member, facts),
    ...partnerProblems(member, facts),
  ];
}

export const memberState = (problems: readonly EnrollmentProblem[]): MemberState =>
  problems.length === 0 ? 'Complete' : 'Incomplete';

const missing = (Field: keyof EnrollmentMember, what: string, value: unknown): EnrollmentProblem[] =>
  value === null || value === '' ? [{ Field, Message: isRequired(what) }] : [];

const personProblems = (member: EnrolledMember): EnrollmentProblem[] => [
  ...missing('FirstName', 'First name', member.FirstName.trim()),
  ...missing('LastName', 'Last name', member.LastName.trim()),
  ...missing('Gender', 'Gender', member.Gender),
  ...ssnProblems(member),
];

/** "Employees also need SSN (optional only for internal users; if entered it must be 9 characters)." */
function ssnProblems({ SSN, SavedByStaff, ...member }: EnrolledMember): EnrollmentProblem[] {
  const isThere = SSN !== null && SSN !== '' && SSN !== UNREADABLE_SSN;
  if (!isThere) {
    return isSubscriber(member) && !SavedByStaff ? missing('SSN', 'SSN', null) : [];
  }
  const problem = isMaskedSsn(SSN) ? null : ssnProblem(SSN);
  return problem ? [{ Field: 'SSN', Message: problem }] : [];
}

const cobraProblems = (member: EnrolledMember, facts: MemberFacts): EnrollmentProblem[] =>
  isSubscriber(member) && isNewlyCobra(member, facts)
    ? [
        ...missing('COBRAEligibility', 'COBRA eligibility date', member.COBRAEligibility),
        ...about('COBRAEligibility', impossibleCobraProblem(member, facts)),
        ...missing('COBRADuration', 'COBRA duration', member.COBRADuration),
      ]
    : [];

/** The employee's phone number; a dependent is reached through the employee. "Home phone (unless internal renewal)." */
const phoneProblems = (member: EnrolledMember, { QuoteType }: MemberFacts): EnrollmentProblem[] =>
  isSubscriber(member) && !(member.SavedByStaff && isRenewal(QuoteType))
    ? missing('HomeNumber', 'Home phone', member.HomeNumber)
    : [];

function partnerProblems(member: EnrolledMember, { DomesticPartner }: MemberFacts): EnrollmentProblem[] {
  const { RelationshipToSubscriber, Gender, EmployeeGender } = member;
  const isOpposite = Gender !== null && EmployeeGender !== null && Gender !== EmployeeGender;
  return RelationshipToSubscriber === 'DomesticPartner' && isOpposite && DomesticPartner !== 'Enhanced'
    ? [{ Field: 'Gender', Message: ENHANCED_LEVEL_NEEDED }]
    : [];
}
