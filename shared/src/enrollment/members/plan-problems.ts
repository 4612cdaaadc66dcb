import { isSubscriber } from '#shared/census/household-rules';
import type { EnrollmentMember, EnrollmentPlan, MemberFacts } from '#shared/enrollment/members/members.record';
import type { EnrollmentProblem } from '#shared/enrollment/enrollment-sections';
import type { EnrolledMember } from '#shared/enrollment/members/household';
import { isPpoOnlyArea, type NetworkType } from '#shared/plans/plan-codes';
import { needsPcp, pcpProblem } from '#shared/providers/pcp-validity';

/** Ours: the specification gives the rules but no wording. */
export const CHOOSE_MEDICAL_PLAN = 'Medical plan is required.';
export const CHOOSE_DENTAL_PLAN = 'Dental plan is required.';
export const NOT_IN_PPO_AREA =
  'HMO and POS plans are not available in rating area 16, where this member lives. Choose a PPO plan.';

/** The plan and, if the plan requires one, the primary care provider. Source: spec 001 section 5, "Census member completeness". */
export function planProblems(member: EnrolledMember, facts: MemberFacts): EnrollmentProblem[] {
  const problems: EnrollmentProblem[] = [];
  if (isSubscriber(member)) {
    problems.push(...choiceProblems(member, facts));
  }
  const plan = medicalPlanOf(member, facts);
  if (isSubscriber(member) && needsPcp(networkOf(plan)) && isPpoOnlyArea(member.RateArea)) {
    problems.push({ Field: 'SelectedMedicalPlanId', Message: NOT_IN_PPO_AREA });
  }
  const provider = needsPcp(networkOf(plan)) ? (pcpProblem(member, null) ?? member.PrimaryCareProviderProblem) : null;
  if (provider) {
    problems.push({ Field: 'PrimaryCareProviderId', Message: provider });
  }
  return problems;
}

const choiceProblems = (member: EnrolledMember, { MedicalPlans, DentalPlans }: MemberFacts): EnrollmentProblem[] => {
  const lacks = (status: EnrollmentMember['MedicalStatus'], plans: readonly EnrollmentPlan[], planId: number | null) =>
    status === 'Enroll' && plans.length > 0 && planId === null;
  return [
    ...(lacks(member.MedicalStatus, MedicalPlans, member.SelectedMedicalPlanId)
      ? [{ Field: 'SelectedMedicalPlanId', Message: CHOOSE_MEDICAL_PLAN }]
      : []),
    ...(lacks(member.DentalStatus, DentalPlans, member.SelectedDentalPlanId)
      ? [{ Field: 'SelectedDentalPlanId', Message: CHOOSE_DENTAL_PLAN }]
      : []),
  ];
};

/** The medical plan that the member enrolls in; null if the member waives, and while none is selected. */
export const medicalPlanOf = (
  { MedicalStatus, SelectedMedicalPlanId }: Pick<EnrollmentMember, 'MedicalStatus' | 'SelectedMedicalPlanId'>,
  { MedicalPlans }: Pick<MemberFacts, 'MedicalPlans'>,
): EnrollmentPlan | null =>
  MedicalStatus === 'Enroll' ? (MedicalPlans.find(({ PlanId }) => PlanId === SelectedMedicalPlanId) ?? null) : null;

export const networkOf = (plan: EnrollmentPlan | null): NetworkType | null => plan?.ProviderNetworkType ?? null;

/**
 * The member lives outside the plan's service area: outside Michigan, in a plan with its own network. Care there requires notifying
 * the insurer ("out-of-area help"), so it is shown on screen and passed on.
 */
export const isOutOfArea = (
  { HomeAddress, RateArea, ...member }: EnrolledMember,
  facts: Pick<MemberFacts, 'MedicalPlans'>,
): boolean => HomeAddress.CountyFips !== '' && RateArea === null && needsPcp(networkOf(medicalPlanOf(member, facts)));
