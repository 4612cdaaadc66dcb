import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { SELECTION_CLOSED } from '#shared/plans/selection';

type LockedBy = Pick<
  IndividualQuoteResponse,
  'IsDeleted' | 'Expiry' | 'Status' | 'QuoteStatus' | 'ReadOnly' | 'CanEdit'
>;

/** Why the plans of a household cannot be selected now; null when they can. */
export function householdLock(quote: LockedBy): string | null {
  if (quote.IsDeleted) {
    return 'This quote has been deleted. Its plans cannot be changed.';
  }
  if (quote.Expiry?.Kind === 'expired') {
    return quote.Expiry.Message;
  }
  if (quote.Status !== 'Quoting') {
    return `The plans cannot be changed while the quote is in status ${quote.QuoteStatus}.`;
  }
  return quote.ReadOnly > 0 || !quote.CanEdit ? SELECTION_CLOSED : null;
}
