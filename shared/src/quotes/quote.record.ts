import { GROUP_ROW } from '#shared/groups/group.record';
import { AGENT_CARD } from '#shared/people/agent.record';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { GROUP_QUOTE_TYPES, QUOTE_TYPES } from '#shared/quotes/quote-type';
import { record, type Sent, type Wire } from '#shared/records/field';
import {
  code,
  day,
  described,
  flag,
  id,
  instant,
  listOf,
  nested,
  number,
  optional,
  orNull,
  sentBack,
  text,
  version,
  whole,
} from '#shared/records/kinds';

const NAME = text('Quote name', { max: 1000, example: 'Gold plans 2027' });
const EFFECTIVE_DATE = day('Effective date');
const PLAN_NAME = text('Plan', { example: 'HMO Gold 1500' });

/** The original of a copy in its current state. Plans are not copied: their prices depend on the census and the date. */
export const COPIED_QUOTE = record({
  Id: id('Id'),
  Name: NAME,
  EffectiveDate: EFFECTIVE_DATE,
  SelectedPlans: described(
    listOf('Selected plans', nested('Plan', record({ PlanId: id('Plan'), PlanDisplayName: PLAN_NAME }))),
    'Chosen for the original, in its order: to be chosen again.',
  ),
});

export const LATEST_CENSUS_QUOTE = record({ Id: id('Id'), Name: NAME, ChangedAt: instant('Changed') });

export const QUOTE_NOTIFICATION = record({
  Id: id('Id'),
  Text: text('Text', {
    about: 'Plain text, lines ended by line feeds.',
    example: 'The group wants to hear by Friday.',
  }),
  By: text('Written by', { about: 'Full name of the writer.', example: 'Ada Byron' }),
  At: instant('Written'),
});

/** GET /api/quote/{id} and the response of every call that changes a quote. */
export const QUOTE_ROW = record('QuoteAnswer', {
  Id: id('Id'),
  Version: version(),
  Name: NAME,
  Status: code('Status', QUOTE_STATUSES),
  QuoteStatus: text('Status', { about: 'The status in the words this user should read.', example: 'Quoting' }),
  QuoteType: code('Quote type', QUOTE_TYPES),
  EffectiveDate: EFFECTIVE_DATE,
  RenewalDate: orNull(day('Renewal date')),
  IsDeleted: flag('Deleted'),
  ReadOnly: whole('Read-only', { min: 0, about: '0: editable; above 0: why it is locked.', example: 0 }),
  GroupId: id('Group'),
  Group: nested('Group', GROUP_ROW),
  AssociatedAgents: listOf('Agents', nested('Agent', AGENT_CARD)),
  AllowedEffectiveDates: described(listOf('Allowed effective dates', day('Day')), 'What this user may choose now.'),
  EffectiveDateProblem: described(
    orNull(text('Effective date problem')),
    'Why this user can neither propose nor enroll the quote for its effective date, which has passed; null when it can be.',
  ),
  EnrollmentConflict: described(
    orNull(text('Enrollment conflict')),
    "Why the quote cannot be enrolled beside the group's other quotes and its coverage; null when it can be, or is.",
  ),
  CopyProblem: described(
    orNull(text('Copy problem')),
    'Why this user cannot copy the quote; null when it can be copied.',
  ),
  CopyEffectiveDates: described(
    listOf('Copy effective dates', day('Day')),
    'What this user may choose for a copy; empty when there is a CopyProblem.',
  ),
  CopiedFrom: described(orNull(nested('Copied from', COPIED_QUOTE)), 'What this quote began as a copy of.'),
  SBCDocumentsLink: described(
    orNull(text('Summary of benefits')),
    'Address of the summary of benefits and coverage of the medical plans that are chosen; null where there is none.',
    '/api/plan/GetSummaryOfBenefits/7',
  ),
  LatestCensusQuote: described(
    orNull(nested('Latest census', LATEST_CENSUS_QUOTE)),
    "The group's quote whose census was changed after this one's; null when this one has the latest.",
  ),
  Notifications: described(listOf('Notifications', nested('Notification', QUOTE_NOTIFICATION)), 'Newest first.'),
  CreatedAt: instant('Created'),
  ModifiedAt: instant('Changed'),
});

/** A blank name is refused, unlike an omitted one. */
const OPTIONAL_NAME = (max: number) => ({
  ...optional(text('Quote name', { max, problem: () => null })),
  stored: (value: unknown) => value,
});

