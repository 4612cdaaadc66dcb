import type { CensusMemberResponse } from '#shared/census/census.record';
import type { PutSelectionsRequest } from '#shared/plans/selection.record';

/** Each member's assignments to plans that stay selected: saving replaces all assignments, so they must be included. */
export const memberAssignments = (
  members: readonly Pick<CensusMemberResponse, 'Id' | 'AssignedPlan'>[],
  planIds: readonly number[],
): PutSelectionsRequest['AssignedPlanForMembers'] =>
  members.flatMap(({ Id, AssignedPlan }) =>
    AssignedPlan !== null && planIds.includes(AssignedPlan) ? [{ MemberId: Id, PlanId: AssignedPlan }] : [],
  );
