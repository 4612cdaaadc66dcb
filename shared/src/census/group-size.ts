import { isSubscriber } from '#shared/census/household-rules';
import type { CensusPerson } from '#shared/census/census-member';

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
