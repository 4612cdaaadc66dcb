import { groupStatusLabel, QUOTE_STATUSES, type QuoteStatus } from '#shared/quotes/quote-status';

/** Where a group's renewal stands: the status of the quote that renews it, or that nobody has begun one. */
export type RenewalState = QuoteStatus | 'NotStarted';
export const RENEWAL_STATES: readonly RenewalState[] = ['NotStarted', ...QUOTE_STATUSES];

/** In the words of internal staff. */
export const renewalStateLabel = (state: RenewalState): string =>
  state === 'NotStarted' ? 'Not started' : groupStatusLabel(state, 'internal');
