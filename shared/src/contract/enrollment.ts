import type { IsoDate } from '#shared/dates/iso-date';
import type { EnrollmentSection, EnrollmentSectionName } from '#shared/enrollment/enrollment-sections';
import type { Decision } from '#shared/enrollment/decisions';
import type { QuoteStatus } from '#shared/quotes/quote-status';

/** GET /api/enrollment/Overview/{quoteId}: what the enrollment page of a group shows. */
export interface EnrollmentOverview {
  QuoteId: number;
  /** Of the quote. */
  Version: number;
  Status: QuoteStatus;
  EffectiveDate: IsoDate;
  Sections: Record<EnrollmentSectionName, EnrollmentSection>;
  /** Why this user cannot change a section now; null = may change it. */
  EditProblems: Record<EnrollmentSectionName, string | null>;
  /** The section that stands open first. */
  OpenSection: EnrollmentSectionName | null;
  /** Why this user cannot sign now; null = may sign. */
  SigningProblem: string | null;
  /** Why this user cannot reply to a pended decision now; null = may. */
  ReplyProblem: string | null;
  /** What this user may decide now. */
  Decisions: Decision[];
  /** The group may be too large for a small group: for staff to check before they decide; null = it is not. */
  GroupSizeWarning: string | null;
  /** Approving assigns the group its number first. */
  NeedsEnterpriseId: boolean;
  /** What was said about the last decision. */
  Exchange: EnrollmentExchange;
  /** Who works on the quote, for internal staff; null for agents and while nobody does. */
  Claim: QuoteClaim | null;
}

/** What staff and the agent said about the last decision. */
export interface EnrollmentExchange {
  /** Why staff decided so, in their words; null where they did not say. */
  Reason: string | null;
  /** Of the agent to a pended decision, newest first. */
  Replies: { Text: string; By: string; At: string }[];
  /** Pended: the agent has replied or uploaded a document since. */
  HasReply: boolean;
  /** Pended: documents that were uploaded after the signature. */
  NewDocuments: number;
}

/** PUT /api/enrollment/Reply/{quoteId}; answered with the EnrollmentOverview. */
export interface ReplyRequest {
  Text: string;
  /** Of the quote. */
  Version: number;
}

/** The colleague who works on a quote. */
export interface QuoteClaim {
  FullName: string;
  Username: string;
  /** UTC instant. */
  Since: string;
}

/** PUT /api/enrollment/Decide/{quoteId}. */
export interface DecideRequest {
  Decision: Decision;
  /** Of the quote. */
  Version: number;
  /** For the agent and the timeline; required to Pend, Reject and Return, and to approve a group with incomplete members. */
  Reason?: string;
  /** New business that is approved: the insurer's number of the group; blank = 0. */
  GroupEnterpriseId?: string;
  /** Username of the colleague who works on the quote, to take it over and decide. */
  TakeOverFrom?: string;
}

/** Answer of a decision: the message word for word and the state after it. */
export interface DecideResponse {
  /** "Quote has been Approved." */
  Message: string;
  Overview: EnrollmentOverview;
}
