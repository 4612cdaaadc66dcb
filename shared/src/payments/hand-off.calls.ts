import { calls, post } from '#shared/answers/calls';
import { INDIVIDUAL_QUOTING } from '#shared/individuals/individual-access';
import { PAYMENT_HAND_OFF, PAYMENT_PAGE } from '#shared/payments/hand-off.record';

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
