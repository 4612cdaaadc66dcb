import { AGENT_CARD } from '#shared/people/agent.record';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { record, type Sent, type Wire } from '#shared/records/field';
import { code, day, described, id, listOf, nested, optional, orNull, text } from '#shared/records/kinds';

/**
 * GET and POST /api/group/GetGroupsBySearchCriteria. Those left out or empty do not count; at least one must be given.
 * Source: spec 002 section 2, "Group criteria". What is wrong with single criteria is said by `criteriaProblems`.
 */
export const CRITERIA = record({
  GroupNumber: optional(text('Group number', { max: 20, about: 'The beginning of it.' })),
  GroupName: optional(text('Group name', { max: 150, about: 'Beginnings of words of it, in any order.' })),
  TaxId: optional(text('Tax id', { max: 20, about: 'Nine digits, with or without the dash.' })),
  QuoteId: optional(text('Quote id', { max: 20, about: 'Of any of its quotes.' })),
  PostalCode: optional(text('Postal code', { max: 20, about: 'The first five digits count.' })),
  RenewalDate: optional(text('Renewal date', { max: 20 })),
  AgentFirstName: optional(text('Agent first name', { max: 60, about: 'The beginning of it.' })),
  AgentLastName: optional(text('Agent last name', { max: 60, about: 'The beginning of it.' })),
});

const NEWEST_QUOTE = record({
  Id: id('Quote'),
  Name: text('Quote'),
  Status: code('State', QUOTE_STATUSES),
  QuoteStatus: text('Status', { about: 'In the words that this user should read.' }),
});

/** A group that was found. */
export const FOUND_GROUP = record({
  Id: id('Id'),
  GroupEnterpriseId: orNull(text('Group number', { example: 'G100234' })),
  GroupName: text('Group', { example: 'Lakeside Pottery' }),
  City: text('City', { example: 'Lansing' }),
  RenewalDate: orNull(day('Renewal date')),
  AssociatedAgents: listOf('Agents', nested('Agent', AGENT_CARD)),
  NewestQuote: described(
    orNull(nested('Newest quote', NEWEST_QUOTE)),
    'The newest quote that is not deleted; null for a group without one.',
  ),
});

export type GroupSearchCriteria = Sent<typeof CRITERIA>;
export type GroupSearchRow = Wire<typeof FOUND_GROUP>;