/** POST /api/quote. */
export const NEW_QUOTE = record('NewQuote', {
  GroupId: id('Group'),
  QuoteType: code('Quote type', GROUP_QUOTE_TYPES),
  EffectiveDate: described(optional(EFFECTIVE_DATE), 'Left out: the first that is allowed.'),
  Name: described(OPTIONAL_NAME(200), 'Left out: a name is made.'),
  EmptyCensus: optional(
    flag('Empty census', { about: 'A renewal begins with the people of the coverage in force, unless this is true.' }),
  ),
});
/**
 * POST /api/quote with the id of an existing quote: a copy. The whole quote may be sent (spec 002 section 7); of the other fields
 * only group and type are checked, and must equal the stored ones. The census is always copied from the stored one.
 */
export const QUOTE_COPY = record('QuoteCopy', {
  ...sentBack(QUOTE_ROW),
  ...sentBack({ Census: text('Census') }),
  Id: id('Quote'),
  Name: described(OPTIONAL_NAME(1000), "Left out, or the original's own: a name is made."),
  EffectiveDate: described(
    optional(EFFECTIVE_DATE),
    "Left out: the original's date while it may be chosen, else the first that is allowed.",
  ),
});
/** PUT /api/quote: uses only the name of the quote sent; other fields must be unchanged or absent. */
export const QUOTE_CHANGE = record('QuoteChange', {
  ...sentBack(QUOTE_ROW),
  Id: id('Quote'),
  Version: version(),
  Name: text('Quote name', { max: 1000, problem: () => null }),
});
/** PUT /api/quote/PutUpdatedEffectiveDate/{id}. */
export const EFFECTIVE_DATE_CHANGE = record('EffectiveDateChange', {
  EffectiveDate: EFFECTIVE_DATE,
  Version: version(),
});
/** PUT Delete, Restore, Enroll and RenewPassively: the quote version that was on screen. */
export const QUOTE_VERSION = record('QuoteVersion', { Version: version() });
/** PUT /api/quote/ManualStatusUpdate/{id}; answers the quote, which is then Rejected ("Manually Processed"). */
export const MANUAL_STATUS_UPDATE = record('ManualStatusUpdate', {
  ...QUOTE_VERSION,
  Why: described(
    optional(text('Why', { max: 200, problem: () => null })),
    'In a few words, without personal data; shown in the history of the quote.',
  ),
  TakeOverFrom: described(
    optional(text('Take over from', { max: 100, problem: () => null })),
    'User name of the colleague who works on the quote, to take it over.',
  ),
});

/** GET /api/quote/NewQuoteOptions/{groupId}: one per quote type, the most suitable first. */
export const NEW_QUOTE_OPTION = record('NewQuoteOptionAnswer', {
  QuoteType: code('Quote type', GROUP_QUOTE_TYPES),
  Problem: described(
    orNull(text('Problem')),
    'Why this user cannot begin such a quote; null when there is a date for one.',
  ),
  EffectiveDates: described(listOf('Effective dates', day('Day')), 'What can be chosen, earliest first.'),
  EffectiveDate: described(orNull(EFFECTIVE_DATE), 'What the quote begins with unless another is chosen.'),
});

const EHB_PERCENTAGE = number('EHB percentage', { about: '0 to 100, two decimals.', example: 98.25 });
/** GET /api/quote/GetEHBPercentageValue/{id}. */
export const EHB_SHARE = record('EhbShareAnswer', {
  QuoteId: id('Quote'),
  EHBPercentageValue: described(
    orNull(EHB_PERCENTAGE),
    'Share of the premium of all selected medical plans; null while none is selected.',
  ),
  Plans: described(
    listOf(
      'Plans',
      nested('Plan', record({ PlanId: id('Plan'), PlanDisplayName: PLAN_NAME, EHBPercentage: EHB_PERCENTAGE })),
    ),
    'The selected medical plans in their order.',
  ),
});

export type QuoteResponse = Wire<typeof QUOTE_ROW>;
export type CopiedQuote = Wire<typeof COPIED_QUOTE>;
export type LatestCensusQuote = Wire<typeof LATEST_CENSUS_QUOTE>;
export type QuoteNotification = Wire<typeof QUOTE_NOTIFICATION>;
export type CreateQuoteRequest = Sent<typeof NEW_QUOTE>;
export type CopyQuoteRequest = Sent<typeof QUOTE_COPY>;
export type UpdateEffectiveDateRequest = Wire<typeof EFFECTIVE_DATE_CHANGE>;
export type QuoteVersion = Wire<typeof QUOTE_VERSION>;
export type ManualStatusUpdateRequest = Sent<typeof MANUAL_STATUS_UPDATE>;
export type NewQuoteOption = Wire<typeof NEW_QUOTE_OPTION>;
export type EhbPercentageResponse = Wire<typeof EHB_SHARE>;
