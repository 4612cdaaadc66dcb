import type { GroupResponse } from '#shared/groups/group.record';
import { addYears, type IsoDate } from '#shared/dates/iso-date';

/** A group that has not been enrolled yet: the insurer has given it no number. Ours: the specification does not say. */
export const isNewGroup = ({ GroupEnterpriseId }: Pick<GroupResponse, 'GroupEnterpriseId'>): boolean =>
  GroupEnterpriseId === null;

/**
 * When the group renews, as shown in its details. A new group stores its start date: it renews a year later.
 *
 * @returns null while unknown
 * Source: spec 002 section 2, "/group-details/{id}" ("the renewal date for a new group is the renewal date plus one year").
 */
export function shownRenewalDate(group: Pick<GroupResponse, 'RenewalDate' | 'GroupEnterpriseId'>): IsoDate | null {
  return group.RenewalDate && isNewGroup(group) ? addYears(group.RenewalDate, 1) : group.RenewalDate;
}

/** Names of subgroups on one line; a single name is the group's own and counts as none. Same source. */
export const subGroupNamesText = (names: readonly string[]): string => (names.length > 1 ? names.join(', ') : '');

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
