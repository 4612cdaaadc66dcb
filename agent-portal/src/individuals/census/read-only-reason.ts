import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';

/** Why nothing can be changed; null when it can. */
export function readOnlyReason({
  CanEdit,
  IsDeleted,
  Expiry,
  QuoteStatus,
}: Pick<IndividualQuoteResponse, 'CanEdit' | 'IsDeleted' | 'Expiry' | 'QuoteStatus'>): string | null {
  if (Expiry?.Kind === 'expired') {
    return Expiry.Message;
  }
  if (CanEdit) {
    return null;
  }
  return IsDeleted
    ? 'This quote has been deleted. Nothing in it can be changed.'
    : `The household and its coverage cannot be changed while the quote is in status ${QuoteStatus}.`;
}
