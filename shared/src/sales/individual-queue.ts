import { INDIVIDUAL_STATUSES, INDIVIDUAL_TRANSITIONS } from '#shared/individuals/individual-status';
import type { QuoteStatus } from '#shared/quotes/quote-status';
import { DEFAULT_QUEUE_STATUSES } from '#shared/sales/shown-approval';

/**
 * The statuses that the queue of individuals shows when it opens. Spec 002 section 4 names three of them, which hardly any individual
 * quote ever has: with those alone the queue would look empty. Individuals, decision 5.
 */
export const DEFAULT_INDIVIDUAL_STATUSES: readonly QuoteStatus[] = [
  ...DEFAULT_QUEUE_STATUSES,
  'Complete',
  'PaymentPending',
  'PendingSEVerification',
  'Pended',
  'FailedEnrollment',
];

/** Submitted, and something still has to happen. */
export const WAITING_INDIVIDUAL_STATUSES: readonly QuoteStatus[] = INDIVIDUAL_STATUSES.filter(
  (status) =>
    DEFAULT_INDIVIDUAL_STATUSES.includes(status) && INDIVIDUAL_TRANSITIONS.some(({ from }) => from.includes(status)),
);
