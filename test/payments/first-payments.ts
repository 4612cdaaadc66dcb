import { randomUUID } from 'node:crypto';
import type { User } from '../../backend/src/platform/people/user.entity.ts';
import { DEMO_PAYMENT_NOTICE_KEY } from '../../backend/src/platform/config/settings.ts';
import { IndividualPayment } from '../../backend/src/enrollment/payments/individual-payment.entity.ts';
import {
  SIGNATURE_HEADER,
  signatureOf,
  TIMESTAMP_HEADER,
} from '../../backend/src/enrollment/payments/notices/notice-signature.ts';
import type { Quote } from '../../backend/src/quoting/quotes/quote.entity.ts';
import type { PaymentNotice } from '../../shared/src/payments/payment-notice.record.ts';
import type { TestApp } from '../support/app.ts';
import { insertIndividualQuote } from '../support/individual-builders.ts';

export const NOTICE = '/api/instamed/notice';

/** A payment of $812.40 that was requested for an enrollment of this user that waits for it. */
export async function insertRequested(
  app: TestApp,
  owner: User,
  given: { payment?: Partial<IndividualPayment>; quote?: Partial<Quote> } = {},
): Promise<IndividualPayment> {
  const quote = await insertIndividualQuote(app, owner, { status: 'PaymentPending', ...given.quote });
  return app.insert(
    Object.assign(new IndividualPayment(), {
      quoteId: quote.id,
      reference: randomUUID(),
      amountCents: 812_40,
      state: 'Requested',
      providerId: null,
      heldPaymentId: null,
      requestedAt: new Date('2026-11-20T14:55:00Z'),
      answeredAt: null,
      ...given.payment,
    }),
  );
}

/** The provider accepts this payment. */
export const noticeOf = (payment: IndividualPayment, given: Partial<PaymentNotice> = {}) => ({
  Reference: payment.reference,
  Outcome: 'Paid',
  Amount: payment.amountCents / 100,
  ProviderId: `IM-${payment.id}`,
  ...given,
});

interface Signing {
  key?: string;
  at?: Date;
}

/** The headers of a notice that is signed now. */
export function signed(
  app: TestApp,
  notice: object,
  { key = DEMO_PAYMENT_NOTICE_KEY, at = app.clock.now() }: Signing = {},
) {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = signatureOf(key, { body: JSON.stringify(notice), timestamp });
  return { [TIMESTAMP_HEADER]: timestamp, [SIGNATURE_HEADER]: signature };
}

/** Sent as the provider sends it. */
export const sendNotice = (app: TestApp, notice: object, signing?: Signing) =>
  app
    .anonymous()
    .post(NOTICE)
    .set(signed(app, notice, signing))
    .send(notice);
