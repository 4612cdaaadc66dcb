import { UseGuards } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { PAYMENT_NOTICE_CALLS } from '#shared/payments/payments.calls';
import type { PaymentNotice } from '#shared/payments/payment.record';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { SignedBody } from '../../platform/http/signed-body.ts';
import { PaymentsService } from './payments.service.ts';
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from './notice-signature.ts';
import { NoticeGuard } from './notice.guard.ts';

const MOST_BYTES = 4096;

@Serves(PAYMENT_NOTICE_CALLS)
@UseGuards(NoticeGuard)
export class PaymentNoticeController implements Serving<typeof PAYMENT_NOTICE_CALLS> {
  constructor(private readonly payments: PaymentsService) {}

  @SignedBody(MOST_BYTES)
  @ApiHeader({ name: TIMESTAMP_HEADER, description: 'Unix seconds; valid for five minutes.' })
  @ApiHeader({ name: SIGNATURE_HEADER, description: 'HMAC-SHA256 of "timestamp.body", in hex.' })
  book({ body: notice }: Asked<typeof PAYMENT_NOTICE_CALLS.book>) {
    return this.payments.book(notice as PaymentNotice);
  }
}
