import type { GroupResponse } from '#shared/groups/group.record';
import { addYears, type IsoDate } from '#shared/dates/iso-date';

/** A group that has not been enrolled yet: the insurer has given it no number. Ours: the specification does not say. */
export const isNewGroup = ({ GroupEnterpriseId }: Pick<GroupResponse, 'GroupEnterpriseId'>): boolean =>
  GroupEnterpriseId === null;

/**
 * When the group renews, as its details show it. What a new group has stored is the day on which it starts: it renews a year later.
 *
 * @returns null while nothing is known
 * Source: spec 002 section 2, "/group-details/{id}" ("the renewal date for a new group is the renewal date plus one year").
 */
export function shownRenewalDate(group: Pick<GroupResponse, 'RenewalDate' | 'GroupEnterpriseId'>): IsoDate | null {
  return group.RenewalDate && isNewGroup(group) ? addYears(group.RenewalDate, 1) : group.RenewalDate;
}

/** Names of subgroups as one line; a single name is the group's own and is treated as none. Same source. */
export const subGroupNamesText = (names: readonly string[]): string => (names.length > 1 ? names.join(', ') : '');
