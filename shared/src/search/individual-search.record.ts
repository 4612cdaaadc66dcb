import { pageQuery } from '#shared/answers/list-query.record';
import { INDIVIDUAL_KINDS } from '#shared/individuals/individual-terms';
import { AGENT_CARD } from '#shared/people/agent.record';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { INDIVIDUAL_QUOTE_TYPES } from '#shared/quotes/quote-type';
import { record, type Sent, type Wire } from '#shared/records/field';
import {
  code,
  count,
  day,
  flag,
  id,
  instant,
  listOf,
  nested,
  optional,
  orNull,
  text,
  version,
} from '#shared/records/kinds';

const criterion = (label: string, max: number, about?: string) =>
  optional(text(label, { max, problem: () => null, about }));

/** Help for the field too. */
export const SSN_OF_ANYONE = 'Of anyone in the household.';

/**
 * GET and POST /api/individual/SearchIndividualByCriteria. Omitted or empty criteria are ignored; at least one is required, and two where
 * the enrollment type is OEP. Source: spec 002 sections 2 and 5, "Individual search".
 */
export const INDIVIDUAL_CRITERIA = record('IndividualCriteriaBody', {
  Text: criterion('Search', 100, "The beginning of the applicant's name, or the number of the quote. Never an SSN."),
  EnrollmentType: optional(code('Enrollment type', INDIVIDUAL_KINDS)),
  Status: optional(code('Status', QUOTE_STATUSES)),
  QuoteId: criterion('Quote id', 20),
  FirstName: criterion('First name', 60, 'The beginning of it.'),
  LastName: criterion('Last name', 60, 'The beginning of it.'),
  SSN: criterion('SSN', 20, SSN_OF_ANYONE),
  DateOfBirth: criterion('Date of birth', 20, 'Of the applicant.'),
  SubmittedFrom: criterion('Submitted from', 20),
  SubmittedTo: criterion('Submitted to', 20),
  AgentFirstName: criterion('Agent first name', 60, 'The beginning of it.'),
  AgentLastName: criterion('Agent last name', 60, 'The beginning of it.'),
});

export const INDIVIDUAL_SEARCH_PAGE = pageQuery('JSON: [first, last], at most 100 quotes; without it the first 100.');
/** The specification's call: criteria and page. */
export const INDIVIDUAL_SEARCH_QUERY = record({ ...INDIVIDUAL_CRITERIA, ...INDIVIDUAL_SEARCH_PAGE });

/** A matching quote of a household. */
export const FOUND_INDIVIDUAL = record('FoundIndividualAnswer', {
  QuoteId: id('Quote'),
  Version: version(),
  QuoteType: code('Quote type', INDIVIDUAL_QUOTE_TYPES),
  Kind: code('Kind', INDIVIDUAL_KINDS),
  Status: code('State', QUOTE_STATUSES),
  QuoteStatus: text('Status', { about: 'In the words that this user should read.' }),
  FirstName: text('First name', { about: "Of the applicant; '' while unknown.", example: 'Ada' }),
  LastName: text('Last name', { example: 'Byron' }),
  EffectiveDate: day('Effective date'),
  Members: count('Members'),
  SubmittedDate: orNull(instant('Submitted')),
  ModifiedAt: instant('Changed'),
  AssociatedAgents: listOf('Agents', nested('Agent', AGENT_CARD)),
  IsDeleted: flag('Deleted'),
});

export type IndividualCriteria = Sent<typeof INDIVIDUAL_CRITERIA>;
export type FoundIndividual = Wire<typeof FOUND_INDIVIDUAL>;
