import type { Contribution, ContributionResult } from '#shared/contributions/contribution.record';
import type { MemberRate } from '#shared/plans/plan.record';
import { type ContributionTerms, employerTotal, type HouseholdPremium } from '#shared/contributions/contribution';
import { centsFromDollars, dollarsFromCents } from '#shared/formats/currency';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { coverageTier } from '#shared/plans/plan-codes';

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

/** A selected plan with the rates of the people it would cover. */
export interface RatedPlan {
  PlanId: number;
  Members: readonly Pick<MemberRate, 'EmployeeNumber' | 'Relationship' | 'MonthlyRate'>[];
}

/** The plan assigned to each employee, by employee number. */
export type AssignedPlans = ReadonlyMap<number, number>;

/** Percentages have hundredths as dollars have cents: internally both are whole numbers. */
export const contributionTerms = ({ Method, Tiers }: Pick<Contribution, 'Method' | 'Tiers'>): ContributionTerms => ({
  method: Method,
  tiers: {
    'Employee only': centsFromDollars(Tiers['Employee only']),
    'Employee and spouse': centsFromDollars(Tiers['Employee and spouse']),
    'Employee and child(ren)': centsFromDollars(Tiers['Employee and child(ren)']),
    Family: centsFromDollars(Tiers.Family),
  },
});

/**
 * The households of each choice: everyone in one plan, for each plan, and last (PlanId null) everyone in their assigned plan, once
 * each employee has one. Empty while the reference plan is not among the plans.
 */
export function contributionChoices(
  { Method, ReferencePlanId }: Pick<Contribution, 'Method' | 'ReferencePlanId'>,
  plans: readonly RatedPlan[],
  assigned: AssignedPlans,
): { planId: number | null; households: HouseholdPremium[] }[] {
  const reference = plans.find(({ PlanId }) => PlanId === ReferencePlanId);
  if (Method === 'PercentOfReferencePlan' && !reference) {
    return [];
  }
  const together = plans.map(({ PlanId, Members }) => ({
    planId: PlanId,
    households: householdPremiums(Members, reference?.Members),
  }));
  const members = assignedMembers(plans, assigned);
  return members === null
    ? together
    : [...together, { planId: null, households: householdPremiums(members, reference?.Members) }];
}

export function contributionResults(
  contribution: Contribution,
  plans: readonly RatedPlan[],
  assigned: AssignedPlans,
): ContributionResult[] {
  const terms = contributionTerms(contribution);
  return contributionChoices(contribution, plans, assigned).map(({ planId, households }) => {
    const premium = households.reduce((total, { premiumCents }) => total + premiumCents, 0);
    const employer = employerTotal(households, terms);
    return {
      PlanId: planId,
      Premium: dollarsFromCents(premium),
      Employer: dollarsFromCents(employer),
      Employees: dollarsFromCents(premium - employer),
    };
  });
}

/** Everyone at their assigned plan's rates; null unless every covered employee has one of the plans. */
function assignedMembers(plans: readonly RatedPlan[], assigned: AssignedPlans): RatedPlan['Members'] | null {
  const planIds = new Set(plans.map(({ PlanId }) => PlanId));
  const employees = new Set(plans[0]?.Members.map(({ EmployeeNumber }) => EmployeeNumber));
  const isComplete = [...employees].every((number) => planIds.has(assigned.get(number) ?? 0));
  return employees.size > 0 && isComplete
    ? plans.flatMap(({ PlanId, Members }) =>
        Members.filter(({ EmployeeNumber }) => assigned.get(EmployeeNumber) === PlanId),
      )
    : null;
}
