import { centsFromDollars } from '#shared/formats/currency';
import { type PaidQuote, takesPayment } from '#shared/payments/hand-off';
import type { PaymentNotice } from '#shared/payments/payment.record';
import { withoutPersonalData } from '../../installation/carrier/carrier-answer.ts';
import type { IndividualPayment } from '../../parts/payments/individual-payment.table.ts';

const HELD_BY_PROVIDER = 'The payment provider holds this payment.';
const AMOUNT_DIFFERS = 'The amount differs from the first premium.';
const NOT_AWAITED = 'The enrollment was no longer waiting for this payment.';

/**
 * Why a payment was made that cannot be booked: staff have to look at it. null if it can, and if none was made.
 *
 * @param isPaid another payment of the enrollment is booked
 */
export function whyHeld(
  { Outcome, Amount, Reason }: PaymentNotice,
  { amountCents }: Pick<IndividualPayment, 'amountCents'>,
  { quote, isPaid }: { quote: PaidQuote; isPaid: boolean },
): string | null {
  if (Outcome === 'Declined') {
    return null;
  }
  if (Outcome === 'Held') {
    return withoutPersonalData(Reason ?? '') || HELD_BY_PROVIDER;
  }
  return centsFromDollars(Amount) !== amountCents
    ? AMOUNT_DIFFERS
    : takesPayment(quote) && !isPaid
      ? null
      : NOT_AWAITED;
}
