import type { CensusMemberResponse } from '#shared/census/census.record';
import type { PutSelectionsRequest } from '#shared/plans/selection.record';

/** Which plan each member was given, for the plans that stay selected: saving replaces all assignments, so they are sent along. */
export const memberAssignments = (
  members: readonly Pick<CensusMemberResponse, 'Id' | 'AssignedPlan'>[],
  planIds: readonly number[],
): PutSelectionsRequest['AssignedPlanForMembers'] =>
  members.flatMap(({ Id, AssignedPlan }) =>
    AssignedPlan !== null && planIds.includes(AssignedPlan) ? [{ MemberId: Id, PlanId: AssignedPlan }] : [],
  );
