import { ONE_PLAN_FIRST } from '#shared/individuals/two-plans';
import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';

/** Why nothing can be changed; null when it can. */
export function readOnlyReason({
  CanEdit,
  IsDeleted,
  Expiry,
  QuoteStatus,
  Status,
  Companion,
}: Pick<IndividualQuoteResponse, 'CanEdit' | 'IsDeleted' | 'Expiry' | 'QuoteStatus' | 'Status' | 'Companion'>):
  string | null {
  if (Expiry?.Kind === 'expired') {
    return Expiry.Message;
  }
  if (CanEdit) {
    return null;
  }
  if (Companion !== null && Status === 'Quoting' && !IsDeleted) {
    return ONE_PLAN_FIRST;
  }
  return IsDeleted
    ? 'This quote has been deleted. Nothing in it can be changed.'
    : `The household and its coverage cannot be changed while the quote is in status ${QuoteStatus}.`;
}
