import { INDIVIDUAL_KINDS } from '#shared/individuals/individual-terms';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { record, type Wire } from '#shared/records/field';
import { code, described, id, listOf, nested, orNull, text } from '#shared/records/kinds';

/** POST /api/search/FindGroupsAndQuotes: free text to find a group or quote. In the body, because it may be a tax id or a name. Ours. */
export const FIND = record('FindBody', {
  Text: text('Text', {
    max: 100,
    problem: () => null,
    about:
      "Beginnings of words of a group's name, its number, phone, email or tax id, or of an applicant's name, or the number of a quote.",
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

const STATUS = described(code('Status', QUOTE_STATUSES), 'As this user may see it.');

/** A matching quote: by its number, or belonging to a matching group. */
const QUOTE_HIT = record({
  Id: id('Quote'),
  Name: text('Quote'),
  GroupName: text('Group'),
  QuoteStatus: text('Status', { about: 'In the words that this user should read.' }),
  Status: STATUS,
  Step: text('Step', { about: 'What its page is for.', example: 'Choose plans' }),
  Path: text('Path', { about: 'Its page in the portal.' }),
});

/** A matching quote of a household: by its number, or the applicant's name. */
const INDIVIDUAL_HIT = record({
  Id: id('Quote'),
  ApplicantName: text('Applicant', { example: 'Ada Byron' }),
  Kind: code('Kind', INDIVIDUAL_KINDS),
  QuoteStatus: text('Status'),
  Status: STATUS,
  Path: text('Path', { about: 'Its page in the portal.' }),
});

export const FOUND = record('FoundAnswer', {
  Groups: listOf('Groups', nested('Group', GROUP_HIT), { most: MOST_HITS }),
  Quotes: listOf('Quotes', nested('Quote', QUOTE_HIT), { most: MOST_HITS }),
  Individuals: described(
    listOf('Individuals', nested('Individual', INDIVIDUAL_HIT), { most: MOST_HITS }),
    'For internal staff alone: agents find their own on the dashboard.',
  ),
});

export type FoundGroupHit = Wire<typeof GROUP_HIT>;
export type FoundIndividualHit = Wire<typeof INDIVIDUAL_HIT>;
export type FoundQuoteHit = Wire<typeof QUOTE_HIT>;
export type FindResponse = Wire<typeof FOUND>;
