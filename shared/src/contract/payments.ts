import type { ErrorReportFilter } from '#shared/contract/error-reports';
import type { HeldPaymentStatus } from '#shared/error-reports/held-payment';

/** One row of POST (or GET) /api/sales/GetPaymentErrorReport: a payment that was taken and could not be booked. */
export interface PaymentErrorRow {
  HoldPaymentId: number;
  QuoteId: number;
  QuoteName: string;
  PayerName: string;
  /** In dollars. */
  Amount: number;
  /** By which the payment provider knows it. */
  ProviderReference: string;
  Status: HeldPaymentStatus;
  /** Nothing is left to be done: the row cannot be chosen. */
  IsDisabled: boolean;
  /** UTC instant. */
  SubmittedDate: string;
  Message: string;
  /** Who marked it processed, and when (UTC instant); null while it is open. */
  ClosedBy: string | null;
  ClosedDate: string | null;
}

/**
 * Both days count; without them the last seven. IsShowOpenErrors: false = those that were processed; true unless given.
 * They come before what Filter says of the same.
 */
export interface PaymentErrorReportRequest {
  StartDate?: string;
  EndDate?: string;
  IsShowOpenErrors?: boolean;
  Filter?: ErrorReportFilter & { IsShowOpenErrors?: boolean };
}
