import { isDeepStrictEqual } from 'node:util';
import type { FieldErrors } from '#shared/answers/errors';
import type { GroupResponse } from '#shared/groups/group.record';
import type { GroupStatusFlag } from '#shared/groups/group-rules';
import { toGroupResponse } from '../groups/group-response.ts';
import type { Group } from '../groups/group.table.ts';
import { CANNOT_BE_CHANGED_HERE } from '../quotes/quote-response.ts';

/** A group as sent back by the client: its id, and any of its fields. */
export type SentGroup = Pick<GroupResponse, 'Id' | 'Version'> & { [Field in keyof GroupResponse]?: unknown };

/** Computed for each response: these fields are not compared with stored ones. */
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

/** The fields besides `flag` that differ from the stored group, each with its message. */
export function changedElsewhere(sent: SentGroup, stored: Group, flag: GroupStatusFlag): FieldErrors {
  const held = toGroupResponse(stored, [], { members: 0, employees: 0 });
  const changed = (Object.keys(held) as (keyof GroupResponse)[]).filter(
    (field) =>
      field !== flag && !isDerived(field) && sent[field] !== undefined && !isDeepStrictEqual(sent[field], held[field]),
  );
  return Object.fromEntries(changed.map((field) => [field, [CANNOT_BE_CHANGED_HERE]]));
}
