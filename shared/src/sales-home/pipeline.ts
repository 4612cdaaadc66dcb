import type { QuoteStatus } from '#shared/quotes/quote-status';

/** The statuses in which a group quote is still open, in lifecycle order. */
export const PIPELINE_STATUSES: readonly QuoteStatus[] = [
  'EditingCensus',
  'Quoting',
  'CreatedProposal',
  'Enrolling',
  'SignatureRequired',
  'Complete',
  'Pended',
  'PendingPassive',
  'PassiveRenewalFailure',
];

/** A renewal quote in one of these statuses renews its group. */
export const RENEWED_STATUSES: readonly QuoteStatus[] = ['Approved', 'PassivelyRenewed'];

/** In one of these statuses a renewal is in progress: plans are being selected, nothing is decided. */
export const RENEWING_STATUSES: readonly QuoteStatus[] = [
  'Enrolling',
  'SignatureRequired',
  'Complete',
  'Pended',
  'PendingPassive',
];
