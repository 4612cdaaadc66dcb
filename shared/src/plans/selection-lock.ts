import type { QuoteStatus } from '#shared/quotes/quote-status';

export const APPROVE_CENSUS_FIRST = 'Approve the census before you choose plans.';
export const SELECTION_CLOSED = 'The plans of this quote can no longer be changed.';

const OPEN: readonly QuoteStatus[] = ['Quoting', 'CreatedProposal'];

/** Why the plans of a group quote cannot be selected now, or null when they can. */
export function selectionLock(status: QuoteStatus): string | null {
  if (OPEN.includes(status)) {
    return null;
  }
  return status === 'EditingCensus' ? APPROVE_CENSUS_FIRST : SELECTION_CLOSED;
}
