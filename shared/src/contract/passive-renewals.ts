import type { StartedBulkRun } from '#shared/contract/bulk-runs';
import type { IsoDate } from '#shared/dates/iso-date';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { RenewalStanding, RenewalState } from '#shared/renewals/renewal-state';
import type { SurveyAnswer } from '#shared/renewals/renewal-survey';

/** One row of GET /api/sales/GetUpcomingPassiveRenewals: a group whose renewal comes up, with the quote that renews it. */
export interface UpcomingRenewalRow {
  GroupId: number;
  GroupName: string;
  GroupEnterpriseId: string | null;
  RenewalDate: IsoDate;
  /** null: nobody has begun a renewal quote. Passive renewal begins one. */
  QuoteId: number | null;
  Status: RenewalState;
  /** The same in the words of staff. */
  QuoteStatus: string;
  IsAcaGroup: boolean;
  /** Names of the group's agents, in their order. */
  Agents: string[];
  /** It can be submitted for passive renewal now. */
  CanRenew: boolean;
  Standing: RenewalStanding;
  /** Why it failed or cannot be submitted; '' otherwise: a success has no reason. */
  Message: string;
  /** When it was renewed passively, as a UTC instant, and who submitted it; null = it was not. */
  Renewed: { At: string; By: string } | null;
  /** It was submitted and waits for its turn: select-all passes over it as over one in Pending Passive. */
  IsSubmitted: boolean;
  /** What its agent said when asked whether the group means to renew; null = not asked. */
  Survey: SurveyAnswer | 'Asked' | null;
}

export const UPCOMING_ORDERS = ['RenewalDate', 'GroupName', 'Status'] as const;
export type UpcomingOrder = (typeof UPCOMING_ORDERS)[number];

/** `filter` of GET /api/sales/GetUpcomingPassiveRenewals, its CSV and its ids. */
export interface UpcomingFilter {
  /** Beginnings of the words of the group's name, or its number. */
  q?: string;
  Status?: RenewalState[];
  RenewalDate?: IsoDate;
  id?: number[];
}

/** GET /api/sales/GetUpcomingPassiveRenewalIds: groups that match and are not on their way yet, for "select all". */
export interface UpcomingGroupIds {
  GroupIds: number[];
}

export const RENEWAL_TYPES = ['PassiveRenewal', 'Survey'] as const;
export type RenewalType = (typeof RENEWAL_TYPES)[number];

/** POST /api/sales/SubmitForPassiveRenewals. The names are the specification's. */
export interface SubmitForPassiveRenewalsRequest {
  groupIds: number[];
  renewalType: RenewalType;
}

/** How far it is: GET /api/sales/GetBulkRun/{BulkRunId}. */
export interface SubmitForPassiveRenewalsResponse extends StartedBulkRun {
  /** Groups that had been submitted before and wait still: they are not counted in Total. */
  AlreadySubmitted: number;
}

/** POST /api/sales/PreviewPassiveRenewals: at most 100 groups. */
export interface PreviewPassiveRenewalsRequest {
  groupIds: number[];
}

/** What would become of a group that is submitted now. Nothing is written. */
export interface RenewalPreview {
  GroupId: number;
  GroupName: string;
  RenewalDate: IsoDate | null;
  /** Fails = it would end in Passive Renewal Failure; Left = its quote would stay as it is. */
  Outcome: 'Renews' | 'Fails' | 'Left';
  /** Why it would not renew; '' otherwise. */
  Message: string;
  /** Names of the plans that it would renew on. */
  Plans: string[];
  /** Dollars a month; null where they cannot be told. */
  PremiumNow: number | null;
  PremiumThen: number | null;
}

/** One row of GET /api/sales/GetPassiveRenewalErrors: a quote whose passive renewal failed, by its last attempt. */
export interface PassiveRenewalErrorRow {
  QuoteId: number;
  GroupId: number;
  GroupName: string;
  GroupEnterpriseId: string | null;
  EffectiveDate: IsoDate;
  /** UTC instant. */
  ErrorDate: string;
  /** How often its passive renewal was tried. */
  Attempts: number;
  Message: string;
  Status: QuoteStatus;
}

/** Answer of PUT /api/sales/ResubmitPassiveRenewal/{quoteId}. One that fails again is an answer: the reason is in Message. */
export interface ResubmitPassiveRenewalResponse {
  QuoteId: number;
  Outcome: 'Renewed' | 'Failed';
  Message: string;
  Status: QuoteStatus;
}

/** GET /api/renewals/Survey/{groupId}; null while nobody has asked. */
export interface RenewalSurveyResponse {
  GroupId: number;
  RenewalDate: IsoDate;
  /** UTC instants. */
  AskedAt: string;
  Answer: SurveyAnswer | null;
  AnsweredBy: string | null;
  AnsweredAt: string | null;
}

/** PUT /api/renewals/Survey/{groupId} */
export interface AnswerSurveyRequest {
  Answer: SurveyAnswer;
}
