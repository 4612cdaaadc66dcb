import { isNewGroup } from '#shared/groups/group-facts';
import type { IsoDate } from '#shared/dates/iso-date';

export interface GroupCoverage {
  groupEnterpriseId: string | null;
  lastEffectiveDate: IsoDate | null;
  renewalDate: IsoDate | null;
  /** The first day without coverage; null while no end is known. */
  termDate: IsoDate | null;
}

/** Whether the group's coverage, which may start later, has ended on that day. */
export const hasEnded = ({ termDate }: Pick<GroupCoverage, 'termDate'>, day: IsoDate): boolean =>
  termDate !== null && termDate <= day;

/**
 * Whether the insurer covers the group on that day or has agreed to. A new group's renewal date is its desired start date, so it
 * does not count.
 */
export function isInForce(group: GroupCoverage, day: IsoDate): boolean {
  const { groupEnterpriseId, lastEffectiveDate, renewalDate } = group;
  const isRenewing = renewalDate !== null && !isNewGroup({ GroupEnterpriseId: groupEnterpriseId });
  return (lastEffectiveDate !== null || isRenewing) && !hasEnded(group, day);
}
