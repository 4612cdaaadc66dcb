import type { IsoDate } from '#shared/dates/iso-date';
import type { Agent } from '#shared/people/agent.record';
import type { GroupResponse } from '#shared/groups/group.record';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { GroupQuoteType, QuoteType } from '#shared/quotes/quote-type';

/** POST /api/quote. Without EffectiveDate the first allowed one is taken, without Name a name is made. */
export interface CreateQuoteRequest {
  GroupId: number;
  QuoteType: QuoteType;
  EffectiveDate?: IsoDate;
  Name?: string;
}

/**
 * POST /api/quote with the id of an existing quote: a copy. The whole quote may be sent (spec 002 section 7); besides these only
 * its group and type are looked at, which must be as stored. The original's own name means "make a name".
 */
export interface CopyQuoteRequest {
  Id: number;
  Name?: string;
  /** Without: the original's date while it may be chosen, else the first allowed one. */
  EffectiveDate?: IsoDate;
}

/** GET /api/quote/NewQuoteOptions/{groupId}: one for each type of quote, the one that suits the group first. */
export interface NewQuoteOption {
  QuoteType: GroupQuoteType;
  /** Why this user cannot begin such a quote; null when there is a date for one. */
  Problem: string | null;
  /** The effective dates that can be chosen, earliest first. */
  EffectiveDates: IsoDate[];
  /** What the quote begins with unless another is chosen. */
  EffectiveDate: IsoDate | null;
}

/** PUT /api/quote: of the whole quote only these are taken; the rest of the body must equal what is stored or be absent. */
export interface UpdateQuoteRequest {
  Id: number;
  Version: number;
  Name: string;
}

/** PUT /api/quote/PutUpdatedEffectiveDate/{id}. */
export interface UpdateEffectiveDateRequest {
  EffectiveDate: IsoDate;
  Version: number;
}

/** GET /api/quote/{id} and the answer of every call that changes a quote. */
export interface QuoteResponse {
  Id: number;
  Version: number;
  Name: string;
  Status: QuoteStatus;
  /** The status in the words this user should read. */
  QuoteStatus: string;
  QuoteType: QuoteType;
  EffectiveDate: IsoDate;
  RenewalDate: IsoDate | null;
  IsDeleted: boolean;
  /** 0 = editable; above 0 = why it is locked. */
  ReadOnly: number;
  GroupId: number;
  Group: GroupResponse;
  AssociatedAgents: Agent[];
  /** Effective dates that this user may choose now. */
  AllowedEffectiveDates: IsoDate[];
  /** Why this user can neither propose nor enroll the quote for its effective date, which has passed; null when it can be. */
  EffectiveDateProblem: string | null;
  /** Why the quote cannot be enrolled beside the group's other quotes and its coverage; null when it can be, or is. */
  EnrollmentConflict: string | null;
  /** Why this user cannot copy the quote; null when it can be copied. */
  CopyProblem: string | null;
  /** Effective dates that this user may choose for a copy; empty when there is a CopyProblem. */
  CopyEffectiveDates: IsoDate[];
  /** What this quote began as a copy of. */
  CopiedFrom: CopiedQuote | null;
  /** Address of the summary of benefits and coverage of the medical plans that are chosen; null where there is none. */
  SBCDocumentsLink: string | null;
  /** The group's quote whose census was changed after this one's; null when this one has the latest. */
  LatestCensusQuote: LatestCensusQuote | null;
  /** Newest first. */
  Notifications: QuoteNotification[];
  CreatedAt: string;
  ModifiedAt: string;
}

/** The original of a copy as it is now. Plans are not copied: their prices depend on the census and the date. */
export interface CopiedQuote {
  Id: number;
  Name: string;
  EffectiveDate: IsoDate;
  /** Chosen for the original, in its order: to be chosen again. */
  SelectedPlans: { PlanId: number; PlanDisplayName: string }[];
}

export interface LatestCensusQuote {
  Id: number;
  Name: string;
  /** UTC instant. */
  ChangedAt: string;
}

/** PUT /api/quote/PutNotification/{id} takes the text as a JSON string and answers the quote. */
export interface QuoteNotification {
  Id: number;
  /** Plain text, lines ended by line feeds. */
  Text: string;
  /** Full name of the writer. */
  By: string;
  /** UTC instant. */
  At: string;
}

/** GET /api/quote/GetEHBPercentageValue/{id}. Percentages from 0 to 100, two decimals. */
export interface EhbPercentageResponse {
  QuoteId: number;
  /** Share of the premium of all selected medical plans; null while none is selected. */
  EHBPercentageValue: number | null;
  /** The selected medical plans in their order. */
  Plans: { PlanId: number; PlanDisplayName: string; EHBPercentage: number }[];
}
