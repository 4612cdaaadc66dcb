import type { CensusPerson, CensusProblem } from '#shared/census/census-member';
import { isSubscriber } from '#shared/census/household-rules';

/** How long a removal can be undone; afterwards the rows are deleted permanently. */
export const RESTORE_LIMIT_MINUTES = 30;
export const RESTORE_LIMIT_MS = RESTORE_LIMIT_MINUTES * 60_000;

export const RESTORE_NOT_POSSIBLE = `This removal can no longer be undone. Members can be restored for ${RESTORE_LIMIT_MINUTES} minutes.`;
export const EMPLOYEE_IS_GONE = 'No one was restored: the employee of this dependent is no longer on the census.';
const NOT_RESTORED = 'No one was restored because the census has changed since.';

type Household = Pick<CensusPerson, 'Id' | 'EmployeeNumber' | 'RelationshipToSubscriber'>;

/**
 * The employee number of each removed member after restoring: a dependent gets their employee's current number, and a household
 * whose number has been reused gets the next free one.
 *
 * @param removed with the id of the employee at the time of the removal
 * @returns a number for each, or null for a dependent whose employee is gone
 */
export function householdsBackOn(
  removed: readonly (Household & { employeeId: number | null })[],
  stored: readonly Household[],
): (number | null)[] {
  const numberOf = new Map(stored.filter(isSubscriber).map(({ Id, EmployeeNumber }) => [Id, EmployeeNumber]));
  const taken = new Set(stored.map(({ EmployeeNumber }) => EmployeeNumber));
  let last = Math.max(0, ...taken, ...removed.map(({ EmployeeNumber }) => EmployeeNumber));
  for (const { Id, EmployeeNumber } of removed.filter(isSubscriber)) {
    numberOf.set(Id, taken.has(EmployeeNumber) ? (last += 1) : EmployeeNumber);
  }
  return removed.map(({ employeeId, EmployeeNumber }) =>
    employeeId === null ? EmployeeNumber : (numberOf.get(employeeId) ?? null),
  );
}

/**
 * Why the members cannot be restored, or null when they can. Does not check ages: they were on the census with them, and the screen
 * flags such rows.
 */
export function removalProblem(
  numbers: readonly (number | null)[],
  problems: readonly Pick<CensusProblem, 'field' | 'message'>[],
): string | null {
  if (numbers.includes(null)) {
    return EMPLOYEE_IS_GONE;
  }
  const [found] = problems.filter(({ field }) => field !== 'DateOfBirth');
  return found ? `${NOT_RESTORED} ${found.message}` : null;
}
