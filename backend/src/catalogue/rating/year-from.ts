import type { IsoDate } from '#shared/dates/iso-date';
import { explainMembers, type MemberRateReason, type PlanToExplain, sumOfRates } from './explain-members.ts';

const MONTHS = 12;

/** What a plan costs a group for the twelve months from a first day. Whole cents a year. */
export interface YearFrom {
  totalCents: number;
  /** At the ages of another day: what differs from that day's year then is the filed rates, and the rest birthdays. */
  atOtherAgesCents: number | null;
  /** By the census's EmployeeNumber: the employee with dependents. */
  ofHousehold: ReadonlyMap<number, number>;
}

/**
 * The rates in force on the first day and the ages on it hold for the whole plan year. Source: 45 CFR 147.102(a)(1)(iii) (age), 156.80(d)(3)
 * (small-group rates may change by quarter, for plan years that begin in it).
 *
 * @param agesOn the day whose ages are compared
 * @returns null: some charged member has no filed rate
 */
export function yearFrom(priced: PlanToExplain, agesOn: IsoDate): YearFrom | null {
  const rates = explainMembers(priced);
  const monthlyCents = sumOfRates(rates);
  if (monthlyCents === null) {
    return null;
  }
  const sameAges = priced.members.map((member) => ({ ...member, ratedOn: agesOn }));
  const atOtherAges = sumOfRates(explainMembers({ ...priced, members: sameAges }));
  return {
    totalCents: monthlyCents * MONTHS,
    atOtherAgesCents: atOtherAges === null ? null : atOtherAges * MONTHS,
    ofHousehold: byHousehold(rates),
  };
}

function byHousehold(rates: readonly MemberRateReason[]): Map<number, number> {
  const cents = new Map<number, number>();
  for (const { member, rateCents } of rates) {
    cents.set(member.household, (cents.get(member.household) ?? 0) + (rateCents ?? 0) * MONTHS);
  }
  return cents;
}
