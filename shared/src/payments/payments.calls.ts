import { calls, post } from '#shared/answers/calls';
import { INDIVIDUAL_QUOTING } from '#shared/roles/permissions';
import { BOOKED_PAYMENT, PAYMENT_HAND_OFF, PAYMENT_NOTICE, PAYMENT_PAGE } from '#shared/payments/payment.record';

/** Spec 000 section 7 and 001 section 7, "payment-provider redirect call". */
export const HAND_OFF = calls('/api/instamed', INDIVIDUAL_QUOTING, {
  sso: post('sso', {
    about:
      "The address of the provider's page for the first payment. If nothing is due, the enrollment completes and the address is its own.",
    body: PAYMENT_HAND_OFF,
    once: 'A repeat answers the first answer.',
    answers: PAYMENT_PAGE,
    refuses: ['NOT_FOUND', 'WRONG_STATE', 'RULE_BROKEN', 'UPSTREAM_FAILED'],
  }),
});

/** The call-back of the payment provider: it alone decides whether a first payment was made. Individuals, row 53. */
export const PAYMENT_NOTICE_CALLS = calls('/api/instamed', 'machine', {
  book: post('notice', {
    about: 'Books a payment. A repeat of the same notice is answered as the first one.',
    body: PAYMENT_NOTICE,
    answers: BOOKED_PAYMENT,
    refuses: ['NOT_ALLOWED', 'NOT_FOUND', 'WRONG_STATE'],
  }),
});
