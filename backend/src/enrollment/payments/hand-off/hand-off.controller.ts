import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiHeader } from '@nestjs/swagger';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { PAYMENT_HAND_OFF, PAYMENT_PAGE, type PaymentPage } from '#shared/payments/hand-off.record';
import { Allow } from '../../../platform/http/access.ts';
import { Answers } from '../../../platform/http/answers.ts';
import { answerOf, bodyOf } from '../../../platform/http/body-of.ts';
import { CurrentUser, type SessionUser } from '../../../platform/http/current-user.ts';
import { Idempotency } from '../../../platform/idempotency/idempotency.ts';
import { StartPaymentService } from './start-payment.service.ts';

class PaymentHandOffBody extends bodyOf(PAYMENT_HAND_OFF) {}
class PaymentPageAnswer extends answerOf(PAYMENT_PAGE) {}

/** Spec 000 section 7 and 001 section 7, "payment-provider redirect call". */
@Controller('api/instamed')
@Allow(...INDIVIDUAL_QUOTING)
export class HandOffController {
  constructor(
    private readonly startPayment: StartPaymentService,
    private readonly idempotency: Idempotency,
  ) {}

  /** The address of the provider's page for the first payment. If nothing is due, the enrollment completes and the address is its own. */
  @Post('sso')
  @HttpCode(200)
  @Answers(PaymentPageAnswer, 'NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN', 'UPSTREAM_FAILED')
  @ApiHeader({ name: 'Idempotency-Key', required: false, description: 'A repeat answers the first answer.' })
  sso(
    @CurrentUser() user: SessionUser,
    @Body() body: PaymentHandOffBody,
    @Headers('idempotency-key') key: string | undefined,
  ): Promise<PaymentPage> {
    return this.idempotency.once({ user, key, call: 'instamed/sso', body }, (finish) =>
      this.startPayment.start(user, body, finish),
    );
  }
}
