import { counted } from '#shared/formats/text';
import type { GroupResponse } from '#shared/groups/group.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { formatDay } from '#shared/formats/auto-date';
import { isNewGroup, shownRenewalDate } from '#shared/groups/group-facts';
import { shownGroupNumber } from '#shared/groups/enterprise-id';

/** "Group number G77, renews 4/1/2027" or "New group". */
export function subtitle(group: GroupResponse): string {
  const renewal = shownRenewalDate(group);
  const standing = isNewGroup(group)
    ? 'New group'
    : `Group number ${shownGroupNumber(group.GroupEnterpriseId, 'not assigned yet')}`;
  return renewal ? `${standing}, renews ${formatDay(renewal)}` : standing;
}

/** The number of quotes; empty while loading. Deleted ones are counted separately. */
export function quotesSummary(quotes: readonly QuoteResponse[] | undefined): string | undefined {
  if (!quotes) {
    return undefined;
  }
  const deleted = quotes.filter(({ IsDeleted }) => IsDeleted).length;
  const open = quotes.length - deleted;
  const counts = open === 0 ? 'No quotes' : counted(open, 'quote');
  return deleted > 0 ? `${counts}, ${deleted} deleted` : counts;
}

export function censusSummary({ TotalNumberMembers, TotalNumberEmployees }: GroupResponse): string {
  if (TotalNumberMembers === 0) {
    return 'Nobody yet';
  }
  const members = counted(TotalNumberMembers, 'member');
  const employees = counted(TotalNumberEmployees, 'employee');
  return `${members}, ${employees}`;
}
