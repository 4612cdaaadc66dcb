import { subsidyFigures } from '#shared/eligibility/subsidy-figures';

const MONTHS = 12;
const WHOLE_BP = 10_000;

/** What an employer offers each month toward a plan that the employee buys: an individual coverage HRA (ICHRA). Whole cents. */
export interface IchraAmounts {
  employeeOnlyCents: number;
  /** Where anybody is covered with the employee. */
  familyCents: number;
}

/** One employee with those who are covered too, as far as three ways of covering them differ. Whole cents a month. */
export interface EmployeeCosts {
  hasFamily: boolean;
  groupEmployerCents: number;
  groupEmployeeCents: number;
  /** A plan of their own at its full price; null where none is sold or has rates. */
  ownCents: number | null;
  /** Same after the tax credit that they get without any offer of the employer; null while the income is unknown. */
  ownNetCents: number | null;
  /** The lowest-cost silver plan for the employee alone; null where it is not known. */
  lowestSilverCents: number | null;
  /** The most that an offer may leave to pay and still be affordable; null while the income is unknown. */
  affordableCents: number | null;
}

/** The allowance is used, or declined for the tax credit. */
export type IchraTaking = 'allowance' | 'credit';

export interface IchraResult {
  /** Bars the tax credit of the employee and of the family; null where that is not known. */
  isAffordable: boolean | null;
  taking: IchraTaking;
  employerCents: number;
  /** null where no plan of their own is known. */
  employeeCents: number | null;
}

/**
 * The most that an affordable offer leaves an employee to pay: a percentage of the household's income, which is indexed like the last row
 * of the table of the tax credit. null for the years 2021 to 2025, whose table is another one.
 * Source: 26 USC 36B(c)(2)(C)(i)(II), (iv); 26 CFR 1.36B-2(c)(5)(i): at most one twelfth of the product.
 */
export function affordableCents(coverageYear: number, annualIncomeCents: number): number | null {
  const last = subsidyFigures(coverageYear)?.bands.at(-1);
  return last && last.to !== null ? Math.floor((annualIncomeCents * last.final) / (WHOLE_BP * MONTHS)) : null;
}

/**
 * What an allowance does for one employee; nothing is no offer. An affordable offer ends the tax credit; another one may be declined for it, and whoever takes
 * the allowance has no credit. Whether it is affordable depends on the amount for the employee alone, also for a family.
 * Source: 26 CFR 1.36B-2(c)(3)(i)(B), (c)(5)(i) to (iii).
 */
export function ichraResult(employee: EmployeeCosts, amounts: IchraAmounts): IchraResult {
  const { ownCents, ownNetCents, hasFamily } = employee;
  const offeredCents = hasFamily ? amounts.familyCents : amounts.employeeOnlyCents;
  const isAffordable = offeredCents === 0 ? false : isOfferAffordable(employee, amounts);
  if (ownCents === null) {
    return { isAffordable, taking: 'allowance', employerCents: 0, employeeCents: null };
  }
  const employerCents = Math.min(ownCents, offeredCents);
  return isAffordable === false && ownNetCents !== null && ownNetCents < ownCents - employerCents
    ? { isAffordable, taking: 'credit', employerCents: 0, employeeCents: ownNetCents }
    : { isAffordable, taking: 'allowance', employerCents, employeeCents: ownCents - employerCents };
}

function isOfferAffordable(
  { lowestSilverCents, affordableCents: most }: EmployeeCosts,
  { employeeOnlyCents }: IchraAmounts,
): boolean | null {
  return lowestSilverCents === null || most === null ? null : lowestSilverCents - employeeOnlyCents <= most;
}

/** What employers and employees pay in one way. Whole cents a month. */
export interface WayTotals {
  employerCents: number;
  employeesCents: number;
  /** Against the group plan. */
  better: number;
  worse: number;
  /** Employees of whom it is not known what they would pay: part of no figure. */
  unknown: number;
}

export interface ThreeWays {
  group: WayTotals;
  ichra: WayTotals;
  own: WayTotals;
}

/** What an employee pays for a plan of their own without any offer; at the full price while the credit is not known. */
export const ownPays = ({ ownNetCents, ownCents }: EmployeeCosts): number | null => ownNetCents ?? ownCents;

