import type { CensusMemberResponse } from '#shared/census/census.record';
import type { MemberAssignment } from '#shared/plans/member-assignment';

/** Who takes which plan, as the census was read. */
export const memberAssignments = (
  members: readonly Pick<CensusMemberResponse, 'Id' | 'AssignedPlan'>[],
): MemberAssignment[] =>
  members.flatMap(({ Id, AssignedPlan }) => (AssignedPlan === null ? [] : [{ MemberId: Id, PlanId: AssignedPlan }]));
