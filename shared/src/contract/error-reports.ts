import type { Relationship } from '#shared/census/census-codes';
import type { IsoDate } from '#shared/dates/iso-date';
import type { InstallationAttempt } from '#shared/contract/installation';
import type { ErrorReportName, ResolvedReport, ResubmittedReport } from '#shared/error-reports/error-reports';
import type { InstallationStatus } from '#shared/installation/installation-status';
import type { GroupQuoteType } from '#shared/quotes/quote-type';

/** One row of GET /api/sales/GetGroupQuotes?isErrorReport=true: a group that is not, or not wholly, installed. */
export interface GroupErrorRow {
  GroupInstallId: number;
  QuoteId: number;
  GroupId: number;
  GroupName: string;
  GroupEnterpriseId: string | null;
  QuoteType: GroupQuoteType;
  EffectiveDate: IsoDate;
  /** UTC instant. */
  ApprovalDate: string;
  /** UTC instant. */
  ErrorDate: string;
  /** The group is installed and some member is not: the members are resubmitted, not the group. */
  ProcessedWithErrors: boolean;
  /** Waiting = it was resubmitted, and the carrier has not answered yet. */
  Status: InstallationStatus;
  /** Calls to the carrier about the group itself. */
  Attempts: number;
  Message: string;
}

/** One row of GET /api/sales/GetSmallGroupMemberErrors. For internal staff alone. */
export interface GroupMemberErrorRow {
  GroupInstallId: number;
  QuoteId: number;
  CensusMemberId: number;
  /** Of the call that failed last. */
  EwsTransactionId: number;
  GroupName: string;
  GroupEnterpriseId: string | null;
  FirstName: string;
  LastName: string;
  BirthDate: IsoDate;
  RelationshipToSubscriber: Relationship;
  EffectiveDate: IsoDate;
  /** UTC instant. */
  ErrorDate: string;
  /** Waiting = it was resubmitted, and the carrier has not answered yet. */
  Status: InstallationStatus;
  /** Calls to the carrier about this member. */
  Attempts: number;
  Message: string;
}

/**
 * One row of GET (or POST) /api/sales/GetIndividualApplications: an individual enrollment on its way to the carrier or, where IsFfm,
 * to the federal marketplace. For internal staff alone.
 */
export interface IndividualApplicationRow {
  IndividualApplicationId: number;
  QuoteId: number;
  /** Of the call that failed last; 0 = none has. */
  EwsTransactionId: number;
  FirstName: string;
  LastName: string;
  BirthDate: IsoDate;
  EffectiveDate: IsoDate;
  IsFfm: boolean;
  Status: InstallationStatus;
  /** UTC instant. */
  SubmittedDate: string;
  /** UTC instant; null = nobody has to look at it. */
  ErrorDate: string | null;
  Message: string;
}

/** `filter` of every report; days as MM/DD/YYYY or YYYY-MM-DD, by default those of `reportDays`. */
export interface ErrorReportFilter {
  fromDate?: string;
  toDate?: string;
  /** In the names, the message, or the number of the quote. */
  q?: string;
  /** Exactly this message. */
  Message?: string;
  id?: (number | string)[];
}

/** Body of the POST twins of the lists, of their files and of GetErrorMessages: what may name people stays out of addresses. */
export interface ErrorReportSearch {
  Filter?: ErrorReportFilter;
}

/** One row of GET (or POST) /api/sales/GetErrorMessages?report=…: how many rows of the report say so. The most frequent first. */
export interface ErrorMessageCount {
  Message: string;
  Count: number;
}

/** GET /api/sales/GetErrorCounts: what waits in each report, however old: as many as Home counts. */
export type ErrorCounts = Record<ErrorReportName, number>;

/** GET /api/sales/GetOlderErrors?report=…&before=MM/DD/YYYY: what waits in the report from before that day. */
export interface OlderErrors {
  Count: number;
  /** Detroit day of the oldest; null where there is none. */
  Since: IsoDate | null;
}

/** One row of GET /api/sales/GetErrorAttempts/{groupInstallId}: a call to the carrier system. Newest first. */
export interface ErrorAttempt extends InstallationAttempt {
  /** Of the member; '' = about the group itself. */
  MemberName: string;
}

/** Which rows of a report: these, or all that match the filter. */
interface ChosenRows extends ErrorReportSearch {
  Ids?: number[];
}

/** POST /api/sales/ResubmitErrors: by Ids of rows, or by the filter of the report. Answers a StartedBulkRun. */
export interface ResubmitErrorsRequest extends ChosenRows {
  Report: ResubmittedReport;
}

/** POST /api/sales/ResolveErrors: these rows were dealt with by hand. Answers a StartedBulkRun. */
export interface ResolveErrorsRequest {
  Report: ResolvedReport;
  Ids: number[];
}

/** Answer of PUT /api/sales/MarkIndividualResolved/{individualApplicationId}/{ewsTransactionId}. */
export interface IndividualRepairResponse {
  IndividualApplicationId: number;
  Status: InstallationStatus;
}

/** Answer of resubmitting and resolving: where the installation stands now. */
export interface RepairResponse {
  QuoteId: number;
  GroupInstallId: number;
  /** Of the group, or of the member where a member was asked for. */
  Status: InstallationStatus;
}
