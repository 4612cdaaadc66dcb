import type { IndividualQuoteResponse } from '#shared/individuals/individual-quote.record';
import { SELECTION_CLOSED } from '#shared/plans/selection';

type LockedBy = Pick<
  IndividualQuoteResponse,
  'IsDeleted' | 'Expiry' | 'Status' | 'QuoteStatus' | 'ReadOnly' | 'CanEdit' | 'Companion'
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
  // Of a household in two plans, the plans are all that can be changed.
  const isOpen = quote.CanEdit || quote.Companion !== null;
  return quote.ReadOnly > 0 || !isOpen ? SELECTION_CLOSED : null;
}
