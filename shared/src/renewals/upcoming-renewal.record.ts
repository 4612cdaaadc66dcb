import { askedText } from '#shared/answers/list-query.record';
import { STARTED_BULK_RUN } from '#shared/bulk-runs/bulk-run.record';
import type { IsoDate } from '#shared/dates/iso-date';
import { groupNumber } from '#shared/groups/enterprise-id';
import { QUOTE_STATUSES } from '#shared/quotes/quote-status';
import { type Field, record, type Wire } from '#shared/records/field';
import {
  code,
  count,
  day,
  described,
  dollars,
  flag,
  id,
  instant,
  listOf,
  nested,
  orNull,
  text,
} from '#shared/records/kinds';
import {
  RENEWAL_STANDINGS,
  RENEWAL_STATES,
  type RenewalStanding,
  type RenewalState,
  STANDING_LABELS,
  SURVEY_ANSWERS,
  SURVEY_LABELS,
} from '#shared/renewals/renewal-state';

/** A row of GET /api/sales/GetUpcomingPassiveRenewals: a group due for renewal, with the quote that renews it. */
export const UPCOMING_RENEWAL = record('UpcomingRenewalAnswer', {
  GroupId: id('Group'),
  GroupName: text('Group', { example: 'Lakeside Pottery' }),
  GroupEnterpriseId: groupNumber('10012345'),
  RenewalDate: day('Renewal date'),
  QuoteId: described(orNull(id('Quote')), 'Null: there is no renewal quote yet. Passive renewal starts one.'),
  Status: code('State', RENEWAL_STATES),
  QuoteStatus: text('Status', { about: 'The same in the words of staff.' }),
  IsAcaGroup: flag('ACA group'),
  Agents: listOf('Agents', text('Agent')),
  CanRenew: flag('Can be renewed', { about: 'It can be submitted for passive renewal now.' }),
  Standing: code('Passive renewal', RENEWAL_STANDINGS, STANDING_LABELS),
  Message: text('Why not', { about: "Why it failed or cannot be submitted; '' otherwise." }),
  Renewed: described(
    orNull(
      nested(
        'Renewed',
        record({ At: instant('Renewed'), By: text('Renewed by'), UndoUntil: orNull(instant('Undo until')) }),
      ),
    ),
    'When it was renewed passively, who submitted it, and until when that can be undone (null: it cannot); null where it was not.',
  ),
  IsSubmitted: flag('Submitted', { about: 'It was submitted and waits for its turn.' }),
  Survey: described(
    orNull(code('Survey', [...SURVEY_ANSWERS, 'Asked'], { ...SURVEY_LABELS, Asked: 'Asked' })),
    'What its agent answered when asked whether the group will renew; null where no one was asked.',
  ),
});

/** GET /api/sales/GetUpcomingPassiveRenewalCounts: how many groups match the filter, apart from its Standing, in each. */
export const UPCOMING_COUNTS = record(
  'UpcomingCountsAnswer',
  Object.fromEntries(RENEWAL_STANDINGS.map((each) => [each, count(STANDING_LABELS[each])])) as Record<
    RenewalStanding,
    Field<number>
  >,
);

/** GET /api/sales/GetUpcomingPassiveRenewalIds: matching groups that are ready, for "select all". */
export const UPCOMING_GROUP_IDS = record('UpcomingIdsAnswer', {
  GroupIds: listOf('Groups', id('Group'), { most: 20_000 }),
});

export const RENEWAL_TYPES = ['PassiveRenewal', 'Survey'] as const;
export type RenewalType = (typeof RENEWAL_TYPES)[number];

/** POST /api/sales/SubmitForPassiveRenewals. The names are the specification's. */
export const SUBMIT_RENEWALS = record('SubmitRenewalsBody', {
  groupIds: listOf('Group ids', id('Group'), { least: 1, most: 20_000 }),
  renewalType: code('Renewal type', RENEWAL_TYPES),
});

/** Its progress: GET /api/sales/GetBulkRun/{BulkRunId}. */
export const SUBMITTED_RENEWALS = record('SubmittedRenewalsAnswer', {
  ...STARTED_BULK_RUN,
  AlreadySubmitted: described(
    count('Already submitted'),
    'Groups that had been submitted before and wait still: they are not counted in Total.',
  ),
});

/** POST /api/sales/PreviewPassiveRenewals. */
export const PREVIEW_RENEWALS = record('PreviewRenewalsBody', {
  groupIds: listOf('Group ids', id('Group'), { least: 1 }),
});

