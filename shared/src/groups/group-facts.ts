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
