import { groupNumber } from '#shared/groups/enterprise-id';
import { record, type Wire } from '#shared/records/field';
import {
  code,
  count,
  day,
  described,
  dollars,
  id,
  instant,
  listOf,
  nested,
  number,
  orNull,
  text,
  version,
} from '#shared/records/kinds';

export const RATE_DRAFT_STATES = ['Draft', 'Published', 'Discarded'] as const;
export type RateDraftState = (typeof RATE_DRAFT_STATES)[number];

/** Bytes of an uploaded rate file: 150 plans in the columns of the CMS Rate PUF are 18 MB. */
export const MOST_RATE_FILE_BYTES = 40 * 1024 * 1024;
/** Drafts that wait for a decision at the same time. */
export const MOST_RATE_DRAFTS = 5;

/** A row of GET /api/sales/GetRateDrafts: a rate file that no quote sees. */
export const RATE_DRAFT = record('RateDraftAnswer', {
  Id: id('Draft'),
  State: code('State', RATE_DRAFT_STATES),
  FileName: text('File'),
  Sha256: text('SHA-256', { about: 'Of the file as it was loaded.' }),
  PeriodStart: day('From'),
  PeriodEnd: day('To'),
  Plans: count('Plans'),
  Rates: count('Rates'),
  LoadedBy: text('Loaded by'),
  LoadedAt: instant('Loaded'),
  DecidedBy: orNull(text('Decided by')),
  DecidedAt: orNull(instant('Decided')),
  RunId: described(
    orNull(id('Run')),
    'The newest pricing of the book, for GET /api/sales/GetBulkRun/{id}; null before.',
  ),
  Version: version(),
});

/** Part of the book, at the rates in force and at those of the draft. Dollars a month. */
const REHEARSED_PART = record('RehearsedPartAnswer', {
  Label: text('Part'),
  Groups: count('Groups'),
  Members: count('Members'),
  PremiumNow: dollars('Premium now'),
  PremiumThen: dollars('Premium then'),
});

/** Rates that groups need and that are not filed once the draft is published. */
const MISSING_RATE = record('MissingRateAnswer', {
  Plan: text('Plan'),
  RateArea: described(orNull(count('Rating area')), 'Null: the plan has no rates at all.'),
  Age: described(orNull(text('Age')), 'Null: the plan has no rates in the area.'),
  Groups: count('Groups'),
  Members: count('Members'),
});

/** A plan of the file that has rates for some ages of a rating area and not for others. */
const RATE_GAP = record('RateGapAnswer', {
  Plan: text('Plan'),
  RateArea: count('Rating area'),
  Ages: described(count('Ages'), 'How many of the 51 ages have no rate.'),
});

/** What the draft does to the book. Groups without all their rates are in none of the premiums. */
export const REHEARSAL = record('RehearsalAnswer', {
  Groups: described(count('Groups'), 'Groups with coverage when it was priced.'),
  Priced: count('Priced'),
  NotRated: described(count('Not rated'), 'Groups that need a rate that is missing in the draft.'),
  NoRatesNow: described(count('No rates now'), 'Groups whose rates in force are no longer filed.'),
  Gone: described(count('Gone'), 'Groups whose coverage ended meanwhile.'),
  Failed: described(count('Failed'), 'Groups that could not be priced for a technical reason.'),
  Members: count('Members'),
  PremiumNow: dollars('Premium now'),
  PremiumThen: dollars('Premium then'),
  Areas: described(listOf('Rating areas', nested('Part', REHEARSED_PART)), 'Steepest first, as all parts.'),
  Ages: listOf('Ages', nested('Part', REHEARSED_PART)),
  Plans: described(listOf('Plans', nested('Part', REHEARSED_PART)), 'The current plans of the groups; at most 150.'),
  Missing: described(listOf('Missing rates', nested('Missing rate', MISSING_RATE)), 'Most groups first; at most 50.'),
  MissingTotal: count('Missing rates'),
  Gaps: described(listOf('Gaps', nested('Gap', RATE_GAP)), 'At most 50.'),
  GapsTotal: count('Gaps'),
});

/** GET /api/sales/GetRateDraft/{id}. */
export const RATE_DRAFT_DETAILS = record('RateDraftDetailsAnswer', {
  ...RATE_DRAFT,
  Result: described(orNull(nested('Result', REHEARSAL)), 'Null until the whole book is priced.'),
  ReviewPercent: described(number('Review percent'), 'The rule PassiveRenewalReviewPercent.'),
  AboveReview: described(count('Above'), 'Groups whose premium rises by more than the review percent.'),
  Problem: described(orNull(text('Problem')), 'Why it cannot be published now.'),
});

/** A row of GET /api/sales/GetRateDraftGroups: a priced group, the steepest increase first. */
export const RATE_DRAFT_GROUP = record('RateDraftGroupAnswer', {
  GroupId: id('Group'),
  GroupName: text('Group name', { example: 'Lakeside Pottery' }),
  GroupEnterpriseId: groupNumber('10012345'),
  QuoteId: described(id('Quote'), 'With the coverage in force.'),
  RateArea: count('Rating area'),
  Members: count('Members'),
  PremiumNow: dollars('Premium now'),
  PremiumThen: dollars('Premium then'),
  ChangePercent: described(orNull(number('Change in percent')), 'To a tenth; null where nothing is paid now.'),
});

/** PUT /api/sales/PriceRateDraft, PublishRateDraft and DiscardRateDraft. */
export const RATE_DRAFT_VERSION = record('RateDraftVersionBody', { Version: version() });

export type RateDraftRow = Wire<typeof RATE_DRAFT>;
export type RateDraftDetails = Wire<typeof RATE_DRAFT_DETAILS>;
export type RateDraftGroupRow = Wire<typeof RATE_DRAFT_GROUP>;
export type RehearsedPart = Wire<typeof REHEARSED_PART>;
export type Rehearsal = Wire<typeof REHEARSAL>;

/** `filter` of GET /api/sales/GetRateDraftGroups; DraftId is required. */
export interface RateDraftGroupsFilter {
  DraftId?: number;
  /** Only groups above the review percent. */
  IsAbove?: boolean;
}
