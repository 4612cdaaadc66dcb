import { HAND_OFF } from '#shared/payments/payments.calls';
import type { PaymentPage } from '#shared/payments/payment.record';
import { type Asked, Serves, type Serving } from '../../platform/http/serving.ts';
import { Idempotency } from '../../platform/jobs/idempotency.ts';
import { PaymentsService } from './payments.service.ts';

@Serves(HAND_OFF)
export class HandOffController implements Serving<typeof HAND_OFF> {
  constructor(
    private readonly payments: PaymentsService,
    private readonly idempotency: Idempotency,
  ) {}

  sso({ user, body, key }: Asked<typeof HAND_OFF.sso>): Promise<PaymentPage> {
    return this.idempotency.once({ user, key, call: 'instamed/sso', body }, (finish) =>
      this.payments.start(user, body, finish),
    );
  }
}
