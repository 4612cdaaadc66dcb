import { PAYMENT_IS_CHECKED, type PaymentReturn } from '#shared/payments/hand-off';
import type { PaymentState } from '#shared/payments/payment-states';

/** Where the first payment of an enrollment is that waits for it. */
export type PaymentStep = 'due' | 'started' | 'left' | 'confirming' | 'declined' | 'held';

/**
 * What is booked decides. How the browser came back says only whether it is worth waiting for a booking: anyone can type it.
 *
 * @param state of the newest payment; null: none was begun
 * @param returned null: not from the payment page
 */
export function paymentStep(state: PaymentState | null, returned: PaymentReturn | null): PaymentStep {
  switch (state) {
    case null:
      return 'due';
    case 'Declined':
      return 'declined';
    case 'Held':
      return 'held';
    case 'Paid':
      return 'confirming';
    case 'Requested':
      return returned === null || returned === 'none' ? 'started' : returned === 'left' ? 'left' : 'confirming';
  }
}

/** It may be paid now, or again. */
export const canPay = (step: PaymentStep): boolean => step !== 'confirming' && step !== 'held';

/** What an agent is told. */
const PAYMENT_WORDS: Readonly<Record<PaymentStep, string>> = {
  due: 'The enrollment is complete once the first payment is made.',
  started: 'A payment was started and is not confirmed. If it was made, wait until it shows here before you pay again.',
  left: 'The payment page was left before a payment was made.',
  confirming: 'The payment is being confirmed. This page shows it as soon as it is. Do not pay again.',
  declined: 'The card was declined and nothing was paid. Try again, or use another card.',
  held: PAYMENT_IS_CHECKED,
};
/** The marketplace has enrolled the household already. */
const DUE_TO_BEGIN = 'Coverage starts once the first payment is received.';

export const paymentWords = (step: PaymentStep, isFfm: boolean): string =>
  isFfm && step === 'due' ? DUE_TO_BEGIN : PAYMENT_WORDS[step];
