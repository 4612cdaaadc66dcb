import { askedText } from '#shared/answers/list-query.record';
import { groupNumber } from '#shared/groups/enterprise-id';
import { AGENT_CARD } from '#shared/people/agent.record';
import { PREMIUM } from '#shared/quotes/quote-premium.record';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { record, type Sent, type Wire } from '#shared/records/field';
import { code, count, day, described, id, listOf, nested, optional, orNull, text } from '#shared/records/kinds';

const criterion = (label: string, max: number, about?: string) =>
  optional(text(label, { max, problem: () => null, about }));

/**
 * GET and POST /api/group/GetGroupsBySearchCriteria. Omitted or empty criteria are ignored; at least one is required.
 * Source: spec 002 section 2, "Group criteria". `criteriaProblems` validates single criteria.
 */
export const CRITERIA = record('GroupCriteriaBody', {
  Text: criterion(
    'Search',
    100,
    'Beginnings of words of its name, its number, phone, email or tax id, or the number of one of its quotes.',
  ),
  GroupNumber: criterion('Group number', 20, 'The beginning of it.'),
  GroupName: criterion('Group name', 150, 'Beginnings of words of it, in any order.'),
  TaxId: criterion('Tax id', 20, 'Nine digits, with or without the dash.'),
  QuoteId: criterion('Quote id', 20, 'Of any of its quotes.'),
  PostalCode: criterion('Postal code', 20, 'The first five digits count.'),
  RenewalDate: criterion('Renewal date', 20),
  AgentFirstName: criterion('Agent first name', 60, 'The beginning of it.'),
  AgentLastName: criterion('Agent last name', 60, 'The beginning of it.'),
});

export const GROUP_SEARCH_PAGE = record({
  range: askedText('Range', 'JSON: [first, last], at most 100 groups; without it the first 100.'),
  sort: askedText('Sort', 'JSON: ["GroupName", "ASC"], or by GroupEnterpriseId, City, RenewalDate'),
});
/** The specification's call: criteria and page. */
export const GROUP_SEARCH_QUERY = record({ ...CRITERIA, ...GROUP_SEARCH_PAGE });

const NEWEST_QUOTE = record({
  Id: id('Quote'),
  Name: text('Quote'),
  Status: code('State', QUOTE_STATUSES),
  QuoteStatus: text('Status', { about: 'In the words that this user should read.' }),
  Premium: described(orNull(nested('Premium', PREMIUM)), 'Monthly; null without plans.'),
});

/** A matching group. */
export const FOUND_GROUP = record('FoundGroupAnswer', {
  Id: id('Id'),
  GroupEnterpriseId: groupNumber('10012345'),
  GroupName: text('Group', { example: 'Lakeside Pottery' }),
  City: text('City', { example: 'Lansing' }),
  RenewalDate: orNull(day('Renewal date')),
  Members: count('Members'),
  AssociatedAgents: listOf('Agents', nested('Agent', AGENT_CARD)),
  NewestQuote: described(
    orNull(nested('Newest quote', NEWEST_QUOTE)),
    'The newest quote that is not deleted; null for a group without one.',
  ),
});

export type GroupSearchCriteria = Sent<typeof CRITERIA>;
export type GroupSearchRow = Wire<typeof FOUND_GROUP>;
