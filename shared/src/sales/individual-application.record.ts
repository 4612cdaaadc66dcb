import type { IndividualKind } from '#shared/individuals/individual-terms';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { record, type Wire } from '#shared/records/field';
import { described, listOf, text } from '#shared/records/kinds';
import { listFilter } from '#shared/records/rows';
import type { AgeBucket } from '#shared/sales-home/ageing';
import { ASSIGNEE, GROUP_QUOTE } from '#shared/sales/group-quote.record';
import { FOUND_INDIVIDUAL } from '#shared/search/individual-search.record';

const { QuoteId, Version, QuoteType, Kind, Status, QuoteStatus: label, FirstName, LastName } = FOUND_INDIVIDUAL;
const { EffectiveDate, SubmittedDate, IsDeleted } = FOUND_INDIVIDUAL;

/** A row of GET /api/sales/GetIndividualQuotes: a household's quote as the internal queue shows it. */
export const INDIVIDUAL_QUEUE_ROW = record('IndividualQueueAnswer', {
  QuoteId,
  Version,
  Name: text('Quote', { example: 'New business 1/1/2027' }),
  QuoteType,
  Kind,
  Status,
  QuoteStatus: described(label, 'In the words of the sales dashboards: Complete is "Sales Review".'),
  StatusAt: GROUP_QUOTE.StatusAt,
  FirstName,
  LastName,
  EffectiveDate,
  SubmittedDate,
  ApprovalTime: GROUP_QUOTE.ApprovalTime,
  Agents: described(listOf('Agents', text('Agent')), 'Full names, in their order.'),
  ...ASSIGNEE,
  IsDeleted,
});

/** Body of the POST variants of the list and its file. */
export const INDIVIDUAL_QUEUE_SEARCH = record('IndividualQueueSearchBody', {
  Filter: listFilter<IndividualQueueFilter>(),
});

export type IndividualQueueRow = Wire<typeof INDIVIDUAL_QUEUE_ROW>;

/** The sortable fields of the queue. */
export const INDIVIDUAL_QUEUE_ORDERS = [
  'StatusAt',
  'QuoteId',
  'LastName',
  'EffectiveDate',
  'Status',
  'SubmittedDate',
  'AssignedToFullname',
] as const;
export type IndividualQueueOrder = (typeof INDIVIDUAL_QUEUE_ORDERS)[number];

/** `filter` of GetIndividualQuotes. */
export interface IndividualQueueFilter {
  Kind?: IndividualKind;
  Status?: QuoteStatus[];
  /** Only the caller's. */
  OnlyMine?: boolean;
  /** The user name of a colleague: only theirs. */
  AssignedTo?: string;
  /** False: only those that nobody has claimed. */
  IsAssigned?: boolean;
  /** How long it has been in its status, in Detroit days. */
  DaysInStatus?: AgeBucket;
  /** Submitted from this day on, and until this one: MM/DD/YYYY or YYYY-MM-DD. */
  fromDate?: string;
  toDate?: string;
  /** The applicant's name, a quote's number, or a date (effective, or the applicant's birth). */
  q?: string;
  id?: number[];
}
