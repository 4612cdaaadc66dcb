import { PAYMENT_OUTCOMES, PAYMENT_STATES } from '#shared/payments/payment-states';
import { record, type Wire } from '#shared/records/field';
import { code, described, dollars, optional, text } from '#shared/records/kinds';

const REFERENCE = text('Reference', {
  max: 40,
  about: 'Given to the provider when the payment was requested.',
  example: '7b0d0c1e-6f0e-4b7e-9d55-2c2f3a1b8a10',
});

/** Ours: the signed call-back of the payment provider. Individuals, row 53. */
export const PAYMENT_NOTICE = record('PaymentNoticeBody', {
  Reference: REFERENCE,
  Outcome: code('Outcome', PAYMENT_OUTCOMES),
  Amount: described(dollars('Amount', { min: 0, max: 1_000_000 }), 'Paid, or to be paid.'),
  ProviderId: text('Provider id', { max: 40, about: 'Of the payment, at the provider.', example: 'IM-4711' }),
  PayerName: described(optional(text('Payer name', { max: 200 })), 'Stored only for staff who book a held payment.'),
  Reason: described(optional(text('Reason', { max: 1000 })), 'Why the payment is held.'),
});
export type PaymentNotice = Wire<typeof PAYMENT_NOTICE>;

/** The answer: what is booked now. */
export const BOOKED_PAYMENT = record('BookedPaymentAnswer', {
  Reference: REFERENCE,
  State: code('State', PAYMENT_STATES),
});
export type BookedPayment = Wire<typeof BOOKED_PAYMENT>;
