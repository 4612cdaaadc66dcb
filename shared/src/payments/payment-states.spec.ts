import { canPaymentBecome, PAYMENT_OUTCOMES, PAYMENT_STATES } from '#shared/payments/payment-states';

describe('what the provider may say of a payment', () => {
  it.each([
    ['Requested', ['Paid', 'Declined', 'Held']],
    ['Declined', ['Paid', 'Held']],
    ['Held', ['Paid', 'Declined']],
    ['Paid', []],
  ] as const)('after %s: %j', (from, expected) => {
    expect(PAYMENT_OUTCOMES.filter((to) => canPaymentBecome(from, to))).toEqual(expected);
  });

  it('is decided for every state', () => {
    expect(PAYMENT_STATES.map((state) => typeof canPaymentBecome(state, 'Paid'))).toEqual(Array(4).fill('boolean'));
  });
});
