import { coded, personName } from '#shared/persons/person-kinds';
import { record, type Wire } from '#shared/records/field';
import { code, described, dollars, id, optional, text } from '#shared/records/kinds';
import { PAYMENT_OUTCOMES, PAYMENT_STATES } from '#shared/payments/payment-states';

/** Spec 000 section 3, "Payment-provider sign-on payload". The names reach the provider and are not stored. */
export const PAYMENT_HAND_OFF = record('PaymentHandOffBody', {
  firstName: personName('First name', 'Ada'),
  lastName: personName('Last name', 'Byron'),
  amount: described(dollars('Amount', { min: 0, max: 1_000_000 }), 'Must be the amount due.'),
  consumerId: described(
    coded('Consumer ID', /^[A-Za-z0-9-]{1,40}$/, 'Q4711'),
    'Of the marketplace; otherwise Q and the number of the quote.',
  ),
  QuoteId: described(optional(id('Quote')), 'If the consumer ID does not name it.'),
});
export type PaymentHandOff = Wire<typeof PAYMENT_HAND_OFF>;

export const PAYMENT_PAGE = record('PaymentPageAnswer', {
  RedirectUrl: text('Address', {
    about: 'The payment page at the provider.',
    example: 'https://payments.example.com/pay/kV1b6Yq3n0',
  }),
});
export type PaymentPage = Wire<typeof PAYMENT_PAGE>;

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

/** Body of POST {PAYMENT_URL}/sessions. The provider answers with { Token }: the page is {PAYMENT_URL}/pay/{Token}. */
export interface PaymentSession {
  /** Ours, repeated in every notice of this payment. */
  Reference: string;
  ConsumerId: string;
  FirstName: string;
  LastName: string;
  /** In dollars. */
  Amount: number;
  /** Where the browser goes afterwards; the provider adds ?payment=paid, declined, held, pending or left. */
  ReturnUrl: string;
}
