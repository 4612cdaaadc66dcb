import { changeText } from '#shared/formats/percent';
import { centsFromDollars, formatCents, formatDollars } from '#shared/formats/currency';
import { coverageOf } from '#shared/plans/plan-texts';
import type { Plan } from '#shared/plans/plan.record';
import type { Coverage } from '#shared/plans/plan-codes';

/** With what a plan's premium is compared. */
export interface GroupBasis {
  /** Employees who are covered, alone or with dependents. */
  employees: Readonly<Record<Coverage, number>>;
  /** What the employer pays for everyone in a plan under the saved contribution, dollars a month, by plan. */
  employerCosts: ReadonlyMap<number, number>;
  /** What the group pays now, dollars a month; left out where that is not known, or there is nothing now. */
  now: Readonly<Partial<Record<Coverage, number>>>;
}

export interface PlanFigure {
  label: string;
  text: string;
}

/**
 * What a plan's premium means to a group, in the words of list, details and comparison.
 *
 * @param premium of the whole group, dollars a month; null when rates are not loaded: then there are no figures
 */
export function groupFigures(
  plan: Pick<Plan, 'PlanId' | 'IsMedical' | 'IsDental'>,
  premium: number | null,
  { employees, employerCosts, now }: GroupBasis,
): PlanFigure[] {
  const coverage = coverageOf(plan);
  if (premium === null || employees[coverage] === 0) {
    return [];
  }
  const employer = employerCosts.get(plan.PlanId);
  const before = now[coverage];
  return [
    { label: 'Average per employee', text: formatCents(averageCents(centsFromDollars(premium), employees[coverage])) },
    ...(employer === undefined ? [] : [{ label: 'Employer pays', text: formatDollars(employer) }]),
    ...(before === undefined ? [] : [{ label: 'Change from now', text: changeText(before, premium) }]),
  ];
}

/** Rounded half up, to a cent. */
export const averageCents = (cents: number, people: number): number => Math.round(cents / people);
