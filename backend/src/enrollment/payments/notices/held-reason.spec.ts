import type { PaidQuote } from '#shared/payments/hand-off';
import type { PaymentNotice } from '#shared/payments/payment.record';
import { whyHeld } from './held-reason.ts';

const NOT_AWAITED = 'The enrollment was no longer waiting for this payment.';

const paid = (quote: Partial<PaidQuote>, { isPaid = false, amount = 812.4 } = {}) => {
  const notice = { Outcome: 'Paid', Amount: amount } as PaymentNotice;
  const of = { status: 'Complete', isDeleted: false, isFfm: true, ...quote } as const;
  return whyHeld(notice, { amountCents: 812_40 }, { quote: of, isPaid });
};

describe('why a payment that was made is not booked', () => {
  it.each`
    quote                                         | isPaid   | expected
    ${{ status: 'PaymentPending', isFfm: false }} | ${false} | ${null}
    ${{ status: 'Complete', isFfm: false }}       | ${false} | ${NOT_AWAITED}
    ${{ status: 'Complete' }}                     | ${false} | ${null}
    ${{ status: 'PendingSEVerification' }}        | ${false} | ${null}
    ${{ status: 'Complete' }}                     | ${true}  | ${NOT_AWAITED}
    ${{ status: 'Declined' }}                     | ${false} | ${NOT_AWAITED}
    ${{ status: 'FailedEnrollment' }}             | ${false} | ${NOT_AWAITED}
    ${{ status: 'Complete', isDeleted: true }}    | ${false} | ${NOT_AWAITED}
  `('$quote, another one booked: $isPaid', ({ quote, isPaid, expected }) => {
    expect(paid(quote as Partial<PaidQuote>, { isPaid: isPaid as boolean })).toBe(expected);
  });

  it('is another amount first of all', () => {
    expect(paid({}, { amount: 812.41, isPaid: true })).toBe('The amount differs from the first premium.');
  });
});