/** All employees in the group plan, with an allowance, and on their own without anything from the employer. */
export function threeWays(employees: readonly EmployeeCosts[], amounts: IchraAmounts): ThreeWays {
  const totals = (payOf: (employee: EmployeeCosts) => { employer: number; pays: number | null }): WayTotals => {
    const sum: WayTotals = { employerCents: 0, employeesCents: 0, better: 0, worse: 0, unknown: 0 };
    for (const employee of employees) {
      const { employer, pays } = payOf(employee);
      const difference = (pays ?? 0) - employee.groupEmployeeCents;
      sum.employerCents += employer;
      sum.employeesCents += pays ?? 0;
      sum.unknown += pays === null ? 1 : 0;
      sum.better += pays !== null && difference < 0 ? 1 : 0;
      sum.worse += pays !== null && difference > 0 ? 1 : 0;
    }
    return sum;
  };
  return {
    group: totals((each) => ({ employer: each.groupEmployerCents, pays: each.groupEmployeeCents })),
    ichra: totals((each) => {
      const { employerCents, employeeCents } = ichraResult(each, amounts);
      return { employer: employerCents, pays: employeeCents };
    }),
    own: totals((each) => ({ employer: 0, pays: ownPays(each) })),
  };
}

/**
 * The lowest amounts with which no employee pays more than in the group plan: first for employees alone, then for families, never less
 * than for an employee alone. null while somebody's own plan is unknown.
 *
 * A higher amount can be worse, because it makes the offer affordable and so ends a credit: each amount at which somebody's answer changes
 * is tried, from the lowest.
 */
export function nobodyWorseOff(employees: readonly EmployeeCosts[]): IchraAmounts | null {
  if (employees.some(({ ownCents }) => ownCents === null)) {
    return null;
  }
  const alone = employees.filter(({ hasFamily }) => !hasFamily);
  const families = employees.filter(({ hasFamily }) => hasFamily);
  const lowest = (some: readonly EmployeeCosts[], at: (cents: number) => IchraAmounts, least: number): number =>
    [least, ...some.map(({ ownCents, groupEmployeeCents }) => ownCents! - groupEmployeeCents)]
      .filter((cents) => cents >= least)
      .sort((one, other) => one - other)
      .find((cents) => some.every((each) => ichraResult(each, at(cents)).employeeCents! <= each.groupEmployeeCents))!;
  const same = (cents: number): IchraAmounts => ({ employeeOnlyCents: cents, familyCents: cents });
  if (alone.length === 0) {
    return same(lowest(families, same, 0));
  }
  const employeeOnlyCents = lowest(alone, same, 0);
  const withFamily = (familyCents: number): IchraAmounts => ({ employeeOnlyCents, familyCents });
  return withFamily(lowest(families, withFamily, employeeOnlyCents));
}

/**
 * The highest amounts whose cost stays within a budget, in the proportion of the given ones; equal ones if both are zero.
 *
 * @param budgetCents whole cents a month, not negative
 */
export function ichraWithin(
  employees: readonly EmployeeCosts[],
  { employeeOnlyCents, familyCents }: IchraAmounts,
  budgetCents: number,
): IchraAmounts {
  const [alone, family] = employeeOnlyCents + familyCents === 0 ? [1, 1] : [employeeOnlyCents, familyCents];
  const smallest = Math.min(...[alone, family].filter((cents) => cents > 0));
  const at = (cents: number): IchraAmounts => ({
    employeeOnlyCents: Math.floor((cents * alone) / smallest),
    familyCents: Math.floor((cents * family) / smallest),
  });
  // More is never cheaper for the employer: nobody declines a higher amount who takes a lower one.
  let fits = 0;
  let tooMuch = Math.max(0, ...employees.map(({ ownCents }) => ownCents ?? 0)) + 1;
  while (tooMuch - fits > 1) {
    const middle = Math.floor((fits + tooMuch) / 2);
    if (threeWays(employees, at(middle)).ichra.employerCents <= budgetCents) {
      fits = middle;
    } else {
      tooMuch = middle;
    }
  }
  return at(fits);
}
