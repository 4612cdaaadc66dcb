import type { CoverageStatus, Relationship } from '#shared/census/census-codes';

/** The fields of a census member needed for assigning plans; a subset of the wire's member. */
export interface AssignableMember {
  Id: number;
  EmployeeNumber: number;
  RelationshipToSubscriber: Relationship;
  MedicalStatus: CoverageStatus;
}

/** A census member and the member's medical plan: AssignedPlanForMembers of spec 002 section 3. */
export interface MemberAssignment {
  MemberId: number;
  PlanId: number;
}

/** Ours: the specification says only that a plan is assigned to a member. */
export const FOLLOWS_SUBSCRIBER = 'A dependent takes the plan of the employee.';
export const ASSIGNED_TWICE = 'A member can be assigned to one medical plan only.';

/** Employees who enroll in medical: those who choose a plan. */
export const assignableEmployees = <Member extends AssignableMember>(members: readonly Member[]): Member[] =>
  members.filter(
    ({ RelationshipToSubscriber, MedicalStatus }) => RelationshipToSubscriber === 'Self' && MedicalStatus === 'Enroll',
  );

/**
 * Each member's plan, from the employees' choices: dependents who enroll follow, members who waive get none.
 * @param planOf PlanId by EmployeeNumber
 */
export function assignmentsFor(
  members: readonly AssignableMember[],
  planOf: ReadonlyMap<number, number>,
): MemberAssignment[] {
  const employees = new Set(assignableEmployees(members).map(({ EmployeeNumber }) => EmployeeNumber));
  return members.flatMap(({ Id, EmployeeNumber, MedicalStatus }) => {
    const planId = planOf.get(EmployeeNumber);
    const takesIt = planId !== undefined && MedicalStatus === 'Enroll' && employees.has(EmployeeNumber);
    return takesIt ? [{ MemberId: Id, PlanId: planId }] : [];
  });
}

/** @returns the message to show, or null when nobody is assigned twice and no dependent's plan differs from the employee's */
export function assignmentProblem(
  members: readonly AssignableMember[],
  wanted: readonly MemberAssignment[],
): string | null {
  const planOf = new Map(wanted.map(({ MemberId, PlanId }) => [MemberId, PlanId]));
  if (planOf.size < wanted.length) {
    return ASSIGNED_TWICE;
  }
  const employeeOf = new Map(
    members
      .filter(({ RelationshipToSubscriber }) => RelationshipToSubscriber === 'Self')
      .map(({ EmployeeNumber, Id }) => [EmployeeNumber, Id]),
  );
  const strays = members.some(({ Id, EmployeeNumber }) => {
    const plan = planOf.get(Id);
    return plan !== undefined && plan !== planOf.get(employeeOf.get(EmployeeNumber) ?? 0);
  });
  return strays ? FOLLOWS_SUBSCRIBER : null;
}

/** Progress of the assignment, null if there is nothing to choose: "5 of 8 employees have a plan." */
export function assignmentProgress(
  members: readonly AssignableMember[],
  planOf: ReadonlyMap<number, number>,
): string | null {
  const employees = assignableEmployees(members);
  const assigned = employees.filter(({ EmployeeNumber }) => planOf.has(EmployeeNumber)).length;
  if (employees.length === 0) {
    return null;
  }
  return assigned === employees.length
    ? `Every enrolling employee has a plan (${assigned}).`
    : `${assigned} of ${employees.length} enrolling employees have a plan.`;
}
