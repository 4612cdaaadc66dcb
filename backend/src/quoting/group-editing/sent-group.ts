import { isDeepStrictEqual } from 'node:util';
import type { FieldErrors } from '#shared/answers/errors';
import type { GroupResponse } from '#shared/groups/group.record';
import type { GroupStatusFlag } from '#shared/groups/group-status-flags';
import { toGroupResponse } from '../groups/group-response.ts';
import type { Group } from '../groups/group.entity.ts';

export const CANNOT_BE_CHANGED_HERE = 'This cannot be changed here.';

/** A group as somebody sends it back: who it is, and as much of the rest as they like. */
export type SentGroup = Pick<GroupResponse, 'Id' | 'Version'> & { [Field in keyof GroupResponse]?: unknown };

/** Counted, looked up or shifted to a day when the group is read: they say nothing about what is stored of it. */
const DERIVED = [
  'Id',
  'Version',
  'RenewalDate',
  'RenewalMonth',
  'AssociatedAgents',
  'TotalNumberMembers',
  'TotalNumberEmployees',
  'SubGroupNames',
] as const satisfies (keyof GroupResponse)[];
type DerivedField = (typeof DERIVED)[number];

const isDerived = (field: keyof GroupResponse): field is DerivedField =>
  (DERIVED as readonly (keyof GroupResponse)[]).includes(field);

/** The fields besides `flag` in which a group that was sent back differs from what is stored, each with its message. */
export function changedElsewhere(sent: SentGroup, stored: Group, flag: GroupStatusFlag): FieldErrors {
  const held = toGroupResponse(stored, [], { members: 0, employees: 0 });
  const changed = (Object.keys(held) as (keyof GroupResponse)[]).filter(
    (field) =>
      field !== flag && !isDerived(field) && sent[field] !== undefined && !isDeepStrictEqual(sent[field], held[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, [CANNOT_BE_CHANGED_HERE]]));
}
