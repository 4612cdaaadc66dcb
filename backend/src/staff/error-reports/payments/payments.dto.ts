import { PAYMENT_REPORT_SEARCH } from '#shared/error-reports/error-reports.record';
import { PAYMENT_ERROR, type PaymentErrorRow } from '#shared/error-reports/error-row.record';
import type { RawAsked } from '../../../platform/lists/lists.ts';
import { answerOf, bodyOf } from '../../../platform/http/body-of.ts';
import type { ListPageDto } from '../../../platform/http/list-query.dto.ts';
import type { HeldPayment } from '../../../enrollment/payments/held-payment.entity.ts';
import { PAYMENT_ERRORS } from './payment-errors.source.ts';

export class PaymentReportBody extends bodyOf(PAYMENT_REPORT_SEARCH) {}
export class PaymentErrorAnswer extends answerOf(PAYMENT_ERROR) {}

/** The question of a body, which may name people, and the page that its address asks for. */
export const toListQuery = (
  { StartDate, EndDate, IsShowOpenErrors, Filter }: PaymentReportBody,
  page: ListPageDto,
): RawAsked => ({
  ...page,
  filter: JSON.stringify(Filter ?? {}),
  given: {
    fromDate: StartDate ?? undefined,
    toDate: EndDate ?? undefined,
    IsShowOpenErrors: IsShowOpenErrors ?? undefined,
  },
});

/** Of a payment with its quote and who closed it. */
export const toPaymentErrorRow = ({ quote, closedBy, ...payment }: HeldPayment): PaymentErrorRow =>
  PAYMENT_ERRORS.toRow({ ...payment, quoteName: quote!.name, closedBy: closedBy?.fullName ?? null });
