import { IsBoolean, IsObject, IsOptional } from 'class-validator';
import type { PaymentErrorReportRequest, PaymentErrorRow } from '#shared/contract/payments';
import type { IsoDate } from '#shared/dates/iso-date';
import type { RawReportQuery } from '../error-report-query.ts';
import { type ListPageDto, ListQueryDto } from '../../../platform/http/list-query.dto.ts';
import { WireDay } from '../../../platform/http/validation.ts';
import type { HeldPayment } from '../../../enrollment/payments/held-payment.entity.ts';
import { PAYMENT_ERRORS } from './payment-errors.source.ts';

export class PaymentErrorsQueryDto extends ListQueryDto implements RawReportQuery {
  @IsOptional()
  @WireDay()
  fromDate?: IsoDate;

  @IsOptional()
  @WireDay()
  toDate?: IsoDate;
}

export class PaymentErrorReportDto implements PaymentErrorReportRequest {
  @IsOptional()
  @WireDay()
  StartDate?: IsoDate;

  @IsOptional()
  @WireDay()
  EndDate?: IsoDate;

  @IsOptional()
  @IsBoolean()
  IsShowOpenErrors?: boolean;

  /** As in the list; what it holds is checked as there. */
  @IsOptional()
  @IsObject()
  Filter?: PaymentErrorReportRequest['Filter'];
}

/** The question of a body, which may name people, and the page that its address asks for. */
export const toListQuery = (
  { StartDate, EndDate, IsShowOpenErrors, Filter }: PaymentErrorReportDto,
  { range, sort }: ListPageDto,
): RawReportQuery => ({
  fromDate: StartDate,
  toDate: EndDate,
  filter: JSON.stringify({ ...Filter, ...(IsShowOpenErrors !== undefined && { IsShowOpenErrors }) }),
  range,
  sort,
});

/** Of a payment with its quote and who closed it. */
export const toPaymentErrorRow = ({ quote, closedBy, ...payment }: HeldPayment): PaymentErrorRow =>
  PAYMENT_ERRORS.toRow({ ...payment, quoteName: quote!.name, closedBy: closedBy?.fullName ?? null });
