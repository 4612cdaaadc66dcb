import type { QuoteStatus } from '#shared/quotes/quote-status';

/** The states of a group quote on which something is still to be done, in the order in which it goes through them. */
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

/** A renewal quote in one of these renews its group. */
export const RENEWED_STATUSES: readonly QuoteStatus[] = ['Approved', 'PassivelyRenewed'];

/** In one of these a renewal is on its way: plans are chosen, nothing is decided. */
export const RENEWING_STATUSES: readonly QuoteStatus[] = [
  'Enrolling',
  'SignatureRequired',
  'Complete',
  'Pended',
  'PendingPassive',
];
