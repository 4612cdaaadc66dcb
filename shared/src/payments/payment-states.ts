/** What became of a first payment. Individuals, row 53. */
export const PAYMENT_STATES = ['Requested', 'Paid', 'Declined', 'Held'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The payer has made it: the provider has the money, or looks into it. */
export const MADE_PAYMENTS = ['Paid', 'Held'] as const satisfies readonly PaymentState[];
export type MadePayment = (typeof MADE_PAYMENTS)[number];

/** What the payment provider says of a payment. */
export const PAYMENT_OUTCOMES = ['Paid', 'Declined', 'Held'] as const;
export type PaymentOutcome = (typeof PAYMENT_OUTCOMES)[number];

/** The provider may accept a card that it declined at first, and decides itself about a payment that it holds. */
const CAN_BECOME: Readonly<Record<PaymentState, readonly PaymentOutcome[]>> = {
  Requested: PAYMENT_OUTCOMES,
  Declined: ['Paid', 'Held'],
  Held: ['Paid', 'Declined'],
  Paid: [],
};

export const canPaymentBecome = (from: PaymentState, to: PaymentOutcome): boolean => CAN_BECOME[from].includes(to);
