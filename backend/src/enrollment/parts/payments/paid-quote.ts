import type { PaidQuote } from '#shared/payments/hand-off';
import type { IndividualQuote } from '../../../quoting/quotes/quotes.repository.ts';

export const paidQuoteOf = ({ status, isDeleted, individual: { isFfm } }: IndividualQuote): PaidQuote => ({
  status,
  isDeleted,
  isFfm,
});
