import type { IsoDate } from '#shared/dates/iso-date';
import type { ErrorReportName } from '#shared/error-reports/error-reports';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import type { GroupQuoteType } from '#shared/quotes/quote-type';
import type { AgeBucket } from '#shared/sales-home/ageing';

/** GET /api/sales/GetHome: the first screen of the console. All but MyWork may be some seconds old. */
export interface SalesHomeResponse {
  Pipeline: PipelineStage[];
  Ageing: AgeingCount[];
  Errors: ErrorCount[];
  Renewals: RenewalMonth[];
  MyWork: MyWork;
}

/** Open group quotes of a type in a status; statuses without any are left out. */
export interface PipelineStage {
  QuoteType: GroupQuoteType;
  Status: QuoteStatus;
  Count: number;
}

/** Quotes in Complete or Pended by how long they are; ages without any are left out. */
export interface AgeingCount {
  QuoteType: GroupQuoteType;
  Age: AgeBucket;
  Count: number;
}

/** What waits in an error report, however old. */
export interface ErrorCount {
  Report: ErrorReportName;
  Count: number;
  /** Detroit day of the oldest; null where there is none. */
  Since: IsoDate | null;
}

/** Groups whose renewal date lies in the month. */
export interface RenewalMonth {
  /** Its first day. */
  Month: IsoDate;
  /** A renewal quote is approved or passively renewed. */
  Renewed: number;
  /** A renewal quote is being enrolled or decided. */
  Pending: number;
  /** Neither. */
  Open: number;
}

export interface MyWork {
  /** What the caller has claimed and nobody has decided yet, what waits for staff first, then by effective date. */
  Quotes: MyQuote[];
  /** How many there are by type; Quotes holds at most five. */
  Count: Record<GroupQuoteType, number>;
}

export interface MyQuote {
  Id: number;
  Name: string;
  GroupName: string;
  QuoteType: GroupQuoteType;
  Status: QuoteStatus;
  /** In the words of internal staff. */
  QuoteStatus: string;
  EffectiveDate: IsoDate;
  /** UTC instants: since when it is in its status, and since when it is the caller's. */
  StatusAt: string;
  AssignedAt: string | null;
}
