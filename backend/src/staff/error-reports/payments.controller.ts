import type { LIST_PAGE } from '#shared/answers/list-query.record';
import { PAYMENTS } from '#shared/error-reports/error-reports.calls';
import { PAYMENT_REPORT_SEARCH } from '#shared/error-reports/error-reports.record';
import type { PaymentErrorRow } from '#shared/error-reports/error-row.record';
import { dollarsFromCents } from '#shared/formats/currency';
import type { Wire } from '#shared/records/field';
import type { HeldPayment } from '../../enrollment/parts/household/held-payment.table.ts';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { Lists, type RawAsked } from '../../platform/http/lists.ts';
import { toAsked } from './error-report-query.ts';
import { ErrorReportsService } from './error-reports.service.ts';
import { MarkPaymentProcessedService } from './mark-payment-processed.service.ts';
import { PAYMENT_ERRORS } from './sources/payment-errors.repository.ts';

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

@Serves(PAYMENTS)
export class PaymentsController implements Serving<typeof PAYMENTS> {
  private readonly report = this.reports.listOf(PAYMENT_ERRORS);

  constructor(
    private readonly reports: ErrorReportsService,
    private readonly lists: Lists,
    private readonly markProcessed: MarkPaymentProcessedService,
  ) {}

  ask({ body, query: page, reply }: Asked<typeof PAYMENTS.ask>) {
    return this.lists.page(this.report, toListQuery(body, page), reply);
  }

  list({ query, reply }: Asked<typeof PAYMENTS.list>) {
    return this.lists.page(this.report, toAsked(query), reply);
  }

  export({ query, reply }: Asked<typeof PAYMENTS.export>) {
    return this.lists.file(this.report, toAsked(query), reply);
  }

  exportFound({ body, query: page, reply }: Asked<typeof PAYMENTS.exportFound>) {
    return this.lists.file(this.report, toListQuery(body, page), reply);
  }

  async mark({ user, holdPaymentId }: Asked<typeof PAYMENTS.mark>) {
    return toPaymentErrorRow(await this.markProcessed.mark(user, holdPaymentId));
  }
}
