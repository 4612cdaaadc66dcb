import { MOST_AUDIT_ROWS } from '#shared/audit/audit.record';
import { groupErrors, individuals, list, queue, WAITING } from './sales-lists.ts';

/** By the names of their demo accounts. */
export type Reader = 'agent' | 'agentadmin' | 'sales' | 'superuser';

/** Without a filter parameter, which not every list accepts. */
const page = (path: string, first = 0) =>
  `${path}?${new URLSearchParams({ range: JSON.stringify([first, first + 9]) })}`;
const allQuotes = (first: number) => page('/api/sales/GetGroupQuotes', first);
const tab = (first: number) =>
  list('/api/sales/GetGroupQuotes', {
    first,
    filter: { View: 'NewBusiness', Status: ['Approved', 'Rejected', 'PassivelyRenewed'] },
  });

/** Name, user, path, and what is sent: a POST reads too, where a search must not be in an address. */
export type Read = readonly [what: string, reader: Reader, path: string, body?: object];

/** As the dashboard opens its lists. */
export const QUOTES_OF_GROUPS = { List: 'quotes', Order: 'LastChange', Direction: 'DESC', Page: 1, PageSize: 10 };
const RENEWALS_OF_GROUPS = { ...QUOTES_OF_GROUPS, List: 'renewals', Order: 'RenewalDate', Direction: 'ASC' };
const HOUSEHOLDS = { Ending: false, Text: null, Page: 1, PageSize: 10 };

/** The most used lists, ten rows each. */
export const FIRST_PAGES: readonly Read[] = [
  ['the dashboard', 'agent', page('/api/dashboard')],
  ['the dashboard', 'agentadmin', page('/api/dashboard')],
  ['the dashboard', 'sales', page('/api/dashboard')],
  ['the home screen', 'agent', '/api/dashboard'],
  ['the home screen', 'agentadmin', '/api/dashboard'],
  ['the home screen', 'sales', '/api/dashboard'],
  ['the dashboard and its quotes', 'agent', '/api/dashboard/rows', QUOTES_OF_GROUPS],
  ['the dashboard and its quotes', 'agentadmin', '/api/dashboard/rows', QUOTES_OF_GROUPS],
  ['the dashboard and its quotes', 'sales', '/api/dashboard/rows', QUOTES_OF_GROUPS],
  ['the dashboard and its renewals', 'agent', '/api/dashboard/rows', RENEWALS_OF_GROUPS],
  ['the dashboard and its renewals', 'agentadmin', '/api/dashboard/rows', RENEWALS_OF_GROUPS],
  ['the dashboard and its renewals', 'sales', '/api/dashboard/rows', RENEWALS_OF_GROUPS],
  ['households', 'agent', '/api/dashboard/households', HOUSEHOLDS],
  ['all quotes', 'sales', allQuotes(0)],
  ['a tab of the queue', 'sales', tab(0)],
  ['the queue that waits', 'sales', queue({})],
  ['the queue by effective date', 'sales', queue({ sort: ['EffectiveDate', 'ASC'], filter: WAITING })],
  ['the queue of individuals', 'sales', individuals({})],
  ['the queue of individuals, oldest first', 'sales', individuals({ sort: ['StatusAt', 'ASC'] })],
  ['the queue of individuals by effective date', 'sales', individuals({ sort: ['EffectiveDate', 'ASC'] })],
  ['individuals that nobody has claimed', 'sales', individuals({ filter: { IsAssigned: false } })],
  ['all individuals', 'sales', page('/api/sales/GetIndividualQuotes')],
  ['individuals by name', 'sales', individuals({ filter: { q: 'person 500' } })],
  ['the error report of groups', 'sales', groupErrors({})],
  ['the error report of members', 'sales', page('/api/sales/GetSmallGroupMemberErrors')],
  ['the error report of payments', 'sales', page('/api/sales/GetPaymentErrorReport')],
  ['upcoming renewals', 'sales', page('/api/sales/GetUpcomingPassiveRenewals')],
  ['the audit trail', 'superuser', page('/api/audit')],
  ['business rules', 'superuser', page('/api/sales/GetBusinessRules')],
  ['users', 'superuser', page('/api/people/Users')],
  ['agents', 'superuser', page('/api/people/Agents')],
  ['agencies', 'superuser', page('/api/people/Agencies')],
];

/** The other calls of the home screens: figures of whole books, and counts. */
export const FIGURES: readonly Read[] = [
  ['the figures of the dashboard', 'agent', '/api/dashboard/figures'],
  ['the figures of the dashboard', 'agentadmin', '/api/dashboard/figures'],
  ['who is to be called today', 'agent', '/api/BobIndividual/GetActions?range=[0,9]'],
  ['the home screen of staff', 'sales', '/api/sales/GetHome'],
  ['the counts of the queue', 'sales', '/api/sales/GetGroupQuoteCounts'],
  ['the counts of the queue of individuals', 'sales', '/api/sales/GetIndividualQuoteCounts'],
  ['the counts of the error reports', 'sales', '/api/sales/GetErrorCounts'],
  ['the bell', 'sales', '/api/sales/GetUnreadNotificationCount'],
];

/** The rows that an answer has: itself, or what its page has; figures have none. */
export function rowsIn(answer: unknown): number {
  const { Rows } = (answer ?? {}) as { Rows?: unknown };
  return [answer, Rows].find(Array.isArray)?.length ?? 0;
}

/** Lists with paging: the path of a page starting at this offset. */
export const DEEP_LISTS: readonly (readonly [what: string, reader: Reader, pathAt: (first: number) => string])[] = [
  ['the dashboard', 'agent', (first) => page('/api/dashboard', first)],
  ['the dashboard', 'sales', (first) => page('/api/dashboard', first)],
  ['the list of all quotes', 'sales', allQuotes],
  ['a tab of the queue', 'sales', tab],
  ['the queue of individuals', 'sales', (first) => individuals({ first })],
  ['the error report of groups', 'sales', (first) => groupErrors({ first })],
  // The deepest page: older entries need a date filter.
  ['the audit trail', 'superuser', (first) => page('/api/audit', Math.min(first, MOST_AUDIT_ROWS - 10))],
];
