import { coded, personName } from '#shared/persons/person-kinds';
import { record, type Wire } from '#shared/records/field';
import { described, dollars, id, optional, text } from '#shared/records/kinds';

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
