import type { QuoteStatus } from '#shared/quotes/quote-status';

/** Spec 002 section 4: "Approval time is shown only for Approved or PassivelyRenewed." */
export const showsApprovalTime = (status: QuoteStatus): boolean =>
  status === 'Approved' || status === 'PassivelyRenewed';

/** The queue's default statuses. Spec 002 section 4, "Default dashboard status filters". */
export const DEFAULT_QUEUE_STATUSES: readonly QuoteStatus[] = ['Approved', 'Rejected', 'PassivelyRenewed'];
