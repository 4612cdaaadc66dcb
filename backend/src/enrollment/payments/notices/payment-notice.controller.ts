import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import {
  BOOKED_PAYMENT,
  type BookedPayment,
  PAYMENT_NOTICE,
  type PaymentNotice,
} from '#shared/payments/payment-notice.record';
import { Machine } from '../../../platform/http/access.ts';
import { Answers } from '../../../platform/http/answers.ts';
import { answerOf, bodyOf } from '../../../platform/http/body-of.ts';
import { SignedBody } from '../../../platform/http/signed-body.ts';
import { BookPaymentService } from './book-payment.service.ts';
import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from './notice-signature.ts';
import { NoticeGuard } from './notice.guard.ts';

const MOST_BYTES = 4096;

class PaymentNoticeBody extends bodyOf(PAYMENT_NOTICE) {}
class BookedPaymentAnswer extends answerOf(BOOKED_PAYMENT) {}

/** The call-back of the payment provider: it alone decides whether a first payment was made. Individuals, row 53. */
@Controller('api/instamed')
@Machine()
@UseGuards(NoticeGuard)
export class PaymentNoticeController {
  constructor(private readonly bookPayment: BookPaymentService) {}

  /** Books a payment. A repeat of the same notice is answered as the first one. */
  @Post('notice')
  @HttpCode(200)
  @SignedBody(MOST_BYTES)
  @Answers(BookedPaymentAnswer, 'NOT_ALLOWED', 'NOT_FOUND', 'WRONG_STATE')
  @ApiHeader({ name: TIMESTAMP_HEADER, description: 'Unix seconds; valid for five minutes.' })
  @ApiHeader({ name: SIGNATURE_HEADER, description: 'HMAC-SHA256 of "timestamp.body", in hex.' })
  book(@Body() notice: PaymentNoticeBody): Promise<BookedPayment> {
    return this.bookPayment.book(notice as PaymentNotice);
  }
}
