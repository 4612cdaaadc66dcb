import { consumerIdOf, payingProblem, quoteOfConsumer, returnAddress } from '#shared/payments/hand-off';
import { INDIVIDUAL_STATUSES } from '#shared/individuals/individual-status';

describe('handing over the first payment', () => {
  it('is for quotes that wait for it', () => {
    const open = INDIVIDUAL_STATUSES.filter((status) => payingProblem({ status, isDeleted: false }) === null);
    expect(open).toEqual(['PaymentPending']);
    expect(payingProblem({ status: 'PaymentPending', isDeleted: true })).toBe('This quote is deleted.');
    expect(payingProblem({ status: 'Complete', isDeleted: false })).toBe(
      'A quote in status Complete is not waiting for its first payment.',
    );
  });

  it('names the quote to the provider', () => {
    expect(consumerIdOf(4711)).toBe('Q4711');
    expect(quoteOfConsumer(consumerIdOf(4711))).toBe(4711);
  });

  it.each(['4711', 'Q', 'Q0', 'Q07', 'q7', 'Q7 ', 'Q12345678901', '1000101', ''])(
    '"%s" names no quote',
    (consumerId) => {
      expect(quoteOfConsumer(consumerId)).toBeNull();
    },
  );

  it('leads back to the enrollment', () => {
    expect(returnAddress('https://quote.example.com/enrollment/individual/7', 'left')).toBe(
      'https://quote.example.com/enrollment/individual/7?payment=left',
    );
  });
});
