import type { CensusMemberResponse } from '#shared/census/census.record';
import type { SelectedPlan } from '#shared/plans/plan.record';
import { centsFromDollars, dollarsFromCents } from '#shared/formats/currency';
import { type CoverageTier, coverageTier } from '#shared/plans/plan-codes';
import { assignableEmployees, assignmentProgress } from '#shared/plans/member-assignment';
import { wordsMatcher } from '#shared/search/search-terms';

type Member = Pick<
  CensusMemberResponse,
  'Id' | 'EmployeeNumber' | 'RelationshipToSubscriber' | 'FirstName' | 'LastName' | 'MedicalStatus' | 'AssignedPlan'
>;

/** An employee who chooses a plan, with the household's premium for each selected plan. */
export interface AssignmentRow {
  employeeNumber: number;
  name: string;
  /** The people covered with the employee. */
  tier: CoverageTier;
  /** "Kim, Paul": enrolled dependents, who follow the employee. */
  dependents: string;
  /** Dollars per month by PlanId. */
  premiumOf: ReadonlyMap<number, number>;
}

/** PlanId by EmployeeNumber. */
export type PlanOfEmployee = ReadonlyMap<number, number>;

/** The employees who enroll in medical, in census order. */
export function assignmentRows(members: readonly Member[], plans: readonly SelectedPlan[]): AssignmentRow[] {
  const premiums = plans.map((plan) => ({ planId: plan.PlanId, of: householdPremiums(plan) }));
  return assignableEmployees(members).map(({ EmployeeNumber, FirstName, LastName }) => {
    const others = members.filter(
      (member) =>
        member.EmployeeNumber === EmployeeNumber &&
        member.RelationshipToSubscriber !== 'Self' &&
        member.MedicalStatus === 'Enroll',
    );
    const isChild = ({ RelationshipToSubscriber }: Member) => RelationshipToSubscriber === 'Child';
    return {
      employeeNumber: EmployeeNumber,
      name: `${FirstName} ${LastName}`,
      tier: coverageTier({ spouse: others.some((other) => !isChild(other)), child: others.some(isChild) }),
      dependents: others.map((other) => other.FirstName).join(', '),
      premiumOf: new Map(premiums.map(({ planId, of }) => [planId, of.get(EmployeeNumber) ?? 0])),
    };
  });
}

/** The stored assignments, limited to plans that are still selected. */
export const storedAssignments = (members: readonly Member[], planIds: readonly number[]): PlanOfEmployee =>
  new Map(
    assignableEmployees(members).flatMap(({ EmployeeNumber, AssignedPlan }) =>
      AssignedPlan !== null && planIds.includes(AssignedPlan) ? [[EmployeeNumber, AssignedPlan] as const] : [],
    ),
  );

/** What is missing until every enrolling employee has one of several plans; a single plan needs no assignment. */
export function assignmentWarnings(members: readonly Member[], planIds: readonly number[]): string[] {
  const planOf = storedAssignments(members, planIds);
  const isDone = assignableEmployees(members).every(({ EmployeeNumber }) => planOf.has(EmployeeNumber));
  const progress = assignmentProgress(members, planOf);
  return isDone || planOf.size === 0 || progress === null ? [] : [progress];
}

export interface AssignmentFilter {
  text: string;
  /** 'all', 'none' (no plan yet), or a PlanId. */
  plan: 'all' | 'none' | number;
  tier: CoverageTier | 'all';
}

export function matchingRows(
  rows: readonly AssignmentRow[],
  planOf: PlanOfEmployee,
  { text, plan, tier }: AssignmentFilter,
): AssignmentRow[] {
  const matches = wordsMatcher(text);
  return rows.filter((row) => {
    const assigned = planOf.get(row.employeeNumber);
    return (
      matches(row.name) &&
      (plan === 'all' || (plan === 'none' ? assigned === undefined : assigned === plan)) &&
      (tier === 'all' || row.tier === tier)
    );
  });
}

/** The assignments after giving these employees this plan; null clears it. */
export function withAssigned(planOf: PlanOfEmployee, employees: readonly number[], planId: number | null) {
  const next = new Map(planOf);
  for (const employee of employees) {
    if (planId === null) {
      next.delete(employee);
    } else {
      next.set(employee, planId);
    }
  }
  return next;
}

export const isSameChoice = (one: PlanOfEmployee, other: PlanOfEmployee): boolean =>
  one.size === other.size && [...one].every(([employee, planId]) => other.get(employee) === planId);

export interface PlanShare {
  planId: number;
  employees: number;
  /** Dollars per month. */
  premium: number;
}

/** Totals: each plan with its number of employees and their premiums. */
export const planShares = (
  rows: readonly AssignmentRow[],
  planOf: PlanOfEmployee,
  planIds: readonly number[],
): PlanShare[] =>
  planIds.map((planId) => {
    const assigned = rows.filter(({ employeeNumber }) => planOf.get(employeeNumber) === planId);
    return { planId, employees: assigned.length, premium: sum(assigned.map((row) => row.premiumOf.get(planId) ?? 0)) };
  });

const householdPremiums = ({ Members }: SelectedPlan): Map<number, number> => {
  const rates = new Map<number, number[]>();
  for (const { EmployeeNumber, MonthlyRate } of Members) {
    rates.set(EmployeeNumber, [...(rates.get(EmployeeNumber) ?? []), MonthlyRate]);
  }
  return new Map([...rates].map(([employee, listed]) => [employee, sum(listed)]));
};

/** In whole cents: adding up dollars would accumulate rounding errors. */
const sum = (dollars: readonly number[]): number =>
  dollarsFromCents(dollars.reduce((cents, each) => cents + centsFromDollars(each), 0));
