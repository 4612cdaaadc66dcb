import { record, type Wire } from '#shared/records/field';
import { anything, described, flag, id, listOf, optional, orNull, sentBack, text, whole } from '#shared/records/kinds';
import { ASSIGNEE, GROUP_QUOTE } from '#shared/sales/group-quote.record';
import { INDIVIDUAL_QUEUE_ROW } from '#shared/sales/individual-application.record';

/** Fields that other calls answer, and react-admin's own id: a caller may send the whole quote. */
const OF_THE_QUOTE = [
  'Version',
  'Group',
  'AssociatedAgents',
  'IsDeleted',
  'ReadOnly',
  'AllowedEffectiveDates',
  'EffectiveDateProblem',
  'EnrollmentConflict',
  'CopyProblem',
  'CopyEffectiveDates',
  'CopiedFrom',
  'SBCDocumentsLink',
  'LatestCensusQuote',
  'Notifications',
  'CreatedAt',
  'Individual',
  'Household',
  'Ffm',
  'IsOepAvailable',
  'IsQuotingOnly',
  'Expiry',
  'Companion',
  'CanEdit',
  'id',
] as const;

/** PUT /api/sales/AssignUserToQuote and UnassignUserToQuote: the quote as a queue or another call answered it; only its number is used. */
export const ASSIGNMENT = record('AssignmentBody', {
  ...sentBack(GROUP_QUOTE),
  ...sentBack(INDIVIDUAL_QUEUE_ROW),
  ...sentBack(Object.fromEntries(OF_THE_QUOTE.map((name) => [name, anything(name)]))),
  Id: optional(id('Quote')),
  QuoteId: described(optional(id('Quote')), 'Instead of Id.'),
  TakeOverFrom: optional(
    text('Take over from', { max: 100, about: 'User name of the colleague who has the quote, to take it over.' }),
  ),
  AssignTo: optional(
    text('Assign to', { max: 100, about: 'User name of the colleague who gets the quote, instead of the caller.' }),
  ),
});

/** GET /api/sales/GetColleagues: someone who can work on quotes. */
export const COLLEAGUE = record('ColleagueAnswer', {
  FullName: text('Name', { example: 'Sam Sales' }),
  Username: text('User name', { example: 'sales' }),
});

/** Response of both. */
export const ASSIGNED = record('AssignedAnswer', { QuoteId: id('Quote'), ...ASSIGNEE, QuoteStatus: text('Status') });

/** The maximum number of quotes claimed, assigned or released by one call. */
export const MAX_ASSIGNMENTS = 100;

/** PUT /api/sales/UnassignUserFromQuotes. */
export const RELEASES = record('ReleasesBody', {
  Ids: listOf('Ids', whole('Quote', { min: 1, max: 2_147_483_647 }), { least: 1, most: MAX_ASSIGNMENTS }),
});

/** PUT /api/sales/AssignUserToQuotes. */
export const ASSIGNMENTS = record('AssignmentsBody', { ...RELEASES, AssignTo: ASSIGNMENT.AssignTo });

/** The result for one of several quotes, and who has it now. */
export const ASSIGNMENT_OUTCOME = record('AssignmentOutcomeAnswer', {
  QuoteId: id('Quote'),
  ClientName: described(
    orNull(text('Client')),
    'The group, or the applicant of a household. Null where there is no such quote.',
  ),
  IsDone: flag('Done', { about: 'It is with whom it was assigned to, or with no one any more.' }),
  Message: described(orNull(text('Message')), 'Why not: who has it, and since when.'),
  ...ASSIGNEE,
  QuoteStatus: described(orNull(text('Status')), 'Null where there is no such quote.'),
});

export type Colleague = Wire<typeof COLLEAGUE>;
export type AssignmentResponse = Wire<typeof ASSIGNED>;
export type AssignmentOutcome = Wire<typeof ASSIGNMENT_OUTCOME>;
