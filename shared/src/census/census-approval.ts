import type { CensusPerson } from '#shared/census/census-member';
import { isSubscriber } from '#shared/census/household-rules';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { CensusMemberResponse } from '#shared/census/census.record';

export const NOBODY_ENROLLS = 'At least one member must enroll in a medical plan';
/** Spec 002 section 5 describes this warning without wording it. */
export const FEWER_THAN_TWO_EMPLOYEES =
  'Fewer than 2 employees are enrolling. Owners and 1099 employees are not eligible, and the enrolling employee must be a common-law employee.';
/** Spec 002 section 8. */
export const CENSUS_LOCKED =
  'You can’t edit your census after you view plans. Copy your quote to make census changes and continue.';
/** Spec 002 section 8; shown by the screen when a deletion fails. */
export const DELETE_CENSUS_FAILED = 'Unable to delete census. Please load your census document again.';

type EnrollingPerson = Pick<CensusPerson, 'RelationshipToSubscriber' | 'MedicalStatus'>;

/** The census is editable only in this status. Spec 002 section 4. */
export const canEditCensus = (status: QuoteStatus): boolean => status === 'EditingCensus';

export const censusLockedProblem = (status: QuoteStatus): string | null =>
  canEditCensus(status) ? null : CENSUS_LOCKED;

/** Problems of the census as a whole that prevent approval; the rules for single members are in censusProblems. */
export const approvalProblem = (members: readonly EnrollingPerson[]): string | null =>
  members.some(({ MedicalStatus }) => MedicalStatus === 'Enroll') ? null : NOBODY_ENROLLS;

/** The warning to confirm before approval, or null if two or more employees enroll in medical. */
export function approvalWarning(members: readonly EnrollingPerson[]): string | null {
  const employees = members.filter((person) => isSubscriber(person) && person.MedicalStatus === 'Enroll');
  return employees.length < 2 ? FEWER_THAN_TWO_EMPLOYEES : null;
}

/** Ours: the specification names the rule but does not word it. A warning that does not block: staff decide. */
export const tooManyEmployees = (employees: number, most: number): string =>
  `This group has ${employees} eligible employees. A small group has at most ${most} (rule MaxNumberEmployeesInSmallGroup). Small Business staff will check whether it qualifies.`;

export const countEmployees = (members: readonly Pick<CensusPerson, 'RelationshipToSubscriber'>[]): number =>
  members.filter(isSubscriber).length;

/**
 * @param employees on the census, including those who waive
 * @param stated TotalEligibleEmployees of the group: the census may omit employees who waive
 * @param most rule MaxNumberEmployeesInSmallGroup
 * @returns the warning, or null for a small group
 */
export function groupSizeWarning(employees: number, stated: number | null, most: number): string | null {
  const eligible = Math.max(employees, stated ?? 0);
  return eligible > most ? tooManyEmployees(eligible, most) : null;
}

export interface EnrolledCounts {
  employees: number;
  members: number;
  medical: number;
  dental: number;
  vision: number;
}

/** How many members are on the census, and how many enroll in each coverage. */
export const enrolledCounts = (members: readonly CensusMemberResponse[]): EnrolledCounts => ({
  employees: members.filter(({ RelationshipToSubscriber }) => RelationshipToSubscriber === 'Self').length,
  members: members.length,
  medical: members.filter(({ MedicalStatus }) => MedicalStatus === 'Enroll').length,
  dental: members.filter(({ DentalStatus }) => DentalStatus === 'Enroll').length,
  vision: members.filter(({ VisionStatus }) => VisionStatus === 'Enroll').length,
});
