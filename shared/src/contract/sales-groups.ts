import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { GroupQuoteType } from '#shared/quotes/quote-type';
import type { AgeBucket } from '#shared/sales-home/ageing';
import type { QueueViewName } from '#shared/sales/queue-views';

/** One row of GET /api/sales/GetGroupQuotes: a group's quote as the internal queue shows it. */
export interface GroupQuoteRow {
  /** Of the quote. */
  Id: number;
  Name: string;
  GroupId: number;
  GroupName: string;
  GroupEnterpriseId: string | null;
  QuoteType: GroupQuoteType;
  Status: QuoteStatus;
  /** In the words of internal staff: Complete is "Sales Review", Rejected "Manually Processed". */
  QuoteStatus: string;
  EffectiveDate: IsoDate;
  RenewalDate: IsoDate | null;
  /** UTC instant; null while it was never submitted. */
  SubmittedDate: string | null;
  /** UTC instant; of Approved and PassivelyRenewed quotes alone. */
  ApprovalTime: string | null;
  AssignedToFullname: string | null;
  AssignedToUsername: string | null;
  /** UTC instant. */
  AssignedAt: string | null;
  /** UTC instant; of a pended quote whose agent has replied or uploaded a document since. */
  AgentRepliedAt: string | null;
  /** UTC instant. */
  ModifiedAt: string;
  /** Full names of the group's agents, in their order. */
  Agents: string[];
  /** People on the census. */
  Members: number;
}

/** The fields that the queue can be sorted by. */
export const QUEUE_ORDERS = ['Id', 'GroupName', 'EffectiveDate', 'Status', 'ModifiedAt'] as const;
export type QueueOrder = (typeof QUEUE_ORDERS)[number];

/** `filter` of GET /api/sales/GetGroupQuotes. */
export interface GroupQuotesFilter {
  /** A tab: quotes of its type in its states. */
  View?: QueueViewName;
  QuoteType?: GroupQuoteType;
  Status?: QuoteStatus[];
  /** Of the caller alone. */
  OnlyMine?: boolean;
  /** How long it is in its status, in Detroit days. */
  DaysInStatus?: AgeBucket;
  /** Words of the group's name, its number, a quote's number, or a day (effective or renewal). */
  q?: string;
  id?: number[];
}

/** GET /api/sales/GetGroupQuoteCounts: how many quotes each tab shows when it is opened, with its own states preselected. */
export type GroupQuoteCounts = Record<QueueViewName, number>;

/** PUT /api/sales/AssignUserToQuote and UnassignUserToQuote: the quote; of it the id is taken. */
export interface AssignmentRequest {
  Id: number;
  /** Username of the colleague who has the quote, to take it over. */
  TakeOverFrom?: string;
}

export interface AssignmentResponse {
  QuoteId: number;
  AssignedToFullname: string | null;
  AssignedToUsername: string | null;
  /** UTC instant. */
  AssignedAt: string | null;
  QuoteStatus: string;
}

/** So many quotes are claimed or released by one call. */
export const MAX_ASSIGNMENTS = 100;

/** PUT /api/sales/AssignUserToQuotes and UnassignUserFromQuotes. */
export interface AssignmentsRequest {
  /** Of quotes. */
  Ids: number[];
}

/** What became of one of several quotes, and who has it now. */
export interface AssignmentOutcome {
  QuoteId: number;
  /** Null where there is no such quote. */
  GroupName: string | null;
  /** The caller has it now, or nobody any more. */
  IsDone: boolean;
  /** Why not: who holds it and since when. */
  Message: string | null;
  AssignedToFullname: string | null;
  AssignedToUsername: string | null;
  /** UTC instant. */
  AssignedAt: string | null;
  /** Null where there is no such quote. */
  QuoteStatus: string | null;
}
