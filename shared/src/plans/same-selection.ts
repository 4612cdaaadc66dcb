import type { MemberAssignment } from '#shared/plans/member-assignment';

/** For a selection that would overwrite one that someone else has saved in the meantime. */
export const SELECTION_CHANGED =
  'Someone else has saved another selection in the meantime. Your changes are not saved yet.';

/** Same for who takes which plan. */
export const ASSIGNMENTS_CHANGED =
  'Someone else has assigned plans to members in the meantime. Your changes are not saved yet.';

/** The same members in the same plans, in any order. */
export function isSameAssignment(one: readonly MemberAssignment[], other: readonly MemberAssignment[]): boolean {
  const planOf = new Map(other.map(({ MemberId, PlanId }) => [MemberId, PlanId]));
  return one.length === other.length && one.every(({ MemberId, PlanId }) => planOf.get(MemberId) === PlanId);
}

/** The same plans, in any order. */
export const isSameSelection = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));
