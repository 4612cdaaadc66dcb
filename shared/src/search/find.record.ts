import { record, type Wire } from '#shared/records/field';
import { id, listOf, nested, orNull, text } from '#shared/records/kinds';

/** POST /api/search/FindGroupsAndQuotes: free text to find a group or quote. In the body, because it may be a tax id. Ours. */
export const FIND = record({
  Text: text('Text', {
    max: 100,
    problem: () => null,
    about: "Beginnings of words of a group's name, its number, phone, email or tax id, or the number of a quote.",
    example: 'lakeside',
  }),
});

/** The maximum number of each. */
export const MOST_HITS = 5;

/** A matching group, and its portal path. */
const GROUP_HIT = record({
  Id: id('Group'),
  Name: text('Group'),
  GroupNumber: orNull(text('Group number')),
  City: text('City'),
  Path: text('Path', { example: '/group/7' }),
});

/** A matching quote: by its number, or belonging to a matching group. */
const QUOTE_HIT = record({
  Id: id('Quote'),
  Name: text('Quote'),
  GroupName: text('Group'),
  QuoteStatus: text('Status', { about: 'In the words that this user should read.' }),
  Step: text('Step', { about: 'What its page is for.', example: 'Choose plans' }),
  Path: text('Path', { about: 'Its page in the portal.' }),
});

export const FOUND = record({
  Groups: listOf('Groups', nested('Group', GROUP_HIT), { most: MOST_HITS }),
  Quotes: listOf('Quotes', nested('Quote', QUOTE_HIT), { most: MOST_HITS }),
});

export type FindRequest = Wire<typeof FIND>;
export type FoundGroupHit = Wire<typeof GROUP_HIT>;
export type FoundQuoteHit = Wire<typeof QUOTE_HIT>;
export type FindResponse = Wire<typeof FOUND>;
