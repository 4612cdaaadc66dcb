import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import type { MemberRate } from '#shared/plans/plan.record';
import type { HouseholdPremium } from '#shared/contributions/contribution';
import { centsFromDollars } from '#shared/formats/currency';
import { coverageTier } from '#shared/plans/coverage-tier';

type RatedMember = Pick<MemberRate, 'EmployeeNumber' | 'Relationship' | 'MonthlyRate'>;

/**
 * Groups members' rates in one plan into households, in census order.
 *
 * @param reference the same people's rates in the reference plan; if absent, the plan itself is the reference
 */
export function householdPremiums(
  members: readonly RatedMember[],
  reference: readonly RatedMember[] = members,
): HouseholdPremium[] {
  const referenceCents = new Map<number, number>();
  for (const { EmployeeNumber, MonthlyRate } of reference) {
    referenceCents.set(EmployeeNumber, (referenceCents.get(EmployeeNumber) ?? 0) + centsFromDollars(MonthlyRate));
  }
  return [...byHousehold(members)].map(([employeeNumber, people]) => ({
    employeeNumber,
    tier: coverageTier({
      spouse: people.some(({ Relationship }) => PARTNERS.includes(Relationship)),
      child: people.some(({ Relationship }) => Relationship === RELATIONSHIP_LABELS.Child),
    }),
    premiumCents: people.reduce((total, { MonthlyRate }) => total + centsFromDollars(MonthlyRate), 0),
    referenceCents: referenceCents.get(employeeNumber) ?? 0,
  }));
}

const PARTNERS: readonly string[] = [RELATIONSHIP_LABELS.Spouse, RELATIONSHIP_LABELS.DomesticPartner];

function byHousehold(members: readonly RatedMember[]): Map<number, RatedMember[]> {
  const households = new Map<number, RatedMember[]>();
  for (const member of members) {
    const known = households.get(member.EmployeeNumber);
    if (known) {
      known.push(member);
    } else {
      households.set(member.EmployeeNumber, [member]);
    }
  }
  return households;
}
