import type { LIST_PAGE } from '#shared/answers/list-query.record';
import { PAYMENT_REPORT_SEARCH } from '#shared/error-reports/error-reports.record';
import type { PaymentErrorRow } from '#shared/error-reports/error-row.record';
import { dollarsFromCents } from '#shared/formats/currency';
import type { Wire } from '#shared/records/field';
import type { RawAsked } from '../../../platform/lists/lists.ts';
import type { HeldPayment } from '../../../enrollment/parts/household/held-payment.table.ts';

/** The query of a body, which may name people, and the page from the URL. */
export const toListQuery = (
  { StartDate, EndDate, IsShowOpenErrors, Filter }: Wire<typeof PAYMENT_REPORT_SEARCH>,
  page: Wire<typeof LIST_PAGE>,
): RawAsked => ({
  ...page,
  filter: JSON.stringify(Filter ?? {}),
  given: {
    fromDate: StartDate ?? undefined,
    toDate: EndDate ?? undefined,
    IsShowOpenErrors: IsShowOpenErrors ?? undefined,
  },
});

/** A payment that was closed, with its quote and the user who did it. */
export const toPaymentErrorRow = (payment: HeldPayment): PaymentErrorRow => ({
  HoldPaymentId: payment.id,
  QuoteId: payment.quoteId,
  QuoteName: payment.quote!.name,
  PayerName: payment.payerName,
  Amount: dollarsFromCents(payment.amountCents),
  ProviderReference: payment.providerReference,
  Status: payment.status,
  IsHousehold: payment.quote!.groupId === null,
  CompletesEnrollment: false,
  IsDisabled: payment.status === 'Closed',
  SubmittedDate: payment.submittedAt.toISOString(),
  Message: payment.message,
  ClosedBy: payment.closedBy?.fullName ?? null,
  ClosedDate: payment.closedAt?.toISOString() ?? null,
});
