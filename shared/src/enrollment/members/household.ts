import { isSubscriber } from '#shared/census/household-rules';
import type { Gender } from '#shared/census/census-codes';
import type { EnrollmentMember, EnrollmentPlan, MemberFacts } from '#shared/enrollment/members/members.record';
import type { MemberAddress } from '#shared/persons/person.record';

/** A member with everything filled in that follows from the employee and from the quote's plans. */
export interface EnrolledMember extends EnrollmentMember {
  /** Of the household's employee; null where it is not known. */
  EmployeeGender: Gender | null;
}

/** Everything that a dependent takes over. Rate area and address go together. */
type FromEmployee = Pick<
  EnrollmentMember,
  'MemberClass' | 'SubGroupId' | 'SelectedMedicalPlanId' | 'SelectedDentalPlanId'
>;

/**
 * The members as they enroll: a dependent has plan, class and subgroup of the employee, and lives with the employee unless an
 * address of its own is given; where one plan of a kind is chosen, it is everybody's. Households in any order.
 * Source: ux 5, "Type it once"; spec 001 section 3, "Census member".
 */
export function enrolledMembers(
  members: readonly EnrollmentMember[],
  plans: Pick<MemberFacts, 'MedicalPlans' | 'DentalPlans'>,
): EnrolledMember[] {
  const employees = new Map(members.filter(isSubscriber).map((member) => [member.EmployeeNumber, member]));
  return members.map((member) => enrolledMember(member, employees.get(member.EmployeeNumber), plans));
}

/** One of them, with the employee of the household: the same for the employee itself. */
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

/** The stored plan where it is one of the quote's; the only one of its kind; else none. */
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
