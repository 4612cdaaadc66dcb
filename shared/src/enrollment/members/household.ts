import { isSubscriber } from '#shared/census/household-rules';
import type { Gender } from '#shared/census/census-codes';
import type { EnrollmentMember, EnrollmentPlan, MemberFacts } from '#shared/enrollment/members/members.record';
import type { MemberAddress } from '#shared/persons/person.record';

/** A member with everything filled in that follows from the employee and from the quote's plans. */
export interface EnrolledMember extends EnrollmentMember {
  /** The household's employee; null if unknown. */
  EmployeeGender: Gender | null;
}

/** Everything that a dependent inherits. Rate area and address belong together. */
type FromEmployee = Pick<
  EnrollmentMember,
  'MemberClass' | 'SubGroupId' | 'SelectedMedicalPlanId' | 'SelectedDentalPlanId'
>;

/**
 * The members as they enroll: a dependent has the employee's plan, class and subgroup, and lives with the employee unless they have
 * their own address; if only one plan of a type is selected, everyone has it. Households in any order.
 * Source: ux 5, "Type it once"; spec 001 section 3, "Census member".
 */
export function enrolledMembers(
  members: readonly EnrollmentMember[],
  plans: Pick<MemberFacts, 'MedicalPlans' | 'DentalPlans'>,
): EnrolledMember[] {
  const employees = new Map(members.filter(isSubscriber).map((member) => [member.EmployeeNumber, member]));
  return members.map((member) => enrolledMember(member, employees.get(member.EmployeeNumber), plans));
}

/** One member, given the employee of the household: for the employee, the same object. */
export function enrolledMember(
  member: EnrollmentMember,
  employee: EnrollmentMember | undefined,
  { MedicalPlans, DentalPlans }: Pick<MemberFacts, 'MedicalPlans' | 'DentalPlans'>,
): EnrolledMember {
  const follows: FromEmployee = isSubscriber(member) ? member : (employee ?? member);
  const home = employee && livesWithEmployee(member) ? employee : member;
  return {
    ...member,
    MemberClass: follows.MemberClass,
    SubGroupId: follows.SubGroupId,
    SelectedMedicalPlanId: chosenPlanId(follows.SelectedMedicalPlanId, MedicalPlans),
    SelectedDentalPlanId: chosenPlanId(follows.SelectedDentalPlanId, DentalPlans),
    HomeAddress: home.HomeAddress,
    RateArea: home.RateArea,
    EmployeeGender: employee?.Gender ?? null,
  };
}

export const livesWithEmployee = (
  member: Pick<EnrollmentMember, 'RelationshipToSubscriber' | 'LivesWithEmployee'>,
): boolean => !isSubscriber(member) && member.LivesWithEmployee;

/** The stored plan if it is one of the quote's; otherwise the only one of its type; otherwise none. */
export function chosenPlanId(stored: number | null, plans: readonly EnrollmentPlan[]): number | null {
  if (plans.length === 1) {
    return plans[0]!.PlanId;
  }
  return plans.some(({ PlanId }) => PlanId === stored) ? stored : null;
}

export const NO_ADDRESS: MemberAddress = {
  AddressLine1: '',
  City: '',
  StateCode: '',
  FullPostalCode: '',
  County: '',
  CountyFips: '',
};
