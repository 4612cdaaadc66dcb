import { askedFlag, DAY_LIST_QUERY } from '#shared/answers/list-query.record';
import { groupNumber } from '#shared/groups/enterprise-id';
import { QUOTE_STATUSES, type QuoteStatus } from '#shared/quotes/quote-status';
import { GROUP_QUOTE_TYPE_LABELS, GROUP_QUOTE_TYPES, type GroupQuoteType } from '#shared/quotes/quote-type';
import { record, type Wire } from '#shared/records/field';
import { code, count, day, described, id, instant, listOf, mapOf, nested, orNull, text } from '#shared/records/kinds';
import { PREMIUM } from '#shared/quotes/quote-premium.record';
import type { AgeBucket } from '#shared/sales-home/ageing';
import { QUEUE_VIEW_NAMES, type QueueViewName, WORK_VIEW_NAMES } from '#shared/sales/queue-views';

/** Who has claimed a quote; null if unclaimed. */
export const ASSIGNEE = record({
  AssignedToFullname: orNull(text('Assigned to', { example: 'Sam Sales' })),
  AssignedToUsername: orNull(text('User name', { example: 'sales' })),
  AssignedAt: orNull(instant('Since')),
});

/** A row of GET /api/sales/GetGroupQuotes: a group's quote as the internal queue shows it. */
export const GROUP_QUOTE = record('GroupQuoteAnswer', {
  Id: id('Quote number'),
  Name: text('Quote', { example: '2027 medical' }),
  GroupId: id('Group'),
  GroupName: text('Group', { example: 'Lakeside Pottery' }),
  GroupEnterpriseId: groupNumber('10012345'),
  QuoteType: code('Type', GROUP_QUOTE_TYPES, GROUP_QUOTE_TYPE_LABELS),
  Status: code('State', QUOTE_STATUSES),
  QuoteStatus: text('Status', {
    about: 'In the words of internal staff: Complete is "Sales Review", Rejected "Manually Processed".',
  }),
  StatusAt: described(instant('In this status since'), 'Since when it is in its status.'),
  EffectiveDate: day('Effective date'),
  RenewalDate: orNull(day('Renewal date')),
  SubmittedDate: described(orNull(instant('Submitted')), 'Null while it was never submitted.'),
  ApprovalTime: described(orNull(instant('Approval time')), 'Of Approved and PassivelyRenewed quotes alone.'),
  ...ASSIGNEE,
  AgentRepliedAt: described(
    orNull(instant('Agent replied')),
    'Of a pended quote whose agent has replied or uploaded a document since.',
  ),
  ModifiedAt: instant('Last change'),
  Agents: described(listOf('Agents', text('Agent')), "Full names of the group's agents, in their order."),
  Members: described(count('Members'), 'People on the census.'),
  Premium: described(orNull(nested('Premium', PREMIUM)), 'Monthly; null without plans.'),
});

/** GET /api/sales/GetGroupQuoteCounts: how many quotes each tab shows when opened, with its default statuses, and in its work views. */
export const GROUP_QUOTE_COUNTS = record('GroupQuoteCountsAnswer', {
  ...({
    NewBusiness: count('New business'),
    Renewals: count('Renewals'),
    PassiveRenewals: count('Passive renewals'),
  } satisfies Record<QueueViewName, unknown>),
  Work: mapOf('Work views', QUEUE_VIEW_NAMES, mapOf('Tab', WORK_VIEW_NAMES, count('Quotes'))),
});

export type GroupQuoteRow = Wire<typeof GROUP_QUOTE>;
export type GroupQuoteCounts = Wire<typeof GROUP_QUOTE_COUNTS>;

/** The sortable fields of the queue. */
export const QUEUE_ORDERS = [
  'Id',
  'GroupName',
  'EffectiveDate',
  'Status',
  'StatusAt',
  'ModifiedAt',
  'AssignedToFullname',
] as const;
export type QueueOrder = (typeof QUEUE_ORDERS)[number];

/** `filter` of GET /api/sales/GetGroupQuotes. */
export interface GroupQuotesFilter {
  /** A tab: quotes of its type in its statuses. */
  View?: QueueViewName;
  QuoteType?: GroupQuoteType;
  Status?: QuoteStatus[];
  /** Only the caller's. */
  OnlyMine?: boolean;
  /** The user name of a colleague: only theirs. */
  AssignedTo?: string;
  /** How long it has been in its status, in Detroit days. */
  DaysInStatus?: AgeBucket;
  /** Words of the group's name, its number, a quote's number, or a date (effective or renewal). */
  q?: string;
  id?: number[];
}

/** The days apply to the error report. */
export const GROUP_QUOTES_QUERY = record({
  ...DAY_LIST_QUERY,
  isErrorReport: askedFlag('Is error report', 'true: the error report of groups instead of the queue.'),
});