/** What will happen to a group if submitted now. Nothing is written. */
export const RENEWAL_PREVIEW = record('RenewalPreviewAnswer', {
  GroupId: id('Group'),
  GroupName: text('Group'),
  RenewalDate: orNull(day('Renewal date')),
  Outcome: described(
    code('Outcome', ['Renews', 'Fails', 'Left']),
    'Fails: it would end in Passive Renewal Failure. Left: its quote would stay as it is.',
  ),
  Message: text('Message', { about: "Why it would not renew; '' otherwise." }),
  Plans: described(listOf('Plans', text('Plan')), 'Names of the plans that it would renew on.'),
  PremiumNow: described(orNull(dollars('Premium now')), 'Dollars a month; null where unknown.'),
  PremiumThen: orNull(dollars('Premium then')),
});

/** Response of PUT /api/sales/ResubmitPassiveRenewal/{quoteId}. Another failure is a normal response: the reason is in Message. */
export const RESUBMITTED_RENEWAL = record('ResubmittedRenewalAnswer', {
  QuoteId: id('Quote'),
  Outcome: code('Outcome', ['Renewed', 'Failed']),
  Message: text('Message'),
  Status: code('Status', QUOTE_STATUSES),
});

/** GET and PUT /api/renewals/Survey/{groupId}. */
export const RENEWAL_SURVEY = record('SurveyAnswered', {
  GroupId: id('Group'),
  RenewalDate: day('Renewal date'),
  AskedAt: instant('Asked'),
  Answer: orNull(code('Answer', SURVEY_ANSWERS, SURVEY_LABELS)),
  AnsweredBy: orNull(text('Answered by')),
  AnsweredAt: orNull(instant('Answered')),
});

/** PUT /api/renewals/Survey/{groupId}. */
export const SURVEY_ANSWER = record('SurveyAnswerBody', { Answer: code('Answer', SURVEY_ANSWERS, SURVEY_LABELS) });

export type UpcomingRenewalRow = Wire<typeof UPCOMING_RENEWAL>;
export type UpcomingCounts = Wire<typeof UPCOMING_COUNTS>;
export type UpcomingGroupIds = Wire<typeof UPCOMING_GROUP_IDS>;
export type SubmitForPassiveRenewalsRequest = Wire<typeof SUBMIT_RENEWALS>;
export type SubmitForPassiveRenewalsResponse = Wire<typeof SUBMITTED_RENEWALS>;
export type RenewalPreview = Wire<typeof RENEWAL_PREVIEW>;
export type ResubmitPassiveRenewalResponse = Wire<typeof RESUBMITTED_RENEWAL>;
export type RenewalSurveyResponse = Wire<typeof RENEWAL_SURVEY>;

export const UPCOMING_ORDERS = ['RenewalDate', 'GroupName', 'Status'] as const;
export type UpcomingOrder = (typeof UPCOMING_ORDERS)[number];

/** `filter` of GET /api/sales/GetUpcomingPassiveRenewals, its CSV and its ids. */
export interface UpcomingFilter {
  /** Prefixes of words of the group's name, or its number. */
  q?: string;
  Status?: RenewalState[];
  Standing?: RenewalStanding[];
  RenewalDate?: IsoDate;
  id?: number[];
}

/** For a file and for all ids: everything that matches. */
export const MATCHING_QUERY = record({
  filter: askedText('Filter', 'Same as for the list.'),
  sort: askedText('Sort', 'Accepted but ignored: a file is sorted by renewal date.'),
});

/** PUT /api/sales/UndoPassiveRenewal/{groupId}. */
export const UNDONE_RENEWAL = record('UndoneRenewalAnswer', {
  GroupId: id('Group'),
  Outcome: described(
    code('Outcome', ['Withdrawn', 'Undone']),
    'Withdrawn: it had not been its turn. Undone: its quote is what it was before the renewal.',
  ),
});

/** GET /api/sales/GetPassiveRenewalUndo/{bulkRunId}. */
export const RENEWAL_UNDO = record('RenewalUndoAnswer', {
  Groups: described(count('Groups'), 'How many groups that the run has renewed can still be undone.'),
  Until: described(
    orNull(instant('Until')),
    'When the first of its renewals that can be undone becomes final, or when the last one did; null where none ever could.',
  ),
});

export type UndoneRenewal = Wire<typeof UNDONE_RENEWAL>;
export type RenewalUndo = Wire<typeof RENEWAL_UNDO>;
