import type { MemberRate } from '#shared/plans/plan.record';
import { centsFromDollars, dollarsFromCents } from '#shared/formats/currency';

export interface Household {
  employeeNumber: number;
  members: readonly MemberRate[];
  /** Dollars per month, the sum of its members' rates. */
  monthlyRate: number;
}

/** Members by household, in census order, each household with its premium. */
export function households(members: readonly MemberRate[]): Household[] {
  const byNumber = new Map<number, MemberRate[]>();
  for (const member of members) {
    byNumber.set(member.EmployeeNumber, [...(byNumber.get(member.EmployeeNumber) ?? []), member]);
  }
  return [...byNumber].map(([employeeNumber, listed]) => ({
    employeeNumber,
    members: listed,
    monthlyRate: totalRate(listed),
  }));
}

/** Added up in whole cents: adding up dollars would accumulate rounding errors. */
export const totalRate = (members: readonly Pick<MemberRate, 'MonthlyRate'>[]): number =>
  dollarsFromCents(members.reduce((sum, { MonthlyRate }) => sum + centsFromDollars(MonthlyRate), 0));
