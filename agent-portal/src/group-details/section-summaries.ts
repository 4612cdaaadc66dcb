import type { Agent } from '#shared/people/agent.record';
import type { GroupResponse } from '#shared/groups/group.record';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { formatDay } from '#shared/formats/auto-date';
import { isNewGroup, shownRenewalDate } from '#shared/groups/group-facts';

/** "Group number G77, renews 04/01/2027" or "New group". */
export function subtitle(group: GroupResponse): string {
  const renewal = shownRenewalDate(group);
  const standing = isNewGroup(group) ? 'New group' : `Group number ${group.GroupEnterpriseId}`;
  return renewal ? `${standing}, renews ${formatDay(renewal)}` : standing;
}

/** How many quotes there are; nothing while they are on their way. Deleted ones are told apart. */
export function quotesSummary(quotes: readonly QuoteResponse[] | undefined): string | undefined {
  if (!quotes) {
    return undefined;
  }
  const deleted = quotes.filter(({ IsDeleted }) => IsDeleted).length;
  const open = quotes.length - deleted;
  const counted = open === 1 ? '1 quote' : `${open === 0 ? 'No' : open} quotes`;
  return deleted > 0 ? `${counted}, ${deleted} deleted` : counted;
}

export const agentsSummary = (agents: readonly Agent[]): string =>
  agents.map(({ Name }) => `${Name.First} ${Name.Last}`).join(', ') || 'Nobody';

export function censusSummary({ TotalNumberMembers, TotalNumberEmployees }: GroupResponse): string {
  if (TotalNumberMembers === 0) {
    return 'Nobody yet';
  }
  const members = TotalNumberMembers === 1 ? '1 member' : `${TotalNumberMembers.toLocaleString('en-US')} members`;
  const employees =
    TotalNumberEmployees === 1 ? '1 employee' : `${TotalNumberEmployees.toLocaleString('en-US')} employees`;
  return `${members}, ${employees}`;
}
