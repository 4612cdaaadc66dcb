import { consumerIdOf, payingProblem, quoteOfConsumer, returnAddress } from '#shared/payments/hand-off';
import { INDIVIDUAL_STATUSES } from '#shared/individuals/individual-status';

describe('handing over the first payment', () => {
  const ours = { isDeleted: false, isFfm: false };
  const marketplaces = { isDeleted: false, isFfm: true };
  const payable = (quote: typeof ours) =>
    INDIVIDUAL_STATUSES.filter((status) => payingProblem({ status, ...quote }, null) === null);

  it('is for quotes that wait for it', () => {
    expect(payable(ours)).toEqual(['PaymentPending']);
    expect(payingProblem({ ...ours, status: 'Complete' }, null)).toBe(
      'A quote in status Complete is not waiting for its first payment.',
    );
  });

  it('is also for what the marketplace has enrolled', () => {
    expect(payable(marketplaces)).toEqual(['PaymentPending', 'PendingSEVerification', 'Complete']);
    expect(payingProblem({ ...marketplaces, status: 'Declined' }, null)).toBe(
      'A quote in status Declined is not waiting for its first payment.',
    );
  });

  it.each([ours, marketplaces])('is not for a deleted quote', (quote) => {
    expect(payable({ ...quote, isDeleted: true })).toEqual([]);
    expect(payingProblem({ ...quote, status: 'Complete', isDeleted: true }, 'Paid')).toBe('This quote is deleted.');
  });

  it('is made once', () => {
    const enrolled = { ...marketplaces, status: 'Complete' } as const;
    expect(payingProblem(enrolled, 'Paid')).toBe('The first payment of this enrollment was made.');
    expect(payingProblem({ ...ours, status: 'PaymentPending' }, 'Held')).toBe(
      'A payment for this enrollment was made and is being checked. It must not be made again.',
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
