import type { CoverageStatus, Gender, Relationship } from '#shared/census/census-codes';
import type { IsoDate } from '#shared/dates/iso-date';

/** What the forms are filled in with. No SSN: that is written by the person. */
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

/** An employee and who is covered with them. */
export interface Household {
  employee: FormMember;
  dependents: FormMember[];
}

/** In the order of the census; dependents without their employee, which an approved census does not have, are left out. */
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

/** Enrolls in anything. */
export const isEnrolling = ({ medicalStatus, dentalStatus, visionStatus }: FormMember): boolean =>
  [medicalStatus, dentalStatus, visionStatus].includes('Enroll');

/** An employee who enrolls in something gets a form; dependents are listed on it where they enroll too. */
export const enrollingHouseholds = (all: readonly Household[]): Household[] =>
  all
    .filter(({ employee }) => isEnrolling(employee))
    .map(({ employee, dependents }) => ({ employee, dependents: dependents.filter(isEnrolling) }));

/** The waiver is about medical coverage: an employee who waives it, or has a dependent who does. */
export const waivingHouseholds = (all: readonly Household[]): Household[] =>
  all
    .map(({ employee, dependents }) => ({ employee, dependents: dependents.filter(isWaivingMedical) }))
    .filter(({ employee, dependents }) => isWaivingMedical(employee) || dependents.length > 0);

export const isWaivingMedical = ({ medicalStatus }: FormMember): boolean => medicalStatus === 'Waive';
