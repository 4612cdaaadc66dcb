import type { CoverageStatus, Gender, Relationship } from '#shared/census/census-codes';
import type { IsoDate } from '#shared/dates/iso-date';

/** Known data for pre-filling the forms. No SSN: the person writes that. */
export interface FormMember {
  employeeNumber: number;
  relationship: Relationship;
  firstName: string;
  middleInitial: string | null;
  lastName: string;
  dateOfBirth: IsoDate;
  gender: Gender | null;
  medicalStatus: CoverageStatus;
  dentalStatus: CoverageStatus;
  visionStatus: CoverageStatus;
}

/** An employee and the dependents covered with them. */
export interface Household {
  employee: FormMember;
  dependents: FormMember[];
}

/** In census order; dependents without their employee, which an approved census does not have, are left out. */
export function households(members: readonly FormMember[]): Household[] {
  const byNumber = new Map<number, Household>();
  for (const employee of members.filter(({ relationship }) => relationship === 'Self')) {
    byNumber.set(employee.employeeNumber, { employee, dependents: [] });
  }
  for (const member of members.filter(({ relationship }) => relationship !== 'Self')) {
    byNumber.get(member.employeeNumber)?.dependents.push(member);
  }
  return [...byNumber.values()];
}

/** Enrolls in at least one coverage. */
export const isEnrolling = ({ medicalStatus, dentalStatus, visionStatus }: FormMember): boolean =>
  [medicalStatus, dentalStatus, visionStatus].includes('Enroll');

/** An employee who enrolls in something gets a form; dependents who also enroll are listed on it. */
export const enrollingHouseholds = (all: readonly Household[]): Household[] =>
  all
    .filter(({ employee }) => isEnrolling(employee))
    .map(({ employee, dependents }) => ({ employee, dependents: dependents.filter(isEnrolling) }));

/** The waiver is for medical coverage: an employee who waives it, or has a dependent who does. */
export const waivingHouseholds = (all: readonly Household[]): Household[] =>
  all
    .map(({ employee, dependents }) => ({ employee, dependents: dependents.filter(isWaivingMedical) }))
    .filter(({ employee, dependents }) => isWaivingMedical(employee) || dependents.length > 0);

export const isWaivingMedical = ({ medicalStatus }: FormMember): boolean => medicalStatus === 'Waive';
