import { calls, post } from '#shared/answers/calls';
import { BOOKED_PAYMENT, PAYMENT_NOTICE } from '#shared/payments/payment-notice.record';

/** The call-back of the payment provider: it alone decides whether a first payment was made. Individuals, row 53. */
export const PAYMENT_NOTICE_CALLS = calls('/api/instamed', 'machine', {
  book: post('notice', {
    about: 'Books a payment. A repeat of the same notice is answered as the first one.',
    body: PAYMENT_NOTICE,
    answers: BOOKED_PAYMENT,
    refuses: ['NOT_ALLOWED', 'NOT_FOUND', 'WRONG_STATE'],
  }),
});
